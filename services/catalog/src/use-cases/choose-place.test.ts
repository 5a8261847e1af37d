import { toIndexed } from '../domain/search/indexed.ts';
import { publishedLocation } from '../testing/builders.ts';
import { openCatalog } from '../testing/catalog.ts';

const catalog = await openCatalog();

const at = (latitude: number, longitude: number) => ({ coordinates: { latitude, longitude } });
const given = [
  publishedLocation('dublin', { name: 'Phoenix Park', city: 'Dublin', country: 'Ireland', ...at(53.356, -6.33) }),
  publishedLocation('arizona', {
    name: 'Desert Park',
    city: 'Phoenix',
    country: 'United States',
    ...at(33.45, -112.07),
  }),
  publishedLocation('osaka', { name: 'Tokyo Massage Center', city: 'Osaka', country: 'Japan', ...at(34.69, 135.5) }),
  publishedLocation('tokyo', {
    name: 'Quiet Hands',
    tags: [{ name: 'massage', slug: 'massage' }],
    city: 'Tokyo',
    country: 'Japan',
    ...at(35.68, 139.69),
  }),
  publishedLocation('alaska', {
    name: 'Cordova Hotel & Bar',
    city: 'Cordova',
    country: 'United States',
    ...at(60.54, -145.75),
  }),
  publishedLocation('rotorua', {
    name: 'Polynesian Spa',
    city: 'Rotorua',
    country: 'New Zealand',
    ...at(-38.14, 176.25),
  }),
];
await catalog.locations.insertMany(given.map((location) => ({ location, facts: [] })));
await catalog.index.write(given.map((location) => ({ put: toIndexed(location) })));

const found = async (text: string) => {
  const { items } = await catalog.useCases.searchLocations({ text, limit: 10, offset: 0 });
  return items.map(({ id }) => id);
};

describe('the name of a place that has the name of a town in it', () => {
  it.each([
    ['Phoenix Park', 'dublin'],
    ['Tokyo Massage Center', 'osaka'],
  ])('%s finds the place, though other places lie near the town', async (text, id) => {
    expect((await found(text))[0]).toBe(id);
  });

  it.each([
    ['Cordova Hotel', 'alaska'],
    ['Polynesia', 'rotorua'],
  ])('%s finds the place whose name begins so, where nothing lies in the town or area', async (text, id) => {
    expect(await found(text)).toEqual([id]);
  });

  it('means the town where nothing is named so', async () => {
    expect(await found('tokyo massage')).toContain('tokyo');
  });
});

describe('an area where nothing is', () => {
  it.each(['massage Bhutan', 'massage in Bhutan'])('is said with the nearest place: %s', async (text) => {
    const { items, near, nearest } = await catalog.useCases.searchLocations({ text, limit: 10, offset: 0 });
    expect({ items, label: near?.label }).toEqual({ items: [], label: 'Bhutan' });
    expect(nearest?.name).toBeDefined();
  });
});

describe('the name of a town that is another name of a larger one', () => {
  it('means what is called so itself, and lists names that begin so behind it', async () => {
    const { near } = await catalog.useCases.searchLocations({ text: 'Victoria', limit: 10, offset: 0 });
    expect(near?.label).not.toBe('Hong Kong');
    const { items } = await catalog.useCases.searchLocations({ text: 'Phoenix', limit: 10, offset: 0 });
    expect(items.map(({ id }) => id)).toEqual(['arizona', 'dublin']);
  });
});
