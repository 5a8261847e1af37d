import { readFileSync } from 'node:fs';
import { textIn } from '@wellspring/words/error-text';
import { z } from 'zod';
import { openGazetteer } from '../adapters/gazetteer.ts';
import { doubtPoint } from './doubt-point.ts';

const doubt = doubtPoint({ gazetteer: openGazetteer() });
const at = async (latitude: number, longitude: number, city: string | null, country: string | null, state?: string) =>
  doubt({ latitude, longitude }, { city, country, state: state ?? null });

describe('a point is doubted', () => {
  it.each([
    ['0, 0', 'zero', null, [0, 0, 'Budapest', 'Hungary']],
    ['0, 0 without a town or a country', 'zero', null, [0, 0, null, null]],
    ['swapped', 'swapped', [47.49, 19.04], [19.04, 47.49, 'Budapest', 'Hungary']],
    ['swapped, in the north', 'swapped', [64.15, -21.94], [-21.94, 64.15, 'Reykjavík', 'Iceland']],
    ['without its minus', 'sign', [34.05, -118.24], [34.05, 118.24, 'Los Angeles', 'USA', 'California']],
    ['with a minus too many', 'sign', [-33.87, 151.21], [33.87, 151.21, 'Sydney', 'Australia']],
    ['the same number twice', 'repeated', null, [47.1, 47.1, 'Budapest', 'Hungary']],
    ['far from its town', 'farFromTown', null, [64.146, -21.94, 'Budapest', 'Ungarn']],
    ['outside its country', 'outsideCountry', null, [64.146, -21.94, null, 'Hungary']],
    ['swapped, with a known country alone', 'swapped', [47.49, 19.04], [19.04, 47.49, 'Xqzzwv', 'Hungary']],
  ] as const)('that is %s', async (_, kind, mending, [latitude, longitude, city, country, state]) => {
    const found = await at(latitude, longitude, city, country, state);
    expect([found?.kind, found?.mending && [found.mending.latitude, found.mending.longitude]]).toEqual([kind, mending]);
  });

  it('with a message that says how far it is and what would fit', async () => {
    const missing = await at(34.05, 118.24, 'Los Angeles', 'United States');
    expect(missing && textIn('en', missing.words)).toMatch(
      /^This point is 1\d,\d{3} km from Los Angeles\. The longitude seems to be -118\.24/,
    );
    expect(missing?.town?.name).toBe('Los Angeles');
    const outside = await at(64.146, -21.94, null, 'Hungary');
    expect(outside && textIn('en', outside.words)).toMatch(/^This point is 2,\d{3} km outside Hungary\.$/);
  });
});

describe('a point is not doubted', () => {
  it.each([
    ['near its town', [47.5, 19.1, 'Budapest', 'Hungary']],
    ['the same number twice, near its town', [47.1, 47.1, null, 'Kazakhstan']],
    ['in the country, of a town that nobody knows', [46.8, 17.8, 'Xqzzwv', 'Hungary']],
    ['near one of the towns of the name', [44.05, -123.02, 'Springfield', 'United States']],
    ['in a state that has no town of the name', [44.0, -72.7, 'Los Angeles', 'United States', 'Vermont']],
    ['across the antimeridian', [-16.5, -179.99, null, 'Fiji']],
    ['far off, in what belongs to the country', [19.9, -155.5, null, 'United States']],
    ['in the country, of a small town that shares its name', [49.8, 9.7, 'Holzkirchen', 'Germany']],
    ['without a town or a country', [12, 34, null, null]],
    ['in an unknown country', [12, 34, 'Nowhereville', 'Atlantis']],
  ] as const)('that is %s', async (_, [latitude, longitude, city, country, state]) => {
    expect(await at(latitude, longitude, city, country, state)).toBeNull();
  });
});

const Row = z.object({
  latitude: z.number(),
  longitude: z.number(),
  city: z.string().nullish(),
  state: z.string().nullish(),
  country: z.string().nullish(),
});
const DEMO = new URL('../../../../commands/demo/data/places.ndjson', import.meta.url);

it('none of the places of the demo is doubted', async () => {
  const rows = readFileSync(DEMO, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => Row.parse(JSON.parse(line)));
  const doubts = await Promise.all(
    rows.map(({ latitude, longitude, city = null, state = null, country = null }) =>
      doubt({ latitude, longitude }, { city, state, country }),
    ),
  );
  expect(rows.length).toBeGreaterThan(200);
  expect(doubts.filter((found) => found !== null)).toEqual([]);
});
