import { openGazetteer } from '../adapters/gazetteer.ts';
import { geocode } from './geocode.ts';

const asked: string[] = [];
const address = {
  kind: 'address',
  name: '1 Elm Street',
  label: '1 Elm Street',
  latitude: 1,
  longitude: 2,
  country: 'Iceland',
  bounds: null,
} as const;
const geocoder = async (text: string) => {
  asked.push(text);
  return [address];
};
const gazetteer = openGazetteer();

describe('geocoding', () => {
  it('asks the configured geocoder for addresses alone: what is typed into a search stays here', async () => {
    const find = geocode({ gazetteer, geocoder });
    expect(await find('Kyoto', 1, false)).toMatchObject([{ label: 'Kyoto, Japan', country: 'Japan', bounds: null }]);
    expect(asked).toEqual([]);
    expect(await find('Elm Street', 1, true)).toEqual([address]);
    expect(asked).toEqual(['Elm Street']);
  });

  it('answers from the gazetteer where there is no geocoder', async () => {
    expect(await geocode({ gazetteer, geocoder: null })('Iceland', 1, true)).toMatchObject([{ label: 'Iceland' }]);
  });
});
