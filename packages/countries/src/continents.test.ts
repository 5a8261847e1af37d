import { COUNTRY_CODES } from './codes.ts';
import { continentOf } from './continents.ts';

describe('the continent of a country', () => {
  it('is known of every country', () => {
    expect(COUNTRY_CODES.filter((code) => continentOf(code) === null)).toEqual([]);
  });

  it.each([
    ['IS', 'europe'],
    ['JP', 'asia'],
    ['US', 'northAmerica'],
    ['XX', null],
  ])('of %s is %s', (code, continent) => {
    expect(continentOf(code)).toBe(continent);
  });
});
