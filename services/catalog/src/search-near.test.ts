import { openDemoCatalog } from './testing/demo.ts';

const { useCases } = await openDemoCatalog();

const search = (text: string, limit = 100) => useCases.searchLocations({ text, limit, offset: 0 });

describe('a search near a town, on the demo data', () => {
  it.each([
    ['hot springs near Reykjavik', 'Reykjavík, Capital Region, Iceland', 'hot springs', 'Deildartunguhver'],
    ['hot springs near Reykjavk', 'Reykjavík, Capital Region, Iceland', 'hot springs', 'Deildartunguhver'],
    ['hammams in Istanbul', 'Istanbul, Türkiye', 'hammams', 'Çemberlitaş Hamamı'],
    ['baths near budapst hungry', 'Budapest, Hungary', 'baths', 'Rudas Baths'],
    ['near Kyoto', 'Kyoto, Japan', '', 'Nishiki Market'],
  ])('for %s looks around %s for “%s”, and lists closed places last', async (text, label, words, first) => {
    const { items, near, interpretation } = await search(text);
    expect({ near: near?.label, words: interpretation?.words, first: items[0]?.name }).toEqual({ near: label, words, first }); // prettier-ignore
    const isClosed = ({ status }: (typeof items)[number]) => status?.state === 'temporarilyClosed';
    const meant = items.slice(0, items.length - (interpretation?.further ?? 0));
    const distances = (closed: boolean) =>
      meant.filter((item) => isClosed(item) === closed).flatMap(({ distanceKm }) => distanceKm ?? []);
    expect(meant.toSorted((a, b) => Number(isClosed(a)) - Number(isClosed(b)))).toEqual(meant);
    expect(distances(false).length).toBeGreaterThan(0);
    // Where no words were typed, nothing but the distance counts.
    if (words === '')
      for (const each of [distances(false), distances(true)]) expect(each).toEqual(each.toSorted((a, b) => a - b));
  });

  it.each([
    ['spa paris', 'Paris, Île-de-France, France', 'spa', 'Thermes de Spa'],
    ['paris spa', 'Paris, Île-de-France, France', 'spa', 'Thermes de Spa'],
    ['yoga near kyotto japn', 'Kyoto, Japan', 'yoga', 'The Yoga Barn'],
    ['yooga near kyoto', 'Kyoto, Japan', 'yooga', 'The Yoga Barn'],
  ])(
    'for %s finds nothing within 150 km of %s but what is close, and names the nearest “%s”',
    async (text, label, words, name) => {
      const { total, near, nearest, interpretation } = await search(text);
      const further = interpretation?.further;
      expect({ further, near: near?.label, words: interpretation?.words }).toEqual({
        further: total,
        near: label,
        words,
      });
      expect(nearest?.name).toBe(name);
      expect(nearest?.distanceKm).toBeGreaterThan(150);
      const box = { west: -180, south: -90, east: 180, north: 90 };
      expect(await useCases.showMap({ box, zoom: 3, text })).toMatchObject({ total: 0, near: { label } });
    },
  );

  it('reaches 150 km around a town, on the map as in the list', async () => {
    const { items, interpretation, nearest } = await search('hot springs near Reykjavik');
    const total = items.length - (interpretation?.further ?? 0);
    expect(total).toBeGreaterThan(1);
    expect(nearest).toBeNull();
    for (const { distanceKm } of items) expect(distanceKm).toBeLessThanOrEqual(150);
    const box = { west: -180, south: -90, east: 180, north: 90 };
    expect(await useCases.showMap({ box, zoom: 3, text: 'hot springs near Reykjavik' })).toMatchObject({ total });
  });

  it.each([
    ['47.4979, 19.0402', ''],
    ['47,4979 19,0402', ''],
    ["47° 29.874' N, 19° 2.412' E", ''],
    ['geo:47.4979,19.0402', ''],
    ['https://www.google.com/maps/@47.4979,19.0402,15z', ''],
    ['https://www.openstreetmap.org/#map=15/47.4979/19.0402', ''],
    ['https://maps.apple.com/?ll=47.4979,19.0402', ''],
    ['baths near 47.4979, 19.0402', 'baths'],
  ])('takes %s for a point', async (text, words) => {
    const { items, near, interpretation } = await search(text);
    expect({ label: near?.label, words: interpretation?.words }).toEqual({ label: '47.4979, 19.0402', words });
    expect(items[0]?.name).toBe('Rudas Baths');
    for (const { distanceKm } of items) expect(distanceKm).toBeLessThanOrEqual(150);
  });

  it('takes a plus code for the middle of its area', async () => {
    const { items, near } = await search('8FVXF2XR+53');
    expect({ label: near?.label, first: items[0]?.name }).toEqual({
      label: '47.4979375, 19.0401875',
      first: 'Rudas Baths',
    });
  });

  it('reports the typo in words that match nothing nearby', async () => {
    const { interpretation } = await search('yooga near kyoto');
    expect(interpretation?.corrections).toEqual([{ from: 'yooga', to: 'Yoga' }]);
  });
});

describe('“near me”', () => {
  const page = { limit: 100, offset: 0 };
  const world = { box: { west: -180, south: -90, east: 180, north: 90 }, zoom: 3 };
  const reykjavik = { latitude: 64.15, longitude: -21.94 };

  it.each(['hot springs near me', 'hot springs in meiner Nähe', 'hot springs près de moi', 'near me'])(
    'without a position lists nothing, and asks for it: %s',
    async (text) => {
      const { items, total, needs, interpretation } = await useCases.searchLocations({ ...page, text });
      const words = text === 'near me' ? '' : 'hot springs';
      expect({ items, total, needs, words: interpretation?.words }).toEqual({ items: [], total: 0, needs: 'position', words }); // prettier-ignore
      expect(await useCases.showMap({ ...world, text })).toMatchObject({ total: 0, near: null });
    },
  );

  it('is within 150 km of the position that is given, in the order of a town, on the map as in the list', async () => {
    const near = await useCases.searchLocations({ ...page, text: 'hot springs near me', near: reykjavik });
    const town = await search('hot springs near Reykjavik');
    expect(near.needs).toBeNull();
    expect(near.items.map(({ name }) => name)).toEqual(town.items.map(({ name }) => name));
    expect(await useCases.showMap({ ...world, text: 'hot springs near me', near: reykjavik })).toMatchObject({
      total: near.total - (near.interpretation?.further ?? 0),
      near: reykjavik,
    });
  });

  it('names the nearest where nothing is near', async () => {
    const lost = { latitude: -45, longitude: -120 };
    const { total, nearest } = await useCases.searchLocations({ ...page, text: 'sauna near me', near: lost });
    expect(total).toBe(0);
    expect(nearest?.distanceKm).toBeGreaterThan(150);
  });
});
