import { publishedLocation } from '../../testing/builders.ts';
import { searchOracle } from '../../adapters/search-oracle.ts';
import { toIndexed } from './indexed.ts';

const oracle = searchOracle(
  [
    publishedLocation('level', { name: 'Blue Lagoon', categoryId: 24, accessibility: 'Step-free paths' }),
    publishedLocation('hammam', { name: 'Cemberlitas Hammam', categoryId: 24, city: 'Istanbul' }),
    publishedLocation('gratis', { name: 'Free Springs', categoryId: 24 }),
    publishedLocation('gym', { name: 'Iron House', categoryId: 25 }),
    publishedLocation('pilates', { name: 'Pilates by the sea', categoryId: 25 }),
    publishedLocation('lessons', { name: 'Sea House', categoryId: 24, description: 'Swimming, pilates and a gym.' }),
    publishedLocation('diet', { name: 'Good Table', categoryId: 26 }),
  ].map(toIndexed),
);
const found = (text: string, isLiteral = false) => oracle.search({ text, isLiteral, limit: 9, offset: 0 }).items;

describe('a synonym of several words', () => {
  it.each([
    ['step free', ['level']],
    ['turkish bath', ['hammam']],
    ['turkish baths istanbul', ['hammam']],
    ['healthy food', ['diet']],
    ['turkish b', ['hammam']],
    ['turkish baht', ['hammam']],
    ['tirkish bath', ['hammam']],
  ])('is found as a whole, while it is typed and with a typo: %s', (text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  it.each(['step', 'turkish', 'healthy', 'disabled', 'ste'])('is not found by only its word “%s”', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('finds by “free” only places whose text says that they are free', () => {
    expect(found('free')).toEqual(['gratis']);
  });

  it('does not count in double quotes', () => {
    expect(found('turkish bath', true)).toEqual([]);
  });
});

describe('a word in double quotes', () => {
  it('is found where the text says it', () => {
    expect(new Set(found('pilates'))).toEqual(new Set(['pilates', 'lessons']));
    expect(found('pilates', true)).toEqual(['pilates', 'lessons']);
    expect(found('gym', true)).toEqual(['lessons']);
  });

  it('is found by access when the access line says it', () => {
    expect(found('accessible')).toEqual(['level']);
    expect(found('accessible', true)).toEqual([]);
    expect(found('paths', true)).toEqual(['level']);
  });
});
