import { enteredFacts } from './domain/place-facts.ts';
import type { FacetQuery } from './domain/search/facets.ts';
import { toIndexed } from './domain/search/indexed.ts';
import { publishedLocation } from './testing/builders.ts';
import { openCatalog } from './testing/catalog.ts';

const catalog = await openCatalog();

const spring = (id: string, facts: Parameters<typeof enteredFacts>[0], more = {}) =>
  publishedLocation(id, { name: `Spring ${id}`, ...enteredFacts(facts), ...more });
const given = [
  spring('warm', {
    waterTemperature: { minC: 36, maxC: 40 },
    price: { kind: 'free' },
    amenities: { has: ['sauna', 'food'] },
  }),
  spring('hot', { waterTemperature: { minC: 60, maxC: 90 }, price: { kind: 'paid' }, amenities: { lacks: ['sauna'] } }),
  spring('winter', {
    season: { open: ['dec', 'jan'] },
    wheelchair: { access: 'limited' },
    amenities: { has: ['sauna'] },
  }),
  spring('silent', {}),
];
await catalog.locations.insertMany(given.map((location) => ({ location, facts: [] })));
await catalog.index.write(given.map((location) => ({ put: toIndexed(location) })));

const search = (facets: FacetQuery, more = {}) =>
  catalog.useCases.searchLocations({ facets, isCounting: true, limit: 10, offset: 0, ...more });
const idsOf = async (facets: FacetQuery, more = {}) =>
  (await search(facets, more)).items.map(({ id }) => id).toSorted();
const countsOf = async (facets: FacetQuery, name: string) => {
  const counts = (await search(facets)).facets?.find(({ facet }) => facet === name);
  const found = counts?.values.filter(({ count }) => count > 0).map(({ value, count }) => [value, count] as const);
  return { ...Object.fromEntries(found ?? []), unknown: counts?.unknown };
};

describe('facets of a search', () => {
  it('find water that reaches a range of temperatures', async () => {
    expect(await idsOf({ minC: 38, maxC: 41 })).toEqual(['warm']);
    expect(await idsOf({ minC: 44 })).toEqual(['hot']);
    expect(await idsOf({ maxC: 36 })).toEqual(['warm']);
  });

  it('take the values of one for alternatives, and all amenities together', async () => {
    expect(await idsOf({ price: ['free', 'paid'] })).toEqual(['hot', 'warm']);
    expect(await idsOf({ amenity: ['sauna'] })).toEqual(['warm', 'winter']);
    expect(await idsOf({ amenity: ['sauna', 'food'] })).toEqual(['warm']);
    expect(await idsOf({ month: ['jan', 'feb'] })).toEqual(['winter']);
  });

  it('leave out places that do not say, unless they are wanted too', async () => {
    expect(await idsOf({ price: ['free'], includeUnknown: true })).toEqual(['silent', 'warm', 'winter']);
    expect(await idsOf({ amenity: ['sauna'], includeUnknown: true })).toEqual(['silent', 'warm', 'winter']);
  });

  it('go with words', async () => {
    expect(await idsOf({ amenity: ['sauna'] }, { text: 'winter' })).toEqual(['winter']);
    expect(await idsOf({ minC: 38 }, { text: 'winter' })).toEqual([]);
  });

  it('count each value under the other filters, and how many do not say', async () => {
    expect(await countsOf({}, 'price')).toEqual({ free: 1, paid: 1, unknown: 2 });
    expect(await countsOf({ price: ['free'] }, 'price')).toEqual({ free: 1, paid: 1, unknown: 2 });
    expect(await countsOf({ price: ['free'] }, 'amenity')).toEqual({ sauna: 1, food: 1, unknown: 0 });
    expect(await countsOf({ amenity: ['sauna'] }, 'amenity')).toEqual({ sauna: 2, food: 1, unknown: 1 });
    expect(await countsOf({}, 'temperature')).toEqual({ warm: 1, hot: 1, scalding: 1, unknown: 2 });
  });

  it('are counted only on request', async () => {
    expect((await search({}, { isCounting: false, text: 'spring' })).facets).toBeNull();
  });

  it('count on the map as in the list', async () => {
    const box = { west: -180, south: -90, east: 180, north: 90 };
    const facets = { price: ['free'] };
    const map = await catalog.useCases.showMap({ box, zoom: 3, facets, isCounting: true });
    expect(map.total).toBe(1);
    expect(map.facets).toEqual((await search(facets)).facets);
  });
});
