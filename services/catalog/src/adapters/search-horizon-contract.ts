import type { SearchIndex } from '../search-ports.ts';
import { filledIndex, place, put } from './search-contract-parts.ts';

/** How far "near a town" reaches, the same for each engine; `open` answers a new, empty index. */
export const searchHorizonContract = (open: () => Promise<SearchIndex>): void => {
  it('reaches 150 km around a town that the words name, in lists and on the map', async () => {
    const index = await filledIndex(open);
    const places = [
      place('here', 'Kurama Onsen', { coordinates: { latitude: 35.12, longitude: 135.76 } }),
      place('edge', 'Kinosaki Onsen', { coordinates: { latitude: 36.36, longitude: 135.76 } }),
      place('far', 'Dogo Onsen', { coordinates: { latitude: 33.85, longitude: 132.79 } }),
      place('nowhere', 'Onsen without a point', { coordinates: null }),
    ];
    await index.write(put(places));
    const near = { label: 'Kyoto', latitude: 35.02, longitude: 135.76, bounds: null };
    const kyoto = {
      near,
      canonical: null,
      isExplicit: true,
      isSure: true,
      names: [],
      unsaid: [],
      rank: 900,
      reach: null,
    };
    const world = { box: { west: -180, south: -90, east: 180, north: 90 }, zoom: 3 };
    const parsed = { text: 'onsen near kyoto', places: [{ ...kyoto, rest: 'onsen' }] };
    const page = { limit: 9, offset: 0 };
    expect(await index.search({ ...parsed, ...page })).toMatchObject({ items: ['here', 'edge'], total: 2 });
    expect(await index.map({ ...parsed, ...world })).toMatchObject({ total: 2 });
    const alone = { text: 'near kyoto', places: [{ ...kyoto, rest: '' }] };
    expect(await index.search({ ...alone, ...page })).toMatchObject({ items: ['here', 'edge'], total: 2 });
    expect(await index.map({ ...alone, ...world })).toMatchObject({ total: 2 });
    // Sorted around another point, and with a radius that was said.
    const dogo = { latitude: 33.85, longitude: 132.79 };
    expect(await index.search({ ...parsed, ...page, near: dogo, sort: 'distance' })).toMatchObject({
      items: ['here', 'edge'],
    });
    expect(await index.search({ ...parsed, ...page, near: dogo, radiusKm: 1 })).toMatchObject({ items: ['far'] });
    // A point without a radius only sorts: it filters nothing.
    expect(await index.search({ ...page, near: dogo })).toMatchObject({ total: 4 });
    await index.close();
  });

  it('finds everything in the box of an area that no address can name', async () => {
    const index = await filledIndex(open);
    await index.write(
      put([
        place('in', 'Bora Bora Lagoon', { coordinates: { latitude: -16.5, longitude: -151.7 } }),
        place('out', 'Kurama Onsen', { coordinates: { latitude: 35.12, longitude: 135.76 } }),
      ]),
    );
    const bounds = { west: -180, south: -30, east: -120, north: 0 };
    const near = { label: 'Polynesia', latitude: -15, longitude: -150, bounds };
    const polynesia = {
      near,
      rest: '',
      canonical: null,
      isSure: false,
      names: [],
      unsaid: [[]],
      rank: 900,
      reach: null,
    };
    for (const isExplicit of [true, false]) {
      const parsed = { text: 'polynesia', places: [{ ...polynesia, isExplicit }] };
      expect(await index.search({ ...parsed, limit: 9, offset: 0 })).toMatchObject({ items: ['in'], total: 1 });
    }
    await index.close();
  });
};
