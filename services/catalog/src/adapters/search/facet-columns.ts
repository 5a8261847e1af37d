import { FACET_NAMES, FACETS } from '@wellspring/rest-contract/facet-rules';
import {
  FACET_TOKENS,
  isJoint,
  openCondition,
  valueToken,
  type FacetCounts,
  type FacetQuery,
} from '../../domain/search/facets.ts';
import { facetVerdicts, verdictsOf, type FacetVerdicts } from './facet-verdicts.ts';
import type { PlaceColumns } from './place-columns.ts';
import { UNKNOWN, YES, type PlaceSchedules, type Verdict } from './place-schedules.ts';
import { NO_ROWS, type RowNumbers } from './row-numbers.ts';
import { countTokens } from './token-counts.ts';

const NUMBER_OF: ReadonlyMap<string, number> = new Map(FACET_TOKENS.map((token, number) => [token, number]));
const countOf = (counts: Uint32Array, token: string): number => counts[NUMBER_OF.get(token) ?? -1] ?? 0;

/** Of one facet that is asked for: the rows that fail it alone, and how many that pass all others do not say. */
type Chosen = { readonly failing: RowNumbers; readonly unknown: number };

/** Rows by what they fail: nothing, or one facet alone. */
type Sorted = { readonly passing: RowNumbers; readonly chosen: ReadonlyMap<string, Chosen> };

/** `least`: the verdict with which a facet is passed. */
const sortRows = (rows: RowNumbers, facets: readonly FacetVerdicts[], least: Verdict): Sorted => {
  if (facets.length === 0) return { passing: rows, chosen: new Map() };
  const passing = new Int32Array(rows.length);
  let count = 0;
  const failing = facets.map(() => ({ rows: new Int32Array(rows.length), count: 0, unknown: 0 }));
  const all = facets.map(({ verdicts }) => verdicts);
  for (let position = 0; position < rows.length; position += 1) {
    const no = rows[position] ?? 0;
    let failures = 0;
    let failed = 0;
    for (let number = 0; number < all.length; number += 1)
      if ((all[number]?.[position] ?? 0) < least) {
        failures += 1;
        failed = number;
      }
    if (failures > 1) continue;
    if (failures === 0) passing[count++] = no;
    for (let number = 0; number < all.length; number += 1) {
      const one = failing[number];
      if (!one || (failures === 1 && failed !== number)) continue;
      if (failures === 1) one.rows[one.count++] = no;
      if (all[number]?.[position] === UNKNOWN) one.unknown += 1;
    }
  }
  const chosen = facets.map(({ facet }, number): [string, Chosen] => {
    const one = failing[number];
    return [facet, { failing: one?.rows.subarray(0, one.count) ?? NO_ROWS, unknown: one?.unknown ?? 0 }];
  });
  return { passing: passing.subarray(0, count), chosen: new Map(chosen) };
};

/** Facets of some rows, looked at in the columns in memory. */
export const facetColumns = (columns: PlaceColumns, schedules: PlaceSchedules) => {
  /** How many of some rows are open, and of how many it is not known. */
  const openAmong = (rows: RowNumbers, query: FacetQuery): { readonly open: number; readonly unknown: number } => {
    let [open, unknown] = [0, 0];
    for (const verdict of verdictsOf(columns, schedules, rows, openCondition(query))) {
      if (verdict === YES) open += 1;
      else if (verdict === UNKNOWN) unknown += 1;
    }
    return { open, unknown };
  };
  return {
    /** Some rows by what they fail of what is asked for. */
    sort: (rows: RowNumbers, query: FacetQuery = {}): Sorted =>
      sortRows(rows, facetVerdicts(columns, schedules, rows, query), query.includeUnknown ? UNKNOWN : YES),
    /** The values of each facet among sorted rows under the other filters, and how many do not say. */
    counts: ({ passing, chosen }: Sorted, query: FacetQuery = {}): readonly FacetCounts[] => {
      const all = countTokens(columns, passing);
      return FACET_NAMES.map((facet) => {
        const { failing, unknown } = chosen.get(facet) ?? { failing: NO_ROWS, unknown: null };
        if (facet === 'open') {
          const among = openAmong(passing, query);
          const count = among.open + openAmong(failing, query).open;
          return { facet, values: FACETS[facet].map((value) => ({ value, count })), unknown: unknown ?? among.unknown };
        }
        const own = isJoint(facet) || failing.length === 0 ? null : countTokens(columns, failing);
        const count = (value: string): number => {
          const token = valueToken(facet, value);
          return countOf(all, token) + (own ? countOf(own, token) : 0);
        };
        // The name of a facet is the token of places that say it.
        const unsaid = isJoint(facet) ? 0 : passing.length - countOf(all, facet);
        return {
          facet,
          values: FACETS[facet].map((value) => ({ value, count: count(value) })),
          unknown: unknown ?? unsaid,
        };
      });
    },
  };
};
