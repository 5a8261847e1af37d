import { areaWords, countryWord, stateWord } from './area-words.ts';

describe('the words for the area of an address', () => {
  it('are the same for every name of a country', () => {
    expect(areaWords({ state: 'Tirol', country: 'Österreich' })).toEqual(
      areaWords({ state: 'Tirol', country: 'Austria' }),
    );
    expect(areaWords({ state: 'Tirol', country: 'AT' })).toEqual([countryWord('AT'), stateWord('AT', 'tirol')]);
  });

  it('say that there is no state or country', () => {
    expect(areaWords({ state: null, country: 'Austria' })).toEqual([countryWord('AT'), stateWord('AT', null)]);
    expect(areaWords({ state: ' ', country: 'Austria' })).toEqual([countryWord('AT'), stateWord('AT', null)]);
    expect(areaWords({ state: 'Tirol', country: null })).toEqual([countryWord(null)]);
    expect(areaWords({ state: null, country: 'Atlantis' })).toEqual([countryWord(null)]);
  });
});
