import { textIn } from '@wellspring/words/error-text';
import { checkCountry, keptCountry, knownCountry, unknownCountry } from './country.ts';

const asked = (text: string): string => textIn('en', unknownCountry(text));

describe('the country of a place', () => {
  it.each([
    ['US', 'United States'],
    ['usa', 'United States'],
    ['Deutschland', 'Germany'],
    ['ドイツ', 'Germany'],
    ['XK', 'Kosovo'],
    ['Turkey', 'Türkiye'],
    ['ZZ', null],
    ['XQ', null],
    ['N/A', null],
    ['Unknown', null],
    [null, null],
  ])('%s is %s', (given, name) => {
    expect(knownCountry(given)).toBe(name);
  });

  it('stays as it was written where it is not known', () => {
    expect(keptCountry('Deutschland')).toBe('Germany');
    expect(keptCountry('Atlantis')).toBe('Atlantis');
  });

  it('is asked about when a person names none that there is', () => {
    expect(() => checkCountry({ country: 'Atlantis' })).toThrow('Which country is “Atlantis”?');
    expect(() => checkCountry({ country: 'Türkei' })).not.toThrow();
    expect(() => checkCountry({ country: ' ' })).not.toThrow();
    expect(() => checkCountry({})).not.toThrow();
  });

  it('is suggested where the name is nearly right', () => {
    expect(asked('Germny')).toBe('Which country is “Germny”? Perhaps Germany?');
    expect(asked('New Z')).toContain('Perhaps New Zealand?');
    expect(asked('N/A')).toContain('its ISO code');
    expect(asked('x'.repeat(2000)).length).toBeLessThan(200);
  });
});
