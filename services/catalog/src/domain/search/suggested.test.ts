import { isWorthSuggesting } from './suggested.ts';

describe('worth suggesting', () => {
  it.each([
    ['the', 'The Yoga Barn', true],
    ['The', 'Thermae Bath Spa', true],
    ['the', 'Ananda in the Himalayas', false],
    ['best', 'Blue Lagoon', false],
    ['places to', 'Wat Pho', false],
    ['the blue', 'Blue Lagoon', true],
    ['blue', 'Blue Lagoon', true],
    ['!', 'Blue Lagoon', false],
  ])('for %j is %j: %j', (text, name, isWorth) => {
    expect(isWorthSuggesting(text)(name)).toBe(isWorth);
  });

  it('goes by all names', () => {
    expect(isWorthSuggesting('the')('Blaue Lagune', 'The Blue Lagoon')).toBe(true);
  });
});
