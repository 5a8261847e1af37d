import { confirmed, factIn, factReadFrom, factText, factTextsOf, isFactField, withParts } from './fact-values.ts';

const STORED = {
  __typename: 'WaterTemperatureFact',
  minC: 38,
  maxC: 41,
  at: 'pool',
  basis: 'told',
  source: 'NOAA',
  date: '1980',
  readFrom: null,
};

describe('a fact in a form', () => {
  it('is one text, which is the same for the same parts', () => {
    const text = factText('waterTemperature', STORED);
    expect(factIn(text)).toEqual({ minC: 38, maxC: 41, at: 'pool', source: 'NOAA', date: '1980' });
    expect(factText('waterTemperature', { at: 'pool', date: '1980', source: 'NOAA', maxC: 41, minC: 38 })).toBe(text);
  });

  it('is no text where nothing is said', () => {
    expect(factText('amenities', { has: [], lacks: [], basis: 'told', source: 'NOAA' })).toBe('');
    expect(factTextsOf({ price: null }).price).toBe('');
    expect(factIn('')).toEqual({});
    expect(factIn('no JSON')).toEqual({});
  });

  it('loses its source with another value, unless the source was typed for it', () => {
    const text = factText('waterTemperature', STORED);
    expect(factIn(withParts('waterTemperature', text, { maxC: 43 }, false))).toEqual({
      minC: 38,
      maxC: 43,
      at: 'pool',
    });
    expect(factIn(withParts('waterTemperature', text, { maxC: 43 }, true))).toMatchObject({ maxC: 43, source: 'NOAA' });
  });

  it('is said by whoever confirms it, and by whoever changes it', () => {
    const read = factText('price', { kind: 'free', basis: 'read' });
    expect(factIn(read)).toEqual({ kind: 'free', basis: 'read' });
    expect(confirmed('price', read)).not.toBe(read);
    expect(factIn(confirmed('price', read))).toEqual({ kind: 'free' });
    expect(factIn(withParts('price', read, { kind: 'paid' }, true))).toEqual({ kind: 'paid' });
  });

  it('is found by its name, and by the text that it is read from', () => {
    expect([isFactField('price'), isFactField('priceRange')]).toEqual([true, false]);
    expect([factReadFrom('priceRange'), factReadFrom('name')]).toEqual(['price', undefined]);
  });
});
