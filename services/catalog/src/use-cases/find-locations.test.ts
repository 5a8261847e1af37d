import { publishedLocation } from '../testing/builders.ts';
import { openCatalog } from '../testing/catalog.ts';
import { toIndexed } from '../domain/search/indexed.ts';

const catalog = await openCatalog();

const KYOTO = { latitude: 35.02, longitude: 135.76 };

const given = [
  publishedLocation('far', { name: 'Dogo Onsen', coordinates: { latitude: 33.852, longitude: 132.786 } }),
  publishedLocation('near', { name: 'Kurama Onsen', coordinates: { latitude: 35.1238, longitude: 135.7625 } }),
  publishedLocation('inn', { name: 'The Old Inn', description: 'Of all inns, the oldest.', coordinates: null }),
  publishedLocation('nowhere', { name: 'Onsen of nowhere', coordinates: null }),
];
await catalog.locations.insertMany(given.map((location) => ({ location, facts: [] })));
await catalog.index.write(given.map((location) => ({ put: toIndexed(location) })));

const page = { limit: 10, offset: 0 };

describe('a list near a point', () => {
  it('has the distance of each Location with coordinates, and the point that it is measured from', async () => {
    const { items, near } = await catalog.useCases.searchLocations({ ...page, near: KYOTO });
    expect(near).toEqual({ ...KYOTO, label: null, bounds: null });
    expect(items.map(({ id, distanceKm }) => [id, distanceKm ?? null])).toEqual([
      ['near', expect.closeTo(11.54, 1)],
      ['far', expect.closeTo(302.07, 1)],
      ['inn', null],
      ['nowhere', null],
    ]);
  });
});

describe('an empty list', () => {
  it('names the nearest place beyond the requested radius or box', async () => {
    const radius = await catalog.useCases.searchLocations({ ...page, near: KYOTO, radiusKm: 1 });
    expect(radius).toMatchObject({ total: 0, nearest: { id: 'near', distanceKm: expect.closeTo(11.54, 1) as number } });
    const box = { west: 0, south: 0, east: 1, north: 1 };
    const inBox = await catalog.useCases.searchLocations({ ...page, near: KYOTO, box, text: 'dogo' });
    expect(inBox).toMatchObject({ total: 0, nearest: { id: 'far' } });
  });

  it('names none where the list has one', async () => {
    const found = await catalog.useCases.searchLocations({ ...page, near: KYOTO, radiusKm: 20 });
    expect(found).toMatchObject({ items: [{ id: 'near' }], nearest: null });
  });

  it('names no nearest place without a point, or when no place has the words', async () => {
    expect((await catalog.useCases.searchLocations({ ...page, text: 'yoga' })).nearest).toBeNull();
    const unknown = { ...page, text: 'yoga', near: KYOTO, radiusKm: 1 };
    expect((await catalog.useCases.searchLocations(unknown)).nearest).toBeNull();
  });
});

describe('the map', () => {
  const world = { box: { west: -180, south: -85, east: 180, north: 85 }, zoom: 8 };

  it('shows and counts what lies within a radius, with and without words', async () => {
    const shown = async (query: { readonly radiusKm?: number; readonly text?: string }) => {
      const { total, places } = await catalog.useCases.showMap({ ...world, near: KYOTO, ...query });
      return [total, places.map(({ id }) => id).toSorted()];
    };
    expect(await shown({})).toEqual([2, ['far', 'near']]);
    expect(await shown({ radiusKm: 50 })).toEqual([1, ['near']]);
    expect(await shown({ radiusKm: 50, text: 'onsen' })).toEqual([1, ['near']]);
    expect(await shown({ radiusKm: 50, text: 'dogo' })).toEqual([0, []]);
    expect(await shown({ radiusKm: 400, text: 'onsen near me' })).toEqual([2, ['far', 'near']]);
  });
});

describe('a list without a point', () => {
  it('has no distances', async () => {
    const { items, near } = await catalog.useCases.searchLocations({ ...page, text: 'onsen' });
    expect(near).toBeNull();
    expect(items).toHaveLength(3);
    expect(items.some((location) => 'distanceKm' in location)).toBe(false);
  });
});

describe('suggestions', () => {
  it('are made for significant words, and for stop words and fillers when a name begins with them', async () => {
    const suggested = async (text: string) =>
      (await catalog.useCases.suggestLocations(text, 8)).map(({ name }) => name);
    expect(await suggested('of')).toEqual([]);
    expect(await suggested('old')).toEqual(['The Old Inn']);
    expect(await suggested('the')).toEqual(['The Old Inn']);
  });
});
