import { distanceText, METRIC, suggestedUnits, temperatureText } from './units.ts';

const F = { temperature: 'F' } as const;
const C = { temperature: 'C' } as const;
const MILES = { distance: 'mi' } as const;

describe('units', () => {
  it.each([
    ['en-US', 'F', 'mi'],
    ['en', 'F', 'mi'],
    ['en-GB', 'C', 'mi'],
    ['de', 'C', 'km'],
    ['fr-CA', 'C', 'km'],
    ['es-PR', 'F', 'mi'],
  ])('suggested by %s are °%s and %s', (locale, temperature, distance) => {
    expect(suggestedUnits(locale)).toEqual({ temperature, distance });
  });

  it.each([
    ['38–41 °C', '100–106 °F'],
    ['97 °C at the source', '207 °F at the source'],
    ['-5 to 3°C', '23 to 37°F'],
    ['36,5 °C in the morning, 40 °C later', '98 °F in the morning, 104 °F later'],
    ['102 °F', '102 °F'],
    ['warm', 'warm'],
    ['38 to 41', '38 to 41'],
  ])('of a temperature: %s is %s', (text, inFahrenheit) => {
    expect(temperatureText(text, F)).toBe(inFahrenheit);
  });

  it('of a temperature in °F are °C for who reads those', () => {
    expect(temperatureText('100–104 °F', C)).toBe('38–40 °C');
    expect(temperatureText('38–41 °C', C)).toBe('38–41 °C');
  });

  it('of a temperature stand by themselves in a text from right to left', () => {
    expect(temperatureText('حوالي 41 °C', C, true)).toBe('حوالي \u206641 °C\u2069');
    expect(temperatureText('38–41 °C', F, true)).toBe('\u2066100–106 °F\u2069');
  });

  it.each([
    [0.03, '50 m', '100 ft'],
    [0.25, '250 m', '800 ft'],
    [4.21, '4.2 km', '2.6 mi'],
    [1204, '1,204 km', '748 mi'],
  ])('of a distance of %s km are %s and %s', (km, metric, imperial) => {
    expect([distanceText(km, 'en', METRIC), distanceText(km, 'en', MILES)]).toEqual([metric, imperial]);
  });
});
