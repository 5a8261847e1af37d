import type { FacetName } from '@wellspring/rest-contract/facet-rules';
import { conditionsOf, type Condition, type FacetQuery } from '../../domain/search/facets.ts';
import type { PlaceColumns } from './place-columns.ts';
import { NO, UNKNOWN, YES, type PlaceSchedules, type Verdict } from './place-schedules.ts';
import type { RowNumbers } from './row-numbers.ts';
import { tokenBits, TOKEN_COLUMNS } from './stored-numbers.ts';

/** Of each of some rows, by its position: whether all conditions on a facet hold. */
export type FacetVerdicts = { readonly facet: FacetName; readonly verdicts: Uint8Array };

type Of<K extends Condition['kind']> = Extract<Condition, { kind: K }>;

/** One column after the other, so that a loop looks at one thing only. */
const ofTokens = (columns: PlaceColumns, rows: RowNumbers, { anyOf, sayings }: Of<'tokens'>): Uint8Array => {
  const verdicts = new Uint8Array(rows.length).fill(UNKNOWN);
  const said = tokenBits(sayings);
  for (const [at, any] of tokenBits(anyOf).entries()) {
    const [name, says = 0] = [TOKEN_COLUMNS[at], said[at]];
    if (name === undefined || (any === 0 && says === 0)) continue;
    const values = columns.of(name);
    for (let position = 0; position < rows.length; position += 1) {
      const word = (values[rows[position] ?? 0] ?? 0) | 0;
      if ((word & any) !== 0) verdicts[position] = YES;
      else if ((word & says) !== 0 && verdicts[position] === UNKNOWN) verdicts[position] = NO;
    }
  }
  return verdicts;
};

/** Whether a range of two columns and the range that is asked for have something in common. */
const ofRange = (
  lowest: Float64Array,
  highest: Float64Array,
  rows: RowNumbers,
  { from, to }: { readonly from: number; readonly to: number },
): Uint8Array => {
  const verdicts = new Uint8Array(rows.length);
  for (let position = 0; position < rows.length; position += 1) {
    const no = rows[position] ?? 0;
    const [low, high] = [lowest[no] ?? NaN, highest[no] ?? NaN];
    verdicts[position] = Number.isNaN(low) ? UNKNOWN : low <= to && high >= from ? YES : NO;
  }
  return verdicts;
};

const ofHours = (schedules: PlaceSchedules, rows: RowNumbers, { at }: Of<'open'>): Uint8Array => {
  const openAt: (no: number) => Verdict = schedules.openAt(at);
  const verdicts = new Uint8Array(rows.length);
  for (let position = 0; position < rows.length; position += 1) verdicts[position] = openAt(rows[position] ?? 0);
  return verdicts;
};

/** Whether a condition holds for each of some rows, looked at in the columns in memory. */
export const verdictsOf = (
  columns: PlaceColumns,
  schedules: PlaceSchedules,
  rows: RowNumbers,
  condition: Condition,
): Uint8Array => {
  switch (condition.kind) {
    case 'tokens':
      return ofTokens(columns, rows, condition);
    case 'temperature':
      return ofRange(columns.of('minC'), columns.of('maxC'), rows, { from: condition.minC, to: condition.maxC });
    case 'rating':
      return ofRange(columns.of('average'), columns.of('average'), rows, { from: condition.least, to: Infinity });
    case 'open':
      return ofHours(schedules, rows, condition);
  }
};

/** Of each facet that is asked for the verdicts over some rows: the worst of its conditions. */
export const facetVerdicts = (
  columns: PlaceColumns,
  schedules: PlaceSchedules,
  rows: RowNumbers,
  query: FacetQuery,
): readonly FacetVerdicts[] => {
  const byFacet = new Map<FacetName, Uint8Array>();
  for (const condition of conditionsOf(query)) {
    const verdicts = verdictsOf(columns, schedules, rows, condition);
    const worst = byFacet.get(condition.facet);
    if (!worst) byFacet.set(condition.facet, verdicts);
    else for (let at = 0; at < rows.length; at += 1) worst[at] = Math.min(worst[at] ?? NO, verdicts[at] ?? NO);
  }
  return [...byFacet].map(([facet, verdicts]) => ({ facet, verdicts }));
};
