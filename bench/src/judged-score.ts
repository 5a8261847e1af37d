import { faultsOfPage, type Hit } from './judged-page.ts';
import { expectedNames, type Expectation, type JudgedQuery } from './judged-queries.ts';
import { faultsOfUnderstood, type Interpreted } from './judged-understood.ts';

/** What the product answered to a query; `error` where it answered no page. */
export type JudgedAnswer = {
  readonly query: JudgedQuery;
  readonly hits: readonly Hit[];
  readonly interpreted: Interpreted;
  readonly error?: string | undefined;
};

/** How an answer was. Null where the query does not judge that. */
export type Score = {
  readonly query: JudgedQuery;
  /** why the first page is wrong; none: it is right */
  readonly faults: readonly string[];
  readonly isEmpty: boolean | null;
  readonly isUnderstood: boolean | null;
  readonly names: { readonly expected: number; readonly found: number } | null;
  /** of the kind name: the place is among the first five */
  readonly isInFive: boolean | null;
  /** of the kind typo: the place is among the first ten */
  readonly isInTen: boolean | null;
};

const FEW = 5;
const PAGE = 10;

const isNamed = ({ first, within }: Expectation, page: readonly Hit[]): boolean => {
  const has = (name: string): boolean => page.some((hit) => hit.name === name);
  return (!first || first.some(has)) && (!within || within.names.filter(has).length >= within.atLeast);
};

const isPageJudged = ({ understood: _, hits: __, mayBeEmpty: ___, ...rules }: Expectation): boolean =>
  Object.keys(rules).length > 0;

/** Judges an answer by what is expected of its query. */
export const scoreAnswer = ({ query, hits, interpreted, error }: JudgedAnswer): Score => {
  const { kind, expect } = query;
  const page = hits.slice(0, PAGE);
  const misunderstood = expect.understood ? faultsOfUnderstood(expect.understood, interpreted) : [];
  const faults = error === undefined ? [...faultsOfPage(expect, page)] : [error];
  // Where nothing but what was understood is expected, the page is right only if that is.
  if (!isPageJudged(expect)) faults.push(...misunderstood.map((part) => `understood ${part}`));
  const names = expectedNames(expect);
  const found = names.filter((name) => page.some((hit) => hit.name === name)).length;
  const isOfNames = (kind === 'name' || kind === 'typo') && names.length > 0;
  return {
    query,
    faults,
    isEmpty: expect.mayBeEmpty ? null : page.length === 0,
    isUnderstood: expect.understood ? misunderstood.length === 0 : null,
    names: isOfNames ? { expected: names.length, found } : null,
    isInFive: isOfNames && kind === 'name' ? isNamed(expect, page.slice(0, FEW)) : null,
    isInTen: isOfNames && kind === 'typo' ? isNamed(expect, page) : null,
  };
};

/** Of how many something is true. */
export type Share = { readonly of: number; readonly count: number };

/** Figures over some queries. */
export type Summary = {
  readonly queries: number;
  readonly right: Share;
  readonly empty: Share;
  readonly recall: Share;
  readonly inFive: Share;
  readonly inTen: Share;
  readonly understood: Share;
};

const shareOf = (values: readonly (boolean | null)[]): Share => {
  const judged = values.filter((value) => value !== null);
  return { of: judged.length, count: judged.filter(Boolean).length };
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

export const summarize = (scores: readonly Score[]): Summary => {
  const names = scores.flatMap((score) => score.names ?? []);
  return {
    queries: scores.length,
    right: shareOf(scores.map(({ faults }) => faults.length === 0)),
    empty: shareOf(scores.map(({ isEmpty }) => isEmpty)),
    recall: { of: sum(names.map(({ expected }) => expected)), count: sum(names.map(({ found }) => found)) },
    inFive: shareOf(scores.map(({ isInFive }) => isInFive)),
    inTen: shareOf(scores.map(({ isInTen }) => isInTen)),
    understood: shareOf(scores.map(({ isUnderstood }) => isUnderstood)),
  };
};

/** Queries whose first page is right in one run and wrong in the other; a query that only one of them has is in neither list. */
export const compareRuns = (
  before: ReadonlyMap<string, boolean>,
  scores: readonly Score[],
): { readonly better: readonly string[]; readonly worse: readonly string[] } => {
  const changed = (isRight: boolean): readonly string[] =>
    scores
      .filter(({ query, faults }) => (faults.length === 0) === isRight && before.get(query.query) === !isRight)
      .map(({ query }) => query.query);
  return { better: changed(true), worse: changed(false) };
};
