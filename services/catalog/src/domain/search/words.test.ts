import { nameKeys, queryWords } from './words.ts';

describe('words', () => {
  it('of a query leave stop words out, unless there are no others', () => {
    expect(queryWords('the springs near Tokyo')).toMatchObject({
      words: ['springs', 'tokyo'],
      written: 'the springs near tokyo',
      plain: 'springs tokyo',
    });
    expect(queryWords('La').words).toEqual(['la']);
    expect(queryWords('spa Spa SPÁ').words).toEqual(['spa']);
    expect(queryWords('♨').words).toEqual([]);
    expect(queryWords('w '.repeat(500) + 'x').words).toEqual(['w']);
    expect(queryWords(Array.from({ length: 50 }, (_, at) => `w${at}`).join(' ')).words).toHaveLength(12);
  });

  it.each([
    ['best hot springs', 'hot springs', ['best']],
    ['top 10 saunas', 'saunas', ['top', '10']],
    ['5 best baths', 'baths', ['5', 'best']],
    ['places to stay', 'stay', ['places']],
    ['the good life', 'life', ['good']],
    ['things to do', 'things do', []],
    ['pool of 38 degrees', 'pool 38 degrees', []],
  ])('of %j are %j without fillers', (text, plain, fillers) => {
    expect(queryWords(text)).toMatchObject({ plain, fillers });
  });

  it('between double quotes are all looked for', () => {
    expect(queryWords('best hot springs', (word) => word, true)).toMatchObject({
      plain: 'best hot springs',
      fillers: [],
    });
  });

  it('of a name are compared with and without stop words', () => {
    expect(nameKeys('The Blue Lagoon')).toEqual({ written: 'the blue lagoon', plain: 'blue lagoon' });
  });
});
