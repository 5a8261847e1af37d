import type { Range } from './order-key.ts';

/** The place after which reading goes on. */
export type Place = { readonly key: Uint8Array; readonly row: number };

/** Entries from one mark to the next. */
export const STRIDE = 1_000;
/** Ranges of one index that are marked at once. */
const MOST_RANGES = 64;

/** Places of one range, read in one direction, by how many strides lie before them. */
type Marks = Map<number, Place>;

/**
 * Places of an index that deep pages have come by, so that the next one need not pass over everything again. They hold until an entry comes
 * or goes.
 */
export const offsetMarks = () => {
  const ranges = new Map<string, Marks>();
  return {
    of: ({ low, high }: Range, backwards: boolean): Marks => {
      const name = [low.toString('latin1'), high.toString('latin1'), backwards].join('\n');
      const known = ranges.get(name);
      if (known) return known;
      if (ranges.size >= MOST_RANGES) ranges.clear();
      const marks: Marks = new Map();
      ranges.set(name, marks);
      return marks;
    },
    forget: (): void => ranges.clear(),
  };
};
