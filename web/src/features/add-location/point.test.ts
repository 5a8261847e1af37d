import { loadWords, translateIn } from '../../shared/words/loaded-words.ts';
import { addressOf, locatedBy } from './point.ts';

await loadWords('en', ['addLocation']);
const t = translateIn('en');

describe('the point of a place', () => {
  it('is looked up by the typed address, once there is an address or a town', () => {
    const address = { address: ' Hot Springs Road ', city: 'Tecopa', state: '', country: 'United States' };
    expect(addressOf(address)).toEqual({
      address: 'Hot Springs Road',
      city: 'Tecopa',
      state: '',
      country: 'United States',
    });
    expect(addressOf({ address: '', city: ' ', state: '', country: 'Japan' })).toBeNull();
  });

  it('is exact for an address, and the middle of a town in words', () => {
    const at = { latitude: 35.8, longitude: -116.2 };
    expect(locatedBy(t, { ...at, coordinatesAre: 'exact', town: null }).words).toContain('The address was found');
    expect(locatedBy(t, { ...at, coordinatesAre: 'approximate', town: 'Tecopa' })).toEqual({
      ...at,
      coordinatesAre: 'approximate',
      words: 'This is the middle of Tecopa: drag the pin',
    });
  });
});
