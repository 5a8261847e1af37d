import { SPELLED, spelledName, spelledOf } from './spelled-name.ts';

const typed = (...words: readonly (readonly [string, number])[]) => [words.map(([word, typos]) => ({ word, typos }))];

describe('how much of a name was typed, typos aside', () => {
  it.each([
    ['blue lagoon', SPELLED.whole],
    ['blue lagoon iceland', SPELLED.words],
    ['retreat blue lagoon', SPELLED.not],
    ['blue', SPELLED.not],
    ['blues lagoon', SPELLED.prefix],
    ['blut lagoon', SPELLED.not],
    ['', SPELLED.not],
  ])('is right for %j', (plain, expected) => {
    expect(spelledOf(typed(['blue', 0], ['lagon', 1]), plain)).toBe(expected);
  });

  it('counts the beginning of any word that is right', () => {
    expect(spelledOf(typed(['blu', 0], ['lagon', 1]), 'blue lagoon')).toBe(SPELLED.prefix);
    expect(spelledOf(typed(['blu', 0], ['lagon', 1]), 'retreat blue lagoon')).toBe(SPELLED.not);
    expect(spelledOf(typed(['lagon', 1], ['ic', 0]), 'lagoon iceland')).toBe(SPELLED.prefix);
    expect(spelledOf(typed(['blue', 0], ['lagon', 1]), 'blue lagoons')).toBe(SPELLED.not);
  });

  it('is the most of any row, and nothing without rows', () => {
    expect(spelledOf([...typed(['xyz', 0]), ...typed(['blue', 0])], 'blue lagoon')).toBe(SPELLED.words);
    expect(spelledOf([], 'blue lagoon')).toBe(SPELLED.not);
  });

  it('forgives each word as typed what its form is forgiven', () => {
    const match = [
      [
        { kind: 'typo', word: 'baht', typos: 1 },
        { kind: 'typed', word: 'rudas' },
      ] as const,
    ];
    const singular = (word: string): string => word.replace(/ts$/, 't');
    expect(spelledName(['rudas', 'bahts'], singular, match)).toEqual(typed(['rudas', 0], ['bahts', 1]));
  });
});
