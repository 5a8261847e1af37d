import { readPrice } from './price.ts';

describe('a price read from a text', () => {
  it.each([
    ['Free', 'free'],
    ['free of charge', 'free'],
    ['Kostenlos', 'free'],
    ['Gratis', 'free'],
    ['無料', 'free'],
    ['مجاني', 'free'],
    ['Free, donations welcome', 'donation'],
    ['Spende', 'donation'],
    ['budget', 'paid'],
    ['moderate', 'paid'],
    ['luxury', 'paid'],
    ['$$', 'paid'],
    ['12 € a day', 'paid'],
    ['有料', 'paid'],
  ] as const)('%s is %s', (text, kind) => {
    expect(readPrice(text)).toEqual({ kind, amount: null, currency: null, per: null });
  });

  it.each(['', 'Ask', 'Free parking', 'sugar-free', 'Freedom', 'all year'])('is none in %s', (text) => {
    expect(readPrice(text)).toBeNull();
  });
});
