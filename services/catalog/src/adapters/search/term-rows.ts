import { lowerBound } from './lower-bound.ts';
import type { RowNumbers } from './page-by.ts';

/** The rows under which a term holds. */
export type TermRows = {
  readonly count: () => number;
  readonly has: (no: number) => boolean;
  /** ascending */
  readonly numbers: () => RowNumbers;
};

/** In a word of bits. */
const BITS = 32;

/** One in so many rows: as bits they take half the room of their numbers. */
const COMMON = 16;

/** Whether some ascending numbers are those of a term that many places have. */
export const areCommon = (numbers: RowNumbers): boolean => numbers.length * COMMON > (numbers.at(-1) ?? 0);

/** Few rows, by their ascending numbers. */
export const fewRows = (numbers: RowNumbers): TermRows => ({
  count: () => numbers.length,
  has: (no) => numbers[lowerBound(numbers.length, (at) => (numbers[at] ?? 0) < no)] === no,
  numbers: () => numbers,
});

/** Many rows, a bit for each up to the last, and what is changed about them. */
export const manyRows = (numbers: RowNumbers) => {
  let bits = new Int32Array(Math.floor((numbers.at(-1) ?? 0) / BITS) + 1);
  let count = 0;
  const has = (no: number): boolean => ((bits[no >> 5] ?? 0) & (1 << (no & 31))) !== 0;
  const change = (no: number, isHere: boolean): void => {
    if (has(no) === isHere) return;
    if (no >> 5 >= bits.length) {
      const larger = new Int32Array(Math.max((no >> 5) + 1, bits.length + (bits.length >> 3)));
      larger.set(bits);
      bits = larger;
    }
    bits[no >> 5] = (bits[no >> 5] ?? 0) ^ (1 << (no & 31));
    count += isHere ? 1 : -1;
  };
  for (const no of numbers) change(no, true);
  return {
    count: () => count,
    has,
    numbers: (): RowNumbers => {
      const found = new Int32Array(count);
      let next = 0;
      for (let at = 0; at < bits.length; at += 1)
        for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1)
          found[next++] = at * BITS + 31 - Math.clz32(rest & -rest);
      return found;
    },
    change,
  };
};

export type ManyRows = ReturnType<typeof manyRows>;
