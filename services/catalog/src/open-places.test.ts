import { enteredFacts } from './domain/place-facts.ts';
import type { Location } from './domain/location.ts';
import type { FacetQuery } from './domain/search/facets.ts';
import { toIndexed } from './domain/search/indexed.ts';
import { publishedLocation } from './testing/builders.ts';
import { openCatalog } from './testing/catalog.ts';

const MINUTE = 60_000;
const DAY = 1_440;

const catalog = await openCatalog();

const hours = (rows: readonly (readonly [from: number, to: number])[], zone = 'Asia/Tokyo') => ({
  osm: 'not read here',
  comment: null,
  zone,
  weekly: rows.map(([from, to]) => ({ from, to, isOpen: true as const })),
  dated: null,
  isByAppointment: false,
});
const place = (
  id: string,
  schedule: Location['schedule'],
  facts: Parameters<typeof enteredFacts>[0] = {},
): Location => ({
  ...publishedLocation(id, { name: `Bath ${id}`, ...enteredFacts(facts) }),
  schedule,
});
const monday = place('monday', hours([[9 * 60, 17 * 60]]));
const given = [
  place('always', hours([[0, 7 * DAY]])),
  monday,
  place('never', hours([])),
  place('shut', hours([[0, 7 * DAY]]), { status: { state: 'temporarilyClosed' } }),
  place('silent', null),
];
await catalog.locations.insertMany(given.map((location) => ({ location, facts: [] })));
await catalog.index.write(given.map((location) => ({ put: toIndexed(location) })));

const search = (facets: FacetQuery, more = {}) =>
  catalog.useCases.searchLocations({ facets, isCounting: true, limit: 10, offset: 0, ...more });
const idsOf = async (facets: FacetQuery, more = {}) =>
  (await search(facets, more)).items.map(({ id }) => id).toSorted();
/** Monday 2026-11-30 by the clock of Tokyo. */
const inTokyo = (clock: string): number => Date.parse(`2026-11-30T${clock}+09:00`);

describe('a search for open places', () => {
  it('goes by the clock of each place', async () => {
    expect(await idsOf({ openAt: inTokyo('09:00') })).toEqual(['always', 'monday']);
    expect(await idsOf({ openAt: inTokyo('08:59') })).toEqual(['always']);
    expect(await idsOf({ openAt: inTokyo('17:00') })).toEqual(['always']);
  });

  it('takes the present time', async () => {
    expect(await idsOf({ openNow: true })).toContain('always');
    expect(await idsOf({ openNow: true })).not.toContain('never');
  });

  it('leaves out places that are closed for a while, and those that do not say unless they are wanted', async () => {
    expect(await idsOf({ openAt: inTokyo('12:00'), includeUnknown: true })).toEqual(['always', 'monday', 'silent']);
  });

  it('counts open places whether it asks for them or not', async () => {
    for (const facets of [{ openAt: inTokyo('12:00') }, { openAt: inTokyo('12:00'), includeUnknown: true }])
      expect((await search(facets)).facets?.find(({ facet }) => facet === 'open')).toEqual({
        facet: 'open',
        values: [{ value: 'yes', count: 2 }],
        unknown: 1,
      });
    const { facets } = await catalog.useCases.searchLocations({ isCounting: true, limit: 1, offset: 0 });
    const open = facets?.find(({ facet }) => facet === 'open');
    expect(open?.unknown).toBe(1);
    expect(open?.values[0]?.count).toBeGreaterThanOrEqual(1);
  });

  it('is the same on the map', async () => {
    const box = { west: -180, south: -90, east: 180, north: 90 };
    const at = (clock: string) =>
      catalog.useCases.showMap({ box, zoom: 3, facets: { openAt: inTokyo(clock) }, isCounting: true });
    expect((await at('12:00')).total).toBe(2);
    expect((await at('18:00')).total).toBe(1);
    expect((await at('12:00')).facets).toEqual((await search({ openAt: inTokyo('12:00') })).facets);
  });

  it('sees hours that change', async () => {
    const closed = { ...monday, schedule: hours([]), revision: monday.revision + 1 };
    await catalog.index.write([{ put: toIndexed(closed) }]);
    expect(await idsOf({ openAt: inTokyo('12:00') })).toEqual(['always']);
    await catalog.index.write([{ put: toIndexed({ ...monday, revision: monday.revision + 2 }) }]);
    expect(await idsOf({ openAt: inTokyo('12:00') + MINUTE })).toEqual(['always', 'monday']);
  });
});

describe('words that ask for open places', () => {
  it.each(['bath open now', 'jetzt geöffnet bath', 'bath 営業中'])('become a facet: %s', async (text) => {
    const { items, interpretation } = await catalog.useCases.searchLocations({ text, limit: 10, offset: 0 });
    expect(interpretation?.facets).toMatchObject([{ fact: 'openNow', facet: 'open', isApplied: true }]);
    const ids = items.map(({ id }) => id);
    expect(ids).toContain('always');
    expect(ids).not.toContain('never');
    expect(ids).not.toContain('silent');
  });
});
