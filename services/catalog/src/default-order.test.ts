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
  it('mixes kinds and continents on its first page', async () => {
    const first = (await pages({}, 50)).slice(0, FEATURED);
    const largest = (of: (location: Location) => unknown): number =>
      Math.max(...[...Map.groupBy(first, of).values()].map(({ length }) => length));
    expect(largest(({ categoryId }) => categoryId)).toBeLessThanOrEqual(3);
    expect(largest(({ kinds }) => kinds?.are[0])).toBeLessThanOrEqual(2);
    expect(largest(({ country }) => country)).toBeLessThanOrEqual(3);
  });

  it('pages to its end without a gap or a repeat', async () => {
    const all = ids(await pages({}, 100));
    expect(new Set(all).size).toBe(demo.length);
    expect(ids(await pages({}, 7))).toEqual(all);
  });

  it('has the same order in the documents as in the search index, of each category too', async () => {
    const all = { limit: 300, offset: 0 };
    const listed = (await locations.published(all)).items;
    expect((await index.search(all)).items).toEqual(ids(listed));
    expect((await index.search({ ...all, box: WORLD })).items).toEqual(ids(located(listed)));
    for (const categoryId of [20, 21, 28]) {
      const ofCategory = listed.filter((location) => location.categoryId === categoryId);
      expect(ids((await locations.published({ ...all, categoryId })).items)).toEqual(ids(ofCategory));
      expect((await index.search({ ...all, categoryId })).items).toEqual(ids(ofCategory));
    }
  });

  it('is spread alike, from the documents and from the search index', async () => {
    const everyTemperature = { facets: { minC: -99, includeUnknown: true } };
    expect(ids(await pages(everyTemperature, 100))).toEqual(ids(await pages({}, 100)));
  });

  it('keeps its order when a Location is changed', async () => {
    const before = ids(await pages({}, 100));
    const [first] = await locations.findMany([before.at(-1) ?? '']);
    if (!first) throw new Error('The list is empty.');
    await locations.replace({ ...first, city: 'Elsewhere', revision: first.revision + 1, updatedAt: new Date() }, first.revision, []);
    expect(ids(await pages({}, 100))).toEqual(before);
  });
}); // prettier-ignore
