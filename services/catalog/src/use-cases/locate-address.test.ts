import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { openGazetteer } from '../adapters/gazetteer.ts';
import type { Geocoder, GeocodeResult } from '../ports.ts';
import { NOON } from '../testing/builders.ts';
import { locateAddress } from './locate-address.ts';

const gazetteer = openGazetteer();
const KYOTO = { address: '1 Lane', city: 'Kyoto', state: null, country: 'Japan' };
const VILLAGE = { address: '1 Lane', city: 'Xqzzwv', state: null, country: 'Japan' };

const result = (kind: GeocodeResult['kind']): GeocodeResult => ({
  kind,
  name: 'Lane',
  label: 'Lane, Kyoto',
  latitude: 35.1,
  longitude: 135.9,
  country: 'Japan',
  bounds: null,
  notFound: null,
});

/** Looks an address up with this geocoder; time passes by what each question takes. */
const locateWith = async (geocoder: Geocoder | null, address = KYOTO, secondsEach = 0) => {
  const requests: string[] = [];
  const counted: Geocoder = (text, limit) => {
    requests.push(text);
    return geocoder?.(text, limit) ?? Promise.resolve([]);
  };
  const now = () => new Date(NOON.getTime() + requests.length * secondsEach * 1_000);
  const located = await locateAddress({ gazetteer, geocoder: geocoder && counted, now })(address);
  return { ...located, requests };
};

const away = () => Promise.reject(new AppError('UNAVAILABLE', verbatim('away')));

describe('an address', () => {
  it('is exact where the geocoder knows it', async () => {
    expect(await locateWith(async () => [result('address')])).toMatchObject({
      coordinates: { latitude: 35.1, longitude: 135.9 },
      coordinatesAre: 'exact',
      requests: ['1 Lane, Kyoto, Japan'],
    });
  });

  it.each([
    ['there is no geocoder', null],
    ['the geocoder does not know it', async () => []],
    ['the geocoder knows its country alone', async () => [result('country')]],
    ['the geocoder is away', away],
  ])('is the middle of its town where %s', async (_, geocoder) => {
    const { coordinates, coordinatesAre } = await locateWith(geocoder);
    expect([coordinates, coordinatesAre]).toEqual([{ latitude: 35.02, longitude: 135.75 }, 'approximate']);
  });

  it('is never the middle of a country, but of a town that is called like one', async () => {
    expect(await locateWith(null, VILLAGE)).toMatchObject({ coordinates: null, coordinatesAre: null });
    const singapore = { ...KYOTO, city: 'Singapore', country: 'Singapore' };
    expect((await locateWith(null, singapore)).coordinatesAre).toBe('approximate');
  });

  it.each([
    ['Nowhereville', 'Atlantis'],
    ['Atlantis', 'Hungary'],
    ['Xqzzwv', 'South Africa'],
  ])('is never a town in another country, or of another name: %s, %s', async (city, country) => {
    expect((await locateWith(null, { ...KYOTO, city, country })).coordinates).toBeNull();
    const elsewhere: Geocoder = async () => [{ ...result('town'), country: 'Japan' }];
    expect((await locateWith(elsewhere, { ...KYOTO, city, country })).coordinates).toBeNull();
  });

  it.each([
    ['臺北', 'Taiwan', 25, 122],
    ['Budapest XIV.', 'Hungary', 48, 19],
    ['Wien 3', 'Österreich', 48, 16],
    ['Bad Ischl/Salzkammergut', 'Austria', 48, 14],
  ])('is found by another name of its town: %s', async (city, country, latitude, longitude) => {
    const { coordinates } = await locateWith(null, { ...KYOTO, city, country });
    expect([Math.round(coordinates?.latitude ?? 0), Math.round(coordinates?.longitude ?? 0)]).toEqual([
      latitude,
      longitude,
    ]);
  });

  it('is searched by its town when the gazetteer does not have it', async () => {
    const { requests, coordinatesAre } = await locateWith(
      async (text) => (text.startsWith('Xqzzwv') ? [result('town')] : []),
      VILLAGE,
    );
    expect([requests, coordinatesAre]).toEqual([['1 Lane, Xqzzwv, Japan', 'Xqzzwv, Japan'], 'approximate']);
  });

  it('is not searched again after a slow answer', async () => {
    const { requests, isSearchAway } = await locateWith(async () => [], VILLAGE, 4);
    expect([requests.length, isSearchAway]).toEqual([1, false]);
  });

  it('says when the geocoder is away', async () => {
    expect(await locateWith(away, VILLAGE)).toMatchObject({ coordinates: null, isSearchAway: true });
  });
});
