/** Chance that is the same in every run with the same seed. */
export type Chance = {
  /** a number from 0 to 1 */
  readonly next: () => number;
  /** a whole number, both ends included */
  readonly between: (least: number, most: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly shuffled: <T>(list: readonly T[]) => readonly T[];
};

/** Chance by mulberry32. */
export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[between(0, from.length - 1)];
    if (picked === undefined) throw new Error('There is nothing to choose from');
    return picked;
  };
  const shuffled = <T>(list: readonly T[]): readonly T[] =>
    list
      .map((value) => ({ value, at: next() }))
      .sort((one, other) => one.at - other.at)
      .map(({ value }) => value);
  return { next, between, pick, shuffled };
};
