/** Numbers in [0, 1) that are the same at every run. */
export type Chance = () => number;

/** FNV-1a: a whole number that is always the same for one text. */
const signOf = (text: string): number => {
  let sign = 0x811c9dc5;
  for (const char of text) sign = Math.imul(sign ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return sign;
};

/** Chance with a seed (mulberry32, by Tommy Ettinger). */
export const chance = (seed: number | string): Chance => {
  let state = typeof seed === 'string' ? signOf(seed) : Math.imul(seed, 2654435761);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

export const between = (random: Chance, least: number, most: number): number => least + random() * (most - least);

/** A whole number from 0 up to, and without, `count`. */
export const choice = (random: Chance, count: number): number => Math.min(count - 1, Math.floor(random() * count));

/** A separate seed for a shape, from 1. */
export const seedOf = (random: Chance): number => 1 + choice(random, 9973);

/** Steps of the golden ratio: positions on a line of length 1, without a pattern. */
export const spread = (index: number): number => (index * 0.618) % 1;
