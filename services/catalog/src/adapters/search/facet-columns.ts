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
import type { RowNumbers } from './row-numbers.ts';
import { tokenBits, TOKEN_COLUMNS, TOKENS_PER_COLUMN } from './stored-numbers.ts';

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
const numberOf = (facet: FacetName): number => FACET_NAMES.indexOf(facet);
const JOINT: readonly boolean[] = FACET_NAMES.map(isJoint);

/** Counts each token of some rows, by its number. */
const countTokens = (columns: PlaceColumns, rows: readonly number[], counts: Uint32Array): void => {
  for (const [at, name] of TOKEN_COLUMNS.entries()) {
    const values = columns.of(name);
    for (const no of rows) {
      let bits = (values[no] ?? 0) >>> 0;
      while (bits !== 0) {
        const lowest = 31 - Math.clz32(bits & -bits);
        const number = at * TOKENS_PER_COLUMN + lowest;
        counts[number] = (counts[number] ?? 0) + 1;
        bits &= bits - 1;
      }
    }
  }
};

/** Facets of some rows, looked at one by one in the columns in memory. */
export const facetColumns = (columns: PlaceColumns, schedules: PlaceSchedules) => {
  const judgesOf = (query: FacetQuery): readonly Judge[] =>
    conditionsOf(query).map((condition) => judgeOf(columns, schedules, condition));
  const isMet = (verdict: Verdict, { includeUnknown = false }: FacetQuery): boolean =>
    verdict === YES || (verdict === UNKNOWN && includeUnknown);
  return {
    /** The rows for which all conditions hold. */
    select: (rows: RowNumbers, query: FacetQuery = {}): RowNumbers => {
      const judges = judgesOf(query);
      if (judges.length === 0) return rows;
      return rows.filter((no) => judges.every(({ verdict }) => isMet(verdict(no), query)));
    },
    /** The values of each facet among rows that the other filters leave, and how many do not say. */
    counts: (rows: RowNumbers, query: FacetQuery = {}): readonly FacetCounts[] => {
      const judges = judgesOf(query);
      const isChosen = FACET_NAMES.map((facet) => judges.some((judge) => judge.facet === facet));
      const open = schedules.openAt(openCondition(query).at);
      const saysOf = FACET_NAMES.map((facet) =>
        facet === 'open' ? (no: number) => open(no) !== UNKNOWN : hasAny(columns, [facet]),
      );
      const passing: number[] = [];
      /** rows that fail by this facet alone */
      const failing = FACET_NAMES.map((): number[] => []);
      const unknown = new Uint32Array(FACET_COUNT);
      for (const no of rows) {
        let failed = -1;
        let isOut = false;
        /** of a chosen facet: whether some of its conditions are unknown, and none fails */
        const states = new Uint8Array(FACET_COUNT).fill(YES);
        for (const { facet, verdict } of judges) {
          const number = numberOf(facet);
          const one = verdict(no);
          states[number] = Math.min(states[number] ?? YES, one);
          if (isMet(one, query)) continue;
          if (failed >= 0 && failed !== number) isOut = true;
          failed = number;
        }
        if (isOut) continue;
        if (failed >= 0) failing[failed]?.push(no);
        else passing.push(no);
        for (let number = 0; number < FACET_COUNT; number += 1) {
          if (failed >= 0 && failed !== number) continue;
          const isUnknown = isChosen[number]
            ? states[number] === UNKNOWN
            : !JOINT[number] && !(saysOf[number]?.(no) ?? false);
          if (isUnknown) unknown[number] = (unknown[number] ?? 0) + 1;
        }
      }
      const all = new Uint32Array(FACET_TOKENS.length);
      countTokens(columns, passing, all);
      return FACET_NAMES.map((facet, number) => {
        const own = new Uint32Array(FACET_TOKENS.length);
        if (!JOINT[number]) countTokens(columns, failing[number] ?? [], own);
        const isOpen = (no: number): boolean => open(no) === YES;
        const count = (value: string): number => {
          if (facet === 'open') return [passing, failing[number] ?? []].flatMap((some) => some.filter(isOpen)).length;
          const token = FACET_TOKENS.indexOf(valueToken(facet, value));
          return (all[token] ?? 0) + (own[token] ?? 0);
        };
        return {
          facet,
          values: FACETS[facet].map((value) => ({ value, count: count(value) })),
          unknown: unknown[number] ?? 0,
        };
      });
    },
  };
};
