import { NO_VALUES } from '@wellspring/place-schema/kinds';
import { textIn } from '@wellspring/words/error-text';
import { decodeMessage } from '@wellspring/words/encoded-message';
import { factText, withParts } from '../../../shared/facts/fact-values.ts';
import { TypedLocation } from '../typed-location.ts';
import { changeBetween, storedFields } from './stored-fields.ts';

const stored = storedFields({
  ...NO_VALUES,
  __typename: 'Location',
  id: 'p1',
  name: 'Blue Lagoon',
  description: 'A warm lagoon.',
  address: 'Norðurljósavegur 9',
  city: 'Grindavík',
  country: 'Iceland',
  latitude: 63.88,
  longitude: -22.449,
  coordinatesAre: 'exact',
  categoryId: 20,
  category: null,
  tags: [
    { __typename: 'Tag', name: 'lagoon', slug: 'lagoon' },
    { __typename: 'Tag', name: 'silica mud', slug: 'silica-mud' },
  ],
  website: 'https://example.org',
  avgCost: 80,
  isVerified: true,
  updatedAt: '2026-01-01T00:00:00Z',
});

const changed = (typed: Partial<typeof stored>) => {
  const fields = { ...stored, ...typed };
  return changeBetween(stored, fields, TypedLocation.parse(fields));
};

describe('a correction', () => {
  it('tells nothing of what stayed', () => {
    expect(changed({})).toEqual({});
    expect(changed({ name: ' Blue Lagoon ' })).toEqual({});
  });

  it('contains changed fields, and removes emptied ones', () => {
    expect(changed({ hours: '8–22', website: '', avgCost: '85.5', tags: 'lagoon', categoryId: '24' })).toEqual({
      hours: '8–22',
      website: null,
      avgCost: 85.5,
      tags: ['lagoon'],
      categoryId: 24,
    });
  });

  it('has a changed fact as a whole, and removes an emptied one', () => {
    const price = factText('price', { kind: 'paid', amount: 12.5, currency: 'EUR' });
    const withPrice = { ...stored, price };
    const correct = (typed: Partial<typeof stored>) => {
      const fields = { ...withPrice, ...typed };
      return changeBetween(withPrice, fields, TypedLocation.parse(fields));
    };
    expect(correct({})).toEqual({});
    expect(correct({ price: '' })).toEqual({ price: null });
    expect(correct({ price: withParts('price', price, { per: 'day' }, false) })).toEqual({
      price: { kind: 'paid', amount: 12.5, currency: 'EUR', per: 'day' },
    });
  });

  it('says what is wrong with a fact at the fact, once', () => {
    const problems = (typed: Partial<typeof stored>) =>
      TypedLocation.safeParse({ ...stored, ...typed }).error?.issues.map(({ path, message }) => [
        path,
        textIn('en', decodeMessage(message)),
      ]);
    expect(problems({ price: factText('price', { kind: 'paid', amount: 12 }) })).toEqual([
      [['price'], 'Currency is required'],
    ]);
    expect(problems({ waterTemperature: factText('waterTemperature', { minC: 300, maxC: 'hot' }) })).toEqual([
      [['waterTemperature'], 'Lowest, in °C must be between -5 and 110'],
    ]);
  });

  it('tells a point as a whole', () => {
    expect(changed({ latitude: '63.9' })).toEqual({ latitude: 63.9, longitude: -22.449 });
    expect(changed({ latitude: '', longitude: '' })).toEqual({ latitude: null, longitude: null });
  });
});
