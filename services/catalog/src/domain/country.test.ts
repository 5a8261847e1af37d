import { textIn } from '@wellspring/words/error-text';
import { checkCountry, normalizedCountry, recognizedCountry, unknownCountry } from './country.ts';

const question = (text: string): string => textIn('en', unknownCountry(text));

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
    expect(recognizedCountry(given)).toBe(name);
  });

  it('stays as it was written when it is unknown', () => {
    expect(normalizedCountry('Deutschland')).toBe('Germany');
    expect(normalizedCountry('Atlantis')).toBe('Atlantis');
  });

  it('is refused with a question when it does not exist', () => {
    expect(() => checkCountry({ country: 'Atlantis' })).toThrow('Which country is “Atlantis”?');
    expect(() => checkCountry({ country: 'Türkei' })).not.toThrow();
    expect(() => checkCountry({ country: ' ' })).not.toThrow();
    expect(() => checkCountry({})).not.toThrow();
  });

  it('is suggested when the name is nearly right', () => {
    expect(question('Germny')).toBe('Which country is “Germny”? Perhaps Germany?');
    expect(question('New Z')).toContain('Perhaps New Zealand?');
    expect(question('N/A')).toContain('its ISO code');
    expect(question('x'.repeat(2000)).length).toBeLessThan(200);
  });
});
