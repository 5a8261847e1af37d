import { textIn } from '@wellspring/words/error-text';
import { decodeMessage } from '@wellspring/words/encoded-message';
import { EMPTY, type Fields } from './location-fields.ts';
import { TypedLocation } from './typed-location.ts';

const TYPED: Fields = {
  ...EMPTY,
  name: 'Moss Pools',
  categoryId: '20',
  description: 'Three warm pools.',
  address: '12 Moss Lane',
  city: 'Bath',
  country: 'United Kingdom',
};

const wrongIn = (typed: Partial<Fields>): Record<string, string> =>
  Object.fromEntries(
    TypedLocation.safeParse({ ...TYPED, ...typed }).error?.issues.map(({ path, message }) => [
      path.join(),
      textIn('en', decodeMessage(message)),
    ]) ?? [],
  );

describe('what is typed of a place', () => {
  it('becomes the input of the server: numbers as numbers, a list of tags, and no empty fields', () => {
    const parsed = TypedLocation.parse({
      ...TYPED,
      tags: 'onsen, silence ,، onsen، silence',
      latitude: '51.38',
      longitude: '-2.36',
      coordinatesAre: 'approximate',
      avgCost: '12.50',
    });
    expect(parsed).toMatchObject({ categoryId: 20, tags: ['onsen', 'silence'], latitude: 51.38, avgCost: 12.5 });
    expect(parsed.coordinatesAre).toBe('approximate');
    expect(TypedLocation.parse({ ...TYPED, coordinatesAre: 'exact' }).coordinatesAre).toBeNull();
  });

  it('says all that is wrong at once, in the words of the product', () => {
    expect(wrongIn({ ...EMPTY, latitude: '95' })).toEqual({
      name: 'Name is required',
      categoryId: 'Please select a category',
      description: 'Description is required',
      address: 'Address is required',
      city: 'City is required',
      country: 'Country is required',
      latitude: 'Latitude must be between -90 and 90',
      longitude: 'Latitude and longitude belong together',
    });
  });

  it('is counted as people count characters', () => {
    expect(wrongIn({ name: '♨'.repeat(200), priceRange: '🛁'.repeat(20) })).toEqual({});
    expect(wrongIn({ name: '🛁'.repeat(201), avgCost: 'cheap', tags: 'x'.repeat(51) })).toEqual({
      name: 'Name must be at most 200 characters',
      avgCost: 'Average cost must be between 0 and 999,999.99',
      tags: 'A tag must be at most 50 characters',
    });
  });
});
