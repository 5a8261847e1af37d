import type { IndexedLocation } from '../domain/search/indexed-location.ts';
import type { SearchIndex } from '../search-ports.ts';
import { filledIndex, place, put } from './search-contract-parts.ts';

const ORIGIN = { basis: 'told', source: null, date: null, readFrom: null } as const;
const ROTORUA = { latitude: -38.14, longitude: 176.25 };

const statusOf = (state: 'open' | 'temporarilyClosed' | 'permanentlyClosed'): Pick<IndexedLocation, 'status'> => ({
  status: { state, until: null, since: null, ...ORIGIN },
});
const GONE = statusOf('permanentlyClosed');
const AWAY = statusOf('temporarilyClosed');

const spa = (id: string, name: string, more: Partial<IndexedLocation> = {}): IndexedLocation =>
  place(id, name, { city: 'Rotorua', coordinates: ROTORUA, status: null, ...more });

/** Where closed places are found, the same for each engine; `open` answers a new, empty index. */
export const searchClosureContract = (open: () => Promise<SearchIndex>): void => {
  const world = { box: { west: -180, south: -90, east: 180, north: 90 }, zoom: 3 };
  const page = { limit: 20, offset: 0 };
  let index: SearchIndex;
  const items = async (query: object): Promise<readonly string[]> => (await index.search({ ...query, ...page })).items;
  beforeEach(async () => {
    index = await filledIndex(open);
  });
  afterEach(() => index.close());

  it('finds a permanently closed place by its whole name alone', async () => {
    const tags = [{ name: 'Geothermal', slug: 'geothermal' }];
    await index.write(
      put([
        spa('gone', 'The Blue Baths', { ...GONE, tags, description: 'Mission style pools' }),
        spa('open', 'Polynesian Pools', { tags, description: 'Older than the Blue Baths' }),
      ]),
    );
    for (const text of ['The Blue Baths', 'blue baths', 'Baths, Blue', 'Blue Baths Rotorua', '"the blue baths"'])
      expect({ text, isFound: (await items({ text })).includes('gone') }).toEqual({ text, isFound: true });
    for (const text of ['blue', 'blue bath', 'baths', 'mission style', 'rotorua', 'hot springs', 'blu baths', 'the'])
      expect({ text, isFound: (await items({ text })).includes('gone') }).toEqual({ text, isFound: false });
    for (const query of [
      {},
      { near: ROTORUA },
      { near: ROTORUA, radiusKm: 5 },
      { tag: 'geothermal' },
      { box: world.box },
    ])
      expect(await items(query)).toEqual(['open']);
  });

  it('counts no facet of a permanently closed place, and has it on no map', async () => {
    await index.write(put([spa('gone', 'Blue Baths', GONE)]));
    const isCounting = true;
    expect(await index.search({ ...page, isCounting })).toMatchObject({ total: 0 });
    const named = await index.search({ ...page, text: 'Blue Baths', isCounting });
    expect(named.items).toEqual(['gone']);
    expect(
      named.facets?.every(({ values, unknown }) => unknown === 0 && values.every(({ count }) => count === 0)),
    ).toBe(true);
    expect((await index.map(world)).total).toBe(0);
    expect((await index.map({ ...world, text: 'Blue Baths' })).total).toBe(0);
  });

  it('suggests a permanently closed place only where nothing else fits', async () => {
    await index.write(put([spa('gone', 'Blue Baths', GONE)]));
    expect(await index.suggest({ text: 'Blue Bat' }, 8)).toEqual([]);
    expect(await index.suggest({ text: 'Blue Baths' }, 8)).toEqual(['gone']);
    await index.write(put([spa('hotel', 'Blue Baths Hotel')]));
    expect(await index.suggest({ text: 'Blue Baths' }, 8)).toEqual(['hotel']);
  });

  it('lists temporarily closed places after all others, and marks them on the map', async () => {
    const best = { rating: { average: 5, count: 90, revision: 90 } };
    await index.write(
      put([
        spa('away', 'Blue Baths', { ...AWAY, ...best, createdAt: new Date('2026-06-01') }),
        spa('far', 'Far Pools', { coordinates: { latitude: 40, longitude: 0 }, description: 'Like blue baths' }),
        spa('near', 'Near Pools', { description: 'Beside blue baths' }),
        spa('nowhere', 'Pools of blue baths', { coordinates: null }),
      ]),
    );
    for (const query of [{}, { near: ROTORUA }, { sort: 'rating' }, { sort: 'newest' }, { text: 'blue' }] as const)
      expect((await items(query)).at(-1)).toBe('away');
    expect((await items({ text: 'Blue Baths' }))[0]).toBe('away');
    expect((await index.search({ sort: 'rating', limit: 2, offset: 2 })).items[1]).toBe('away');
    expect(await index.search({ sort: 'rating', limit: 2, offset: 3 })).toMatchObject({ items: ['away'], total: 4 });
    const closed = (await index.map(world)).places.filter(({ isClosed }) => isClosed);
    expect(closed.map(({ id }) => id)).toEqual(['away']);
  });

  it('finds a place as before when it opens again', async () => {
    await index.write(put([spa('bath', 'Blue Baths', GONE)]));
    await index.write(put([spa('bath', 'Blue Baths', { ...statusOf('open'), version: 2 })]));
    expect(await items({ text: 'blue' })).toEqual(['bath']);
    expect((await index.map(world)).total).toBe(1);
    await index.write(put([spa('bath', 'Blue Baths', { ...GONE, version: 3 })]));
    expect(await items({ text: 'blue' })).toEqual([]);
    expect((await index.map(world)).total).toBe(0);
  });
};
