import { toIndexed } from '../domain/search/indexed.ts';
import { publishedLocation } from '../testing/builders.ts';
import { openCatalog } from '../testing/catalog.ts';

const catalog = await openCatalog();

const at = (latitude: number, longitude: number) => ({ coordinates: { latitude, longitude } });
const spring = (id: string, name: string, latitude: number, longitude: number) =>
  publishedLocation(id, {
    name,
    description: 'A hot spring.',
    country: 'United States',
    ...at(latitude, longitude),
  });
const given = [
  spring('oregon', 'Bagby Hot Springs', 44.94, -122.17),
  spring('jordan', 'Hot Springs of Callirrhoe', 31.6, 35.57),
  spring('idaho-1', 'Stanley Hot Spring', 44.22, -114.93),
  spring('idaho-2', 'Sunbeam Hot Springs', 44.27, -114.75),
  publishedLocation('vancouver', { name: 'Stanley Park', country: 'Canada', ...at(49.3, -123.14) }),
  spring('canada', 'Harrison Hot Springs', 49.3, -121.78),
];
await catalog.locations.insertMany(given.map((location) => ({ location, facts: [] })));
await catalog.index.write(given.map((location) => ({ put: toIndexed(location) })));

const search = (text: string) => catalog.useCases.searchLocations({ text, limit: 10, offset: 0 });

describe('“near” a name that several towns have', () => {
  it('means a town that is called so before one that has it as another name', async () => {
    const { near, items } = await search('hot springs near Salem');
    expect(near?.label).toBe('Salem, Oregon, United States');
    expect(items.map(({ id }) => id)).toEqual(['oregon']);
  });

  it('means a town that is too small for the gazetteer where most lies around what is called like it', async () => {
    const { near, items } = await search('hot springs near Stanley');
    expect(near?.label).toBe('Stanley Hot Spring, United States');
    expect(items.map(({ id }) => id)).toEqual(['idaho-1', 'idaho-2']);
  });
});
