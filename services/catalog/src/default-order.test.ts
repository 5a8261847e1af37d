import type { Location } from './domain/location.ts';
import type { LocationQuery } from './domain/search/query.ts';
import { NOON } from './testing/builders.ts';
import { openDemoCatalog } from './testing/demo.ts';

const FEATURED = 9;
const WORLD = { west: -180, south: -90, east: 180, north: 90 };

/** Later ones are newer, and every tenth has a rating. */
const { useCases, locations, index, demo } = await openDemoCatalog((location, at) => ({
  ...location,
  createdAt: new Date(NOON.getTime() + at),
  ...(at % 10 === 0 && { rating: { average: 1 + (at % 40) / 10, count: 3, revision: 1 } }),
}));

const pages = async (query: Partial<LocationQuery>, limit: number): Promise<readonly Location[]> => {
  const all: Location[] = [];
  for (let total = 1; all.length < total;) {
    const page = await useCases.searchLocations({ ...query, limit, offset: all.length });
    total = page.total;
    all.push(...page.items);
  }
  return all;
};
const ids = (found: readonly Location[]): readonly string[] => found.map(({ id }) => id);
const located = (found: readonly Location[]): readonly Location[] => found.filter(({ coordinates }) => coordinates);

describe('the list without search or filters', () => {
  it('mixes the categories on its first page, ratings aside', async () => {
    const unrated = (await pages({}, 50)).filter(({ rating }) => rating.count === 0);
    const shares = Map.groupBy(unrated.slice(0, FEATURED), ({ categoryId }) => categoryId);
    expect(shares.size).toBeGreaterThanOrEqual(4);
    expect(Math.max(...[...shares.values()].map(({ length }) => length))).toBeLessThanOrEqual(FEATURED / 2);
  });

  it('pages to its end without a gap or a repeat', async () => {
    const all = ids(await pages({}, 100));
    expect(new Set(all).size).toBe(demo.length);
    expect(ids(await pages({}, 7))).toEqual(all);
  });

  it('has the same order in the documents as in the search index, of each category too', async () => {
    const listed = await pages({}, 100);
    expect((await index.search({ limit: 300, offset: 0 })).items).toEqual(ids(listed));
    expect(ids(await pages({ box: WORLD }, 100))).toEqual(ids(located(listed)));
    for (const categoryId of [20, 21, 28]) {
      const ofCategory = listed.filter((location) => location.categoryId === categoryId);
      expect(ids(await pages({ categoryId }, 100))).toEqual(ids(ofCategory));
      expect(ids(await pages({ categoryId, box: WORLD }, 100))).toEqual(ids(located(ofCategory)));
    }
  });

  it('keeps its order when a Location is changed', async () => {
    const before = ids(await pages({}, 100));
    const [first] = await locations.findMany([before.at(-1) ?? '']);
    if (!first) throw new Error('The list is empty.');
    await locations.replace({ ...first, city: 'Elsewhere', revision: first.revision + 1, updatedAt: new Date() }, first.revision, []);
    expect(ids(await pages({}, 100))).toEqual(before);
  });
}); // prettier-ignore
