import { openGazetteer } from '../adapters/gazetteer.ts';
import { telephonesOf } from './telephones-of.ts';

const read = telephonesOf({ gazetteer: openGazetteer() });
const BUDAPEST = { latitude: 47.5, longitude: 19.08 };
/** The nearest town is far, on the Azores. */
const MID_ATLANTIC = { latitude: 36, longitude: -32 };
const AZORES = { latitude: 37.74, longitude: -25.67 };

const linksOf = async (country: string | null, coordinates: typeof BUDAPEST | null, phoneNumber = '06 1 268 2020') =>
  (await read({ phoneNumber, country, coordinates })).map(({ uri }) => uri);

describe('the telephone numbers of a place', () => {
  it('are read by its country, under any name of it', async () => {
    expect(await linksOf('Hungary', null)).toEqual(['tel:+3612682020']);
    expect(await linksOf('Magyarország', null)).toEqual(['tel:+3612682020']);
  });

  it('are read by its point when it has no country', async () => {
    expect(await linksOf(null, BUDAPEST)).toEqual(['tel:+3612682020']);
    expect(await linksOf('Atlantis', BUDAPEST)).toEqual(['tel:+3612682020']);
  });

  it('follow the country rather than the point', async () => {
    expect(await linksOf('Germany', BUDAPEST, '030 5550100')).toEqual(['tel:+49305550100']);
  });

  it('need a country code without a country and a point, or far from any town', async () => {
    expect(await linksOf(null, null)).toEqual([]);
    expect(await linksOf(null, MID_ATLANTIC, '912 345 678')).toEqual([]);
    expect(await linksOf(null, AZORES, '912 345 678')).toEqual(['tel:+351912345678']);
    expect(await linksOf(null, MID_ATLANTIC, '+36 1 268 2020')).toEqual(['tel:+3612682020']);
  });

  it('are empty for a place without a number', async () => {
    expect(await read({ phoneNumber: null, country: 'Hungary', coordinates: null })).toEqual([]);
  });
});
