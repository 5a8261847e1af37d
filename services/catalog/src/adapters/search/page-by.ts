import quickselect from 'quickselect';

/** Which part of a list is asked for. */
export type Slice = { readonly offset: number; readonly limit: number };

/** Row numbers, of which there may be hundreds of thousands. */
export type RowNumbers = Int32Array;

export const NO_ROWS: RowNumbers = new Int32Array();

/** Row numbers of one page, with all that rank as its first or last; `before`: how many rank lower. */
export type RankedPage = { readonly numbers: RowNumbers; readonly before: number };

/** The page of some rows, lowest rank first, without sorting what is not on it: what ties is for an engine to order. */
export const pageBy = (numbers: RowNumbers, rankOf: (no: number) => number, { offset, limit }: Slice): RankedPage => {
  const end = Math.min(offset + limit, numbers.length);
  if (offset >= end) return { numbers: NO_ROWS, before: offset };
  const ranks = new Float64Array(numbers.length);
  for (let at = 0; at < numbers.length; at += 1) ranks[at] = rankOf(numbers[at] ?? 0);
  const ordered = Array.from(ranks);
  quickselect(ordered, end - 1);
  const last = ordered[end - 1] ?? Infinity;
  quickselect(ordered, offset, 0, end - 1);
  const first = ordered[offset] ?? -Infinity;
  let before = 0;
  for (const rank of ranks) if (rank < first) before += 1;
  const isOnPage = (_: number, at: number): boolean => {
    const rank = ranks[at] ?? Infinity;
    return rank >= first && rank <= last;
  };
  return { numbers: numbers.filter(isOnPage), before };
};
