import { FACET_NAMES, FACETS, type FacetName } from '@wellspring/rest-contract/facet-rules';
import {
  conditionsOf,
  FACET_TOKENS,
  isJoint,
  openCondition,
  valueToken,
  type Condition,
  type FacetCounts,
  type FacetQuery,
} from '../../domain/search/facets.ts';
import type { PlaceColumns } from './place-columns.ts';
import { NO, UNKNOWN, YES, type PlaceSchedules, type Verdict } from './place-schedules.ts';
import { NO_ROWS, type RowNumbers } from './row-numbers.ts';
import { tokenBits, TOKEN_COLUMNS } from './stored-numbers.ts';
import { countTokens } from './token-counts.ts';

type Judge = { readonly facet: FacetName; readonly verdict: (no: number) => Verdict };

/** Whether a row has one of some tokens. */
const hasAny = (columns: PlaceColumns, tokens: readonly string[]): ((no: number) => boolean) => {
  const parts = [...tokenBits(tokens)].flatMap((bits, at) => {
    const name = TOKEN_COLUMNS[at];
    return bits === 0 || name === undefined ? [] : [{ bits, values: columns.of(name) }];
  });
  return (no) => parts.some(({ bits, values }) => ((values[no] ?? 0) & bits) !== 0);
};

const judgeOf = (columns: PlaceColumns, schedules: PlaceSchedules, condition: Condition): Judge => {
  const { facet } = condition;
  switch (condition.kind) {
    case 'tokens': {
      const [isOne, says] = [hasAny(columns, condition.anyOf), hasAny(columns, condition.sayings)];
      return { facet, verdict: (no) => (isOne(no) ? YES : says(no) ? NO : UNKNOWN) };
    }
    case 'temperature': {
      const [lowest, highest] = [columns.of('minC'), columns.of('maxC')];
      const { minC, maxC } = condition;
      return {
        facet,
        verdict: (no) => {
          const [low = NaN, high = NaN] = [lowest[no], highest[no]];
          if (Number.isNaN(low)) return UNKNOWN;
          return low <= maxC && high >= minC ? YES : NO;
        },
      };
    }
    case 'rating': {
      const averages = columns.of('average');
      const { least } = condition;
      return {
        facet,
        verdict: (no) => {
          const average = averages[no] ?? NaN;
          return Number.isNaN(average) ? UNKNOWN : average >= least ? YES : NO;
        },
      };
    }
    case 'open':
      return { facet, verdict: schedules.openAt(condition.at) };
  }
};

const FACET_COUNT = FACET_NAMES.length;
const JOINT: readonly boolean[] = FACET_NAMES.map(isJoint);
const NUMBER_OF: ReadonlyMap<string, number> = new Map(FACET_TOKENS.map((token, number) => [token, number]));
const countOf = (counts: Uint32Array, token: string): number => counts[NUMBER_OF.get(token) ?? -1] ?? 0;

/** Rows by what they fail: nothing, or one facet alone; and of each facet that is asked for, how many that pass all others do not say. */
type Sorted = {
  readonly passing: RowNumbers;
  readonly failing: readonly RowNumbers[];
  readonly unknown: readonly number[];
};

const sortRows = (rows: RowNumbers, judges: readonly Judge[], isMet: (verdict: Verdict) => boolean): Sorted => {
  const failing = FACET_NAMES.map((): number[] => []);
  const unknown = FACET_NAMES.map(() => 0);
  if (judges.length === 0) return { passing: rows, failing: [], unknown };
  const passing = new Int32Array(rows.length);
  let count = 0;
  const chosen = [...new Set(judges.map(({ facet }) => FACET_NAMES.indexOf(facet)))];
  const numbered = judges.map(({ facet, verdict }) => ({ number: FACET_NAMES.indexOf(facet), verdict }));
  /** of a chosen facet: whether some of its conditions are unknown, and none fails */
  const states = new Uint8Array(FACET_COUNT);
  for (const no of rows) {
    let failed = -1;
    let isOut = false;
    states.fill(YES);
    for (const { number, verdict } of numbered) {
      const one = verdict(no);
      if (one < (states[number] ?? YES)) states[number] = one;
      if (isMet(one)) continue;
      if (failed >= 0 && failed !== number) isOut = true;
      failed = number;
    }
    if (isOut) continue;
    if (failed >= 0) failing[failed]?.push(no);
    else passing[count++] = no;
    for (const number of chosen)
      if ((failed < 0 || failed === number) && states[number] === UNKNOWN) unknown[number] = (unknown[number] ?? 0) + 1;
  }
  return { passing: passing.subarray(0, count), failing: failing.map((some) => Int32Array.from(some)), unknown };
};

/** Facets of some rows, looked at one by one in the columns in memory. */
export const facetColumns = (columns: PlaceColumns, schedules: PlaceSchedules) => {
  const judgesOf = (query: FacetQuery): readonly Judge[] =>
    conditionsOf(query).map((condition) => judgeOf(columns, schedules, condition));
  const meets =
    ({ includeUnknown = false }: FacetQuery) =>
    (verdict: Verdict): boolean =>
      verdict === YES || (verdict === UNKNOWN && includeUnknown);
  return {
    /** The rows for which all conditions hold. */
    select: (rows: RowNumbers, query: FacetQuery = {}): RowNumbers => {
      const judges = judgesOf(query);
      const isMet = meets(query);
      if (judges.length === 0) return rows;
      return rows.filter((no) => judges.every(({ verdict }) => isMet(verdict(no))));
    },
    /** The values of each facet among rows that the other filters leave, and how many do not say. */
    counts: (rows: RowNumbers, query: FacetQuery = {}): readonly FacetCounts[] => {
      const judges = judgesOf(query);
      const { passing, failing, unknown } = sortRows(rows, judges, meets(query));
      const chosen = new Set(judges.map(({ facet }) => facet));
      const all = countTokens(columns, passing);
      const open = schedules.openAt(openCondition(query).at);
      const openAmong = (some: RowNumbers, verdict: Verdict): number => {
        let count = 0;
        for (const no of some) if (open(no) === verdict) count += 1;
        return count;
      };
      return FACET_NAMES.map((facet, number) => {
        const others = failing[number] ?? NO_ROWS;
        if (facet === 'open') {
          const count = openAmong(passing, YES) + openAmong(others, YES);
          const unsaid = chosen.has(facet) ? (unknown[number] ?? 0) : openAmong(passing, UNKNOWN);
          return { facet, values: FACETS[facet].map((value) => ({ value, count })), unknown: unsaid };
        }
        const own = JOINT[number] || others.length === 0 ? null : countTokens(columns, others);
        const count = (value: string): number => {
          const token = valueToken(facet, value);
          return countOf(all, token) + (own ? countOf(own, token) : 0);
        };
        // The name of a facet is the token of places that say it.
        const unsaid = JOINT[number] ? 0 : passing.length - countOf(all, facet);
        return {
          facet,
          values: FACETS[facet].map((value) => ({ value, count: count(value) })),
          unknown: chosen.has(facet) ? (unknown[number] ?? 0) : unsaid,
        };
      });
    },
  };
};
