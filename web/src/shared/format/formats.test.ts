import { placeLine } from './place-line.ts';
import { temperatureBand } from './temperature.ts';
import { isPlainlyAccessible, agoText, capitalised, costText, countText, pointText, ratingText } from './values.ts';

describe('the place line', () => {
  it('names the state in the United States and the country elsewhere', () => {
    expect(placeLine({ city: 'Ouray', state: 'Colorado', country: 'United States', countryCode: 'US' })).toBe(
      'Ouray, Colorado',
    );
    expect(placeLine({ city: 'Bath', state: 'Somerset', country: 'United Kingdom', countryCode: 'GB' })).toBe(
      'Bath, United Kingdom',
    );
  });

  it('calls the country as its reader does', () => {
    const bath = { city: 'Budapest', state: null, country: 'Hungary', countryCode: 'HU' };
    expect(['en-GB', 'de-AT', 'ja', 'ar-EG'].map((locale) => placeLine(bath, locale))).toEqual([
      'Budapest, Hungary',
      'Budapest, Ungarn',
      'Budapest、ハンガリー',
      'Budapest، هنغاريا',
    ]);
  });

  it('leaves out what is not known', () => {
    expect(placeLine({ city: null, state: null, country: 'Iceland', countryCode: 'IS' })).toBe('Iceland');
    expect(placeLine({ city: 'Ouray', state: null, country: 'United States', countryCode: 'US' })).toBe(
      'Ouray, United States',
    );
    expect(placeLine({ city: null, state: null, country: null, countryCode: null })).toBe('');
  });
});

describe('values', () => {
  it('shows a rating with one decimal in the manner of the reader', () => {
    expect([ratingText(4.46, 'en-US'), ratingText(5, 'en-US'), ratingText(4.46, 'de-DE')]).toEqual([
      '4.5',
      '5.0',
      '4,5',
    ]);
  });

  it('prefixes the average cost with $', () => {
    expect([costText(85, 'en-US'), costText(12.5, 'en-US')]).toEqual(['$85', '$12.50']);
  });

  it('takes a plain yes alone for accessible', () => {
    expect([isPlainlyAccessible('Yes'), isPlainlyAccessible('Step-free')]).toEqual([true, false]);
  });

  it('capitalises, counts and points', () => {
    expect(capitalised('moderate')).toBe('Moderate');
    expect(countText(1234, 'en-US')).toBe('1,234');
    expect(pointText(35.7148, 139.7967)).toBe('35.71480, 139.79670');
  });
});

describe('the temperature ramp', () => {
  it.each([
    ['8 °C', 'cold'],
    ['25 °C', 'cool'],
    ['36.5 °C', 'warm'],
    ['38–42 °C', 'hot'],
    ['58 °C', 'scalding'],
    ['104 °F', 'hot'],
    ['18 to 56 °C', 'scalding'],
    ['16–42 °C', 'hot'],
    ['97 °C', undefined],
    ['36,5 °C', 'warm'],
  ])('takes %s for %s', (text, band) => {
    expect(temperatureBand(text)).toBe(band);
  });

  it('knows no step for words without a number', () => {
    expect(temperatureBand('pleasantly warm')).toBeUndefined();
  });
});

describe('how long ago', () => {
  const now = Date.parse('2026-06-01T12:00:00Z');
  it.each([
    ['2026-06-01T11:59:30Z', 'now'],
    ['2026-06-01T12:00:30Z', 'now'],
    ['2026-06-01T11:58:00Z', '2 minutes ago'],
    ['2026-06-01T09:00:00Z', '3 hours ago'],
    ['2026-05-31T10:00:00Z', 'yesterday'],
    ['2026-05-20T12:00:00Z', 'last week'],
    ['2026-03-01T12:00:00Z', '3 months ago'],
    ['2023-06-01T12:00:00Z', '3 years ago'],
  ])('%s is %s', (moment, words) => {
    expect(agoText(moment, now, 'en-US')).toBe(words);
  });
});
