import { fieldsOf } from '@wellspring/place-schema/kinds';
import { labelId } from '@wellspring/place-schema/labels';
import { sayFieldsIn } from '@wellspring/place-schema/say-fields';
import { details } from '../testing/builders.ts';
import { checkDetails, slugOf, tagsOf } from './details.ts';
import { cleanText } from './values.ts';

describe('details of a place', () => {
  it('are trimmed, and an empty text is unknown', () => {
    expect(checkDetails(details({ name: '  Onsen ', city: ' ' }))).toMatchObject({ name: 'Onsen', city: null });
  });

  it('keep line breaks and lose control characters', () => {
    expect(cleanText('first\r\nsecond\u0000\u001b[31m')).toBe('first\nsecond  [31m');
  });

  it('hold text that is not well-formed as replacement characters', () => {
    expect(cleanText('broken \ud800 half')).toBe('broken \ufffd half');
  });

  it.each(fieldsOf('text'))('refuse a longer %s than %o', (field, { max }) => {
    expect(() => checkDetails(details({ [field]: 'a.b'.padEnd(max + 1, 'x') }))).toThrow(
      `${sayFieldsIn('en')(labelId(field))} must be at most ${max} characters`,
    );
  });

  it('count characters as people do, not halves of them', () => {
    expect(checkDetails(details({ priceRange: '♨🛁'.repeat(10) })).priceRange).toBe('♨🛁'.repeat(10));
  });

  it('lose characters that are invisible or turn the direction of the text', () => {
    expect(cleanText('\u202eevil\u2066 \u200bspa')).toBe('evil spa');
    expect(() => checkDetails(details({ name: '\u200b\u200b\u200b' }))).toThrow('Name is required');
    expect(() => checkDetails(details({ name: '\u200d\u0301' }))).toThrow('can be seen');
  });

  it.each([
    ['no name', { name: ' ' }, 'Name is required'],
    ['an unknown category', { categoryId: 27 }, 'Please select a category'],
    ['a latitude beyond the pole', { coordinates: { latitude: 90.1, longitude: 0 } }, 'Latitude must be between'],
    ['a longitude that is not a number', { coordinates: { latitude: 0, longitude: NaN } }, 'Longitude must be between'],
    ['a negative cost', { avgCost: -1 }, 'Average cost must be between'],
    ['a script as website', { website: 'javascript:alert(1)' }, 'Website must be a web address such as'],
    ['a website with a user name', { website: 'https://google.com@evil.example/' }, 'without a user name'],
    ['a website without a host', { website: 'https://nowhere' }, '“https://nowhere” is not'],
    ['words for a website', { website: 'n/a' }, '“n/a” is not'],
    [
      'an e-mail address as website',
      { website: 'https://a.example; info@a.example' },
      '“info@a.example” is an e-mail address',
    ],
    [
      'a website of a private network',
      { website: 'http://192.168.0.1' },
      'that everybody can open: “http://192.168.0.1” is not',
    ],
    ['six websites', { website: '1.example 2.example 3.example 4.example 5.example 6.example' }, 'at most 5 websites'],
  ])('refuse %s', (_, fields, message) => {
    expect(() => checkDetails(details(fields))).toThrow(message);
  });

  it('give a website without a scheme the safe one', () => {
    expect(checkDetails(details({ website: 'bluelagoon.com' })).website).toBe('https://bluelagoon.com');
  });

  it('keep several websites as one text', () => {
    const { website } = checkDetails(details({ website: 'https://a.example;//b.example/x' }));
    expect(website).toBe('https://a.example; https://b.example/x');
  });

  it('keep a telephone number as it was written', () => {
    expect(checkDetails(details({ phoneNumber: ' 1-800-FLOWERS ' })).phoneNumber).toBe('1-800-FLOWERS');
  });

  it('keep eight decimals of a coordinate', () => {
    const { coordinates } = checkDetails(details({ coordinates: { latitude: 1.123456789, longitude: -0.000000001 } }));
    expect(coordinates).toEqual({ latitude: 1.12345679, longitude: 0 });
  });
});

describe('tags', () => {
  it('are identified by their slug, once each', () => {
    expect(tagsOf(['Outdoor pool', 'outdoor-pool', 'Crème & Café', ' '])).toEqual([
      { name: 'Outdoor pool', slug: 'outdoor-pool' },
      { name: 'Crème & Café', slug: 'creme-cafe' },
    ]);
  });

  it('have slugs in any script', () => {
    expect(slugOf('温泉 Tokyo')).toBe('温泉-tokyo');
  });
});
