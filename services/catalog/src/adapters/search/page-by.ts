import quickselect from 'quickselect';
import type { RowNumbers } from './row-numbers.ts';

/** The requested part of a list. */
export type Slice = { readonly offset: number; readonly limit: number };

/** Orders two row numbers; 0 where they tie. */
export type Compare = (a: number, b: number) => number;

/** Row numbers of one page, with all that tie with its first or last; `before`: how many come before these. */
export type RankedPage = { readonly numbers: readonly number[]; readonly before: number };

/** So many candidates are gathered before the last ones are dropped. */
const CANDIDATES = 1_000;

/** The first so many, and all that tie with the last of them. */
const firstOf = (numbers: readonly number[], compare: Compare, count: number): number[] => {
  const found = [...numbers];
  quickselect(found, count - 1, 0, found.length - 1, compare);
  const last = found[count - 1] ?? 0;
  return found.filter((no) => compare(no, last) <= 0);
};

/** The page of some rows. Rows outside the page are not sorted; SQLite orders ties. */
export const pageBy = (rows: RowNumbers, compare: Compare, { offset, limit }: Slice): RankedPage => {
  const end = Math.min(offset + limit, rows.length);
  if (offset >= end) return { numbers: [], before: offset };
  let candidates: number[] = [];
  let room = 4 * end + CANDIDATES;
  let last: number | undefined;
  // From the end: the newest rows, which most orders begin with, leave the fewest candidates behind them.
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const no = rows[at] ?? 0;
    if (last !== undefined && compare(no, last) > 0) continue;
    if (candidates.push(no) < room) continue;
    candidates = firstOf(candidates, compare, end);
    last = candidates[end - 1];
    // Of rows that all tie, none is dropped.
    room = Math.max(room, 2 * candidates.length);
  }
  candidates = firstOf(candidates, compare, end);
  quickselect(candidates, offset, 0, candidates.length - 1, compare);
  const first = candidates[offset] ?? 0;
  const numbers = candidates.filter((no) => compare(no, first) >= 0);
  return { numbers, before: candidates.length - numbers.length };
};
