import { byRank, isClosedRank } from './map-rank.ts';

/** Who may become a pin. `cell`: of the answer's level of the grid. */
export type Candidate = { readonly rank: number; readonly cell: number };

/** So many levels above that of the answer places compete for larger parts of the view: a cell of the highest has 16 by 16 of its cells. */
const LEVELS_ABOVE = 4;

/** The cell of a coarser level that a cell lies in. */
const cellAbove = (cell: number, level: number, levels: number): number => {
  const side = 2 ** level;
  return (Math.floor(cell / side) >> levels) * (side >> levels) + ((cell % side) >> levels);
};

/** The better one first; the cell breaks ties, then the order in which they are given. */
const better = (a: Candidate, b: Candidate): number => byRank(a.rank, b.rank) || a.cell - b.cell;

/**
 * How many levels above its own each candidate is the best of its cell; -1: it is not even there. A candidate that is the best of a cell is
 * the best of all smaller ones that it lies in.
 */
const reachOf = (candidates: readonly Candidate[], level: number): ReadonlyMap<Candidate, number> => {
  const reach = new Map(candidates.map((candidate) => [candidate, -1]));
  const ordered = candidates.toSorted(better);
  for (let levels = 0; levels <= Math.min(LEVELS_ABOVE, level); levels += 1) {
    const taken = new Set<number>();
    for (const candidate of ordered) {
      const cell = cellAbove(candidate.cell, level, levels);
      if (taken.has(cell)) continue;
      taken.add(cell);
      reach.set(candidate, levels);
    }
  }
  return reach;
};

/**
 * The candidates that become pins: open ones before closed ones, then by the largest part of the view that they are the best of, then by
 * rank. So no corner of the view stays empty, and the choice hardly differs from one view to the next.
 * @param isSeated whether a candidate is a pin already: it competes for its cells, and takes no seat
 * @param seats at most so many are chosen
 */
export const choosePins = <Each extends Candidate>(
  candidates: readonly Each[],
  { level, seats, isSeated }: { level: number; seats: number; isSeated: (candidate: Each) => boolean },
): readonly Each[] => {
  const reach = reachOf(candidates, level);
  const reachFirst = (a: Each, b: Each): number =>
    Number(isClosedRank(a.rank)) - Number(isClosedRank(b.rank)) ||
    (reach.get(b) ?? 0) - (reach.get(a) ?? 0) ||
    better(a, b);
  return candidates
    .filter((candidate) => !isSeated(candidate))
    .toSorted(reachFirst)
    .slice(0, Math.max(0, seats));
};
