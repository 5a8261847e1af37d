import type { Location } from './domain/location.ts';
import { openImports, row } from './testing/imports.ts';
import { renewLocations } from './use-cases/renew-locations.ts';

const catalog = await openImports();
const { useCases, locations, index, importRows, stored, storePast, published } = catalog;

/** More than one step of the renewal. */
const SPRINGS = Array.from({ length: 60 }, (_, at) => String(at));
const SAID = { temperature: '38 °C', bestTimeToVisit: 'when you like', hours: 'Monday 9:00-17:00' };
/** What release 1.0.0 did not store. */
const UNKNOWN_THEN = { waterTemperature: null, kinds: null, openingHours: null, schedule: null, unparsedTexts: [] };

const everyOne = async (): Promise<readonly Location[]> => Promise.all(SPRINGS.map(stored));
const datesOf = (places: readonly Location[]) => places.map(({ createdAt, updatedAt }) => [createdAt, updatedAt]);
const warmOnes = async (): Promise<number> =>
  (await index.search({ facets: { minC: 38, maxC: 38 }, limit: 1, offset: 0 })).total;

await importRows(...SPRINGS.map((id) => row(id, SAID)), row('changed meanwhile', { temperature: '20 °C' }));
const before = await everyOne();

beforeEach(async () => {
  await storePast({ v: 5, ...UNKNOWN_THEN });
  await useCases.rebuildSearch();
});

describe('the renewal of places that an earlier version stored', () => {
  it('stores the facts that their texts say, once, and tells search alone', async () => {
    expect((await stored('1')).waterTemperature).toBeNull();
    expect(await warmOnes()).toBe(0);
    const facts = (await published()).length;
    await useCases.renewLocations();
    const after = await everyOne();
    expect(
      after.map(({ waterTemperature, openingHours, schedule }) => [waterTemperature, openingHours, schedule]),
    ).toEqual(before.map(({ waterTemperature, openingHours, schedule }) => [waterTemperature, openingHours, schedule]));
    expect(await warmOnes()).toBe(SPRINGS.length);
    expect(await useCases.countUnparsedTexts()).toEqual([{ field: 'bestTimeToVisit', count: SPRINGS.length }]);
    expect(datesOf(after)).toEqual(datesOf(before));
    expect(await published()).toHaveLength(facts);
    await useCases.renewLocations();
    expect(await everyOne()).toEqual(after);
  });

  it('goes on where it ended', async () => {
    let steps = 0;
    const ending = renewLocations({
      locations: {
        ...locations,
        replaceMany: async (rows) => {
          if (steps === 1) throw new Error('the process ends');
          steps += 1;
          return locations.replaceMany(rows);
        },
      },
      index,
      evaluateHours: async (location) => location,
      now: () => new Date(),
    });
    await expect(ending()).rejects.toThrow('the process ends');
    const revisions = (places: readonly Location[]) => places.map(({ revision }) => revision);
    const renewedOnes = (await everyOne()).filter(({ waterTemperature }) => waterTemperature !== null);
    expect(renewedOnes.length).toBeGreaterThan(0);
    expect(renewedOnes.length).toBeLessThan(SPRINGS.length);
    await useCases.renewLocations();
    expect(await warmOnes()).toBe(SPRINGS.length);
    const ids = renewedOnes.map(({ id }) => id);
    expect(revisions(await locations.findMany(ids))).toEqual(revisions(renewedOnes));
  });

  it('is safe in two processes at once, and beside a change of a place', async () => {
    const { id, revision } = await stored('changed meanwhile');
    const renewals = [useCases.renewLocations(), useCases.renewLocations()];
    const changed = await useCases.changeLocation(id, { temperature: '21 °C' });
    await Promise.all(renewals);
    expect(changed.revision).toBeLessThanOrEqual(revision + 2);
    expect(await stored('changed meanwhile')).toMatchObject({ waterTemperature: { minC: 21 } });
    expect(await locations.renewalDue(new Date(), 1)).toEqual([]);
    expect(await warmOnes()).toBe(SPRINGS.length);
  });
});
