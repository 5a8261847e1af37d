import { indexWordsOf } from '@wellspring/search-words/words';
import fc from 'fast-check';
import { asTyped, isFound, withTypos, type WordMatch } from './matching.ts';
import { planSearch } from './plan.ts';
import { RELEVANCE, relevance } from './ranking.ts';
import { isWithin, typosAllowed } from './typos.ts';
import { nameKeys, queryWords } from './words.ts';

const place = (name: string, other = '', otherNames: readonly string[] = []) => ({
  nameKeys: nameKeys(name),
  otherNames: otherNames.map(nameKeys),
  nameWords: [name, ...otherNames].flatMap(indexWordsOf),
  otherWords: indexWordsOf(other),
});
const rank = (text: string, name: string, other?: string): number | null => {
  const query = queryWords(text);
  return relevance(place(name, other), { query, match: asTyped(query), areNamesFirst: false });
};

describe('typos', () => {
  it.each([
    ['onsn', 'onsen', 1, true],
    ['lagon', 'lagoon', 1, true],
    ['bleu', 'blue', 1, true],
    ['reykjavk', 'reykjavik', 1, true],
    ['spnaihs', 'spanish', 2, true],
    ['baden', 'bath', 1, false],
    ['atlantis', 'arlington', 2, false],
    ['abc', '', 2, false],
    ['ca', 'abc', 2, false],
  ])('%s and %s differ by at most %i: %s', (a, b, most, expected) => {
    expect(isWithin(a, b, most)).toBe(expected);
    expect(isWithin(b, a, most)).toBe(expected);
  });

  it('are allowed in longer words only, never in numbers', () => {
    expect(['spa', 'onsn', 'springs', 'reykjavk', '12345', '温泉'].map(typosAllowed)).toEqual([0, 1, 1, 2, 0, 0]);
  });

  it('find a word in which one letter was swapped, lost, added or changed', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdeé温'), minLength: 4, maxLength: 9 });
    fc.assert(
      fc.property(word, fc.nat(8), fc.constantFrom('x', 'a'), (right, position, letter) => {
        const letters = [...right];
        const at = position % (letters.length - 1);
        const mistyped = [letters.toSpliced(at, 1), letters.toSpliced(at, 0, letter), letters.with(at, letter), letters.toSpliced(at, 2, letters[at + 1] ?? '', letters[at] ?? '')]; // prettier-ignore
        for (const wrong of mistyped) expect(isWithin(wrong.join(''), right, 1)).toBe(true);
      }),
    );
  });

  it('are corrected only in unknown words, or in one of several known words', () => {
    expect(withTypos({ words: ['onsn', 'tokyo'] }, new Set(['onsn']))).toEqual([[[{ kind: 'typo', word: 'onsn', typos: 1 }, { kind: 'typed', word: 'tokyo' }]]]); // prettier-ignore
    expect(withTypos({ words: ['xyz', 'tokyo'] }, new Set(['xyz']))).toEqual([]);
    expect(withTypos({ words: ['lagoon'] }, new Set())).toEqual([]);
    expect(withTypos({ words: ['blue', 'lagon'] }, new Set())).toEqual([
      [
        [{ kind: 'typo', word: 'blue', typos: 1 }, { kind: 'exact', word: 'lagon' }],
        [{ kind: 'exact', word: 'blue' }, { kind: 'typo', word: 'lagon', typos: 1 }],
      ],
    ]); // prettier-ignore
  });
});

describe('one letter beside other words', () => {
  const isBeginning = (one: WordMatch): boolean => one.kind === 'typed' && one.word.length === 1;

  it('is tried as the beginning of a word only when it is the last, so that engines seldom read half of their index', () => {
    const steps = planSearch({ text: 'x b c d e f g h i j k onsn z' });
    const tried: string[] = [];
    for (let step = steps.next(); !step.done;) {
      const matches = step.value.flatMap((lookup) => ('nameBegins' in lookup ? [] : [lookup]));
      tried.push(...matches.flat(2).filter(isBeginning).map(({ word }) => word)); // prettier-ignore
      step = steps.next(matches.map((match) => match.length === 1 && match[0]?.length === 1 && match[0][0]?.word !== 'onsn')); // prettier-ignore
    }
    expect([...new Set(tried)]).toEqual([]);
  });

  it('is the beginning of a word when it stands alone', () => {
    expect(asTyped({ words: ['b'] })).toEqual([[{ kind: 'typed', word: 'b' }]]);
  });

  it('is the beginning of a word when it is the last', () => {
    expect(asTyped({ words: ['lake', 'h'] })).toEqual([
      [
        { kind: 'typed', word: 'lake' },
        { kind: 'typed', word: 'h' },
      ],
    ]);
    expect(asTyped({ words: ['h', 'street'] })[0]?.[0]).toEqual({ kind: 'exact', word: 'h' });
  });
});

describe('a match', () => {
  it('needs every word, whole or as the beginning of one', () => {
    const words = new Set(['blue', 'lagoon', 'iceland']);
    expect(isFound(asTyped({ words: ['lag', 'blue'] }), words)).toBe(true);
    expect(isFound(asTyped({ words: ['lag', 'blue'] }), words, true)).toBe(false);
    expect(isFound(asTyped({ words: ['goon'] }), words)).toBe(false);
    expect(isFound(asTyped({ words: ['blue', 'fiji'] }), words)).toBe(false);
  });

  it.each([
    ['the blue lagoon', 'The Blue Lagoon', '', RELEVANCE.sameNameAsWritten],
    ['blue lagoon', 'The Blue Lagoon', '', RELEVANCE.sameName],
    ['blue', 'Blue Lagoon', '', RELEVANCE.nameBeginsWithWords],
    ['lagoon blue', 'Blue Lagoon', '', RELEVANCE.wholeWordsInName],
    ['lagoon iceland', 'Blue Lagoon', 'Iceland', RELEVANCE.wholeWords],
    ['blue lag', 'Blue Lagoon', '', RELEVANCE.nameContinues],
    ['blue lag', 'The Blue Lagoon', '', RELEVANCE.nameBegins],
    ['lag', 'Blue Lagoon', '', RELEVANCE.allInName],
    ['lag ice', 'Blue Lagoon', 'Iceland', RELEVANCE.somewhere],
    ['spa', 'Space Museum', '', RELEVANCE.nameBegins],
    ['spa', 'Aqua World', 'Day Spa', RELEVANCE.wholeWords],
    ['spa', 'Museum', 'of art', null],
  ])('%j in %j (%s) ranks %s', (text, name, other, expected) => {
    expect(rank(text, name, other)).toBe(expected);
  });

  it.each([
    ['blaue lagune', false, RELEVANCE.sameOtherName],
    ['blaue lag', false, RELEVANCE.otherNameBegins],
    ['blaue', false, RELEVANCE.otherNameBegins],
    ['bla', false, RELEVANCE.allInName],
    ['lagune blaue', false, RELEVANCE.wholeWordsInName],
    ['blue lagoon', false, RELEVANCE.sameNameAsWritten],
    ['lagune', true, RELEVANCE.wholeWordsInName],
    ['bla', true, RELEVANCE.otherNameBeginsAsWritten],
    ['Bláa lónið', true, RELEVANCE.sameOtherNameAsWritten],
  ])('%j ranks by the other names of a place; names first: %j', (text, areNamesFirst, expected) => {
    const query = queryWords(text);
    const lagoon = place('Blue Lagoon', '', ['Blaue Lagune', 'Bláa lónið']);
    expect(relevance(lagoon, { query, match: asTyped(query), areNamesFirst })).toBe(expected);
  });
});
