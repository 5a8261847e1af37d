import { openGazetteer } from '../adapters/gazetteer.ts';
import { geocode } from './geocode.ts';

const requests: string[] = [];
const address = {
  kind: 'address',
  name: '1 Elm Street',
  label: '1 Elm Street',
  latitude: 1,
  longitude: 2,
  country: 'Iceland',
  bounds: null,
  notFound: null,
} as const;
const geocoder = async (text: string) => {
  requests.push(text);
  return [address];
};
const gazetteer = openGazetteer();

describe('geocoding', () => {
  it('sends only addresses to the configured geocoder, and no search text', async () => {
    const find = geocode({ gazetteer, geocoder });
    expect(await find('Kyoto', 1, false)).toMatchObject([{ label: 'Kyoto, Japan', country: 'Japan', bounds: null }]);
    expect(requests).toEqual([]);
    expect(await find('Elm Street', 1, true)).toEqual([address]);
    expect(requests).toEqual(['Elm Street']);
  });

  it.each([
    ['Andrássy út 60, Budapest', 'Budapest, Hungary', 'Andrássy út 60'],
    ['Andrássy út 60 Budapest', 'Budapest, Hungary', 'Andrássy út 60'],
    ['60, Budapest', 'Budapest, Hungary', null],
    ['Paris, Texas', 'Paris, Texas, United States', null],
    ['Bavaria', 'Bavaria, Germany', null],
  ])('answers %j with the place %s, and names the parts that were not found: %j', async (text, label, notFound) => {
    const [found] = await geocode({ gazetteer, geocoder: null })(text, 5, true);
    expect(found).toMatchObject({ label, notFound });
  });

  it('offers every place of the same name', async () => {
    const found = await geocode({ gazetteer, geocoder: null })('Springfield', 5, true);
    expect(new Set(found.map(({ label }) => label)).size).toBe(5);
    expect(found.every(({ name }) => name.startsWith('Springfield'))).toBe(true);
  });

  it('shows a country with the bounds of the gazetteer, also when the geocoder found it', async () => {
    const box = { west: -180, south: -90, east: 180, north: 90 };
    const fiji = { ...address, kind: 'country' as const, name: 'Fiji', label: 'Fiji', country: 'Fiji', bounds: box };
    const [bundled] = await geocode({ gazetteer, geocoder: null })('Fiji', 1, true);
    const [found] = await geocode({ gazetteer, geocoder: async () => [fiji] })('Fiji', 1, true);
    expect(found?.bounds).toEqual(bundled?.bounds);
    expect(found?.bounds?.west).toBeGreaterThan(found?.bounds?.east ?? 0);
  });

  it('answers from the gazetteer where there is no geocoder', async () => {
    expect(await geocode({ gazetteer, geocoder: null })('Iceland', 1, true)).toMatchObject([{ label: 'Iceland' }]);
  });

  it.each([
    ['ber', 'Berlin, State of Berlin, Germany'],
    ['par', 'Paris, Île-de-France, France'],
    ['lon', 'London, England, United Kingdom'],
    ['spa', 'Spain'],
    ['mun', 'Munich, Bavaria, Germany'],
    ['bud', 'Budapest, Hungary'],
    ['tok', 'Tokyo, Japan'],
    ['berm', 'Bermuda'],
    ['paris, texas', 'Paris, Texas, United States'],
  ])('suggests the largest place for %s: %s', async (text, label) => {
    const [first] = await geocode({ gazetteer, geocoder: null })(text, 5, false);
    expect(first?.label).toBe(label);
  });

  it.each(['near', 'near me', 'nearby', 'the'])('suggests no town for %s alone', async (text) => {
    expect(await geocode({ gazetteer, geocoder: null })(text, 5, false)).toEqual([]);
  });
});
