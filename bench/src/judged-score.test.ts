import { expect, describe, it } from '@jest/globals';
import type { Hit } from './judged-page.ts';
import type { Expectation, JudgedQuery } from './judged-queries.ts';
import { compareRuns, scoreAnswer, summarize } from './judged-score.ts';
import { failureInWords, tableBy } from './judged-table.ts';
import type { Interpreted } from './judged-understood.ts';

const NOTHING: Interpreted = { near: null, needs: null, interpretation: null };

const query = (kind: JudgedQuery['kind'], expected: Expectation, text = 'blue lagoon'): JudgedQuery => ({
  query: text,
  kind,
  language: 'en',
  set: 'first',
  expect: expected,
  why: 'A test.',
});

const page = (...names: readonly string[]): readonly Hit[] => names.map((name) => ({ name }));

const answer = (one: JudgedQuery, hits: readonly Hit[], interpreted = NOTHING) => ({ query: one, hits, interpreted });

describe('the score of an answer', () => {
  it('is right if the page has what is expected', () => {
    const score = scoreAnswer(answer(query('name', { first: ['Blue Lagoon'] }), page('Blue Lagoon', 'Lagoon')));
    expect(score).toMatchObject({ faults: [], isEmpty: false, isInFive: true, names: { expected: 1, found: 1 } });
  });

  it('looks for a name in the first five, and for a mistyped one in the first ten', () => {
    const hits = page('1', '2', '3', '4', '5', 'Blue Lagoon');
    const expected: Expectation = { first: ['Blue Lagoon'] };
    expect(scoreAnswer(answer(query('name', expected), hits))).toMatchObject({ isInFive: false, isInTen: null });
    expect(scoreAnswer(answer(query('typo', expected), hits))).toMatchObject({ isInFive: null, isInTen: true });
  });

  it('is wrong if nothing but the understanding is judged, and that is missing', () => {
    const only = query('facet', { understood: { facets: ['free'] } });
    expect(scoreAnswer(answer(only, page('Lagoon'))).faults).toEqual(['understood facets']);
    const interpreted = { ...NOTHING, interpretation: { facets: [{ id: 'free' }] } };
    expect(scoreAnswer(answer(only, page('Lagoon'), interpreted)).faults).toEqual([]);
  });

  it('does not count an understanding that is missing beside a right page', () => {
    const both = query('kind', { first: ['Lagoon'], understood: { kinds: ['spa'] } });
    expect(scoreAnswer(answer(both, page('Lagoon')))).toMatchObject({ faults: [], isUnderstood: false });
  });

  it('counts no hit as empty, except where it is allowed', () => {
    expect(scoreAnswer(answer(query('trap', { first: ['A'] }), []))).toMatchObject({
      faults: ['nothing found'],
      isEmpty: true,
    });
    const allowed = query('trap', { none: { country: 'Italy' }, mayBeEmpty: true });
    expect(scoreAnswer(answer(allowed, []))).toMatchObject({ faults: [], isEmpty: null });
  });

  it('is wrong with the error of a failed request', () => {
    const failed = { ...answer(query('name', { first: ['A'] }), []), error: 'answered 503' };
    expect(scoreAnswer(failed).faults).toEqual(['answered 503']);
  });
});

describe('figures over answers', () => {
  const right = scoreAnswer(answer(query('name', { first: ['A'] }, 'a'), page('A')));
  const wrong = scoreAnswer(answer(query('typo', { first: ['B'] }, 'b'), page('A')));

  it('count what each query judges', () => {
    expect(summarize([right, wrong])).toEqual({
      queries: 2,
      right: { of: 2, count: 1 },
      empty: { of: 2, count: 0 },
      recall: { of: 2, count: 1 },
      inFive: { of: 1, count: 1 },
      inTen: { of: 1, count: 0 },
      understood: { of: 0, count: 0 },
    });
  });

  it('stand in a table with a row for each kind and one for all', () => {
    expect(tableBy('kind', [right, wrong]).split('\n').slice(2)).toEqual([
      '| name | 1 | 1 | 100.0 | 0.0 | 100.0 | 100.0 | – | – |',
      '| typo | 1 | 0 | 0.0 | 0.0 | 0.0 | – | 0.0 | – |',
      '| all | 2 | 1 | 50.0 | 0.0 | 50.0 | 100.0 | 0.0 | – |',
    ]);
  });

  it('name what became right and what became wrong since another run', () => {
    const before = new Map([
      ['a', false],
      ['b', true],
      ['c', true],
    ]);
    expect(compareRuns(before, [right, wrong])).toEqual({ better: ['a'], worse: ['b'] });
  });

  it('describe a failure with the first three hits and the interpretation', () => {
    const interpretation = { words: 'b', corrections: [], offer: null };
    const failed = answer(query('typo', { first: ['B'] }, 'b'), page('A', 'C', 'D', 'E'), {
      ...NOTHING,
      interpretation,
    });
    expect(failureInWords(wrong, failed).split('\n')).toEqual([
      '- first set, en, typo: **b**. Wrong: first',
      '  - expected: B',
      '  - first of 4: A · C · D',
      '  - interpretation: words "b"',
    ]);
  });
});
