import { FACET_TOKENS } from '../../domain/search/facets.ts';
import type { PlaceColumns } from './place-columns.ts';
import type { RowNumbers } from './row-numbers.ts';
import { TOKEN_COLUMNS, TOKENS_PER_COLUMN } from './stored-numbers.ts';

/** Rows that are added up bit by bit before anything is counted. */
const AT_ONCE = 8;

/** The bits that two or three of three words have. */
const carryOf = (a: number, b: number, c: number): number => (a & b) | ((a ^ b) & c);

const addTo = (counts: Uint32Array, first: number, word: number, weight: number): void => {
  let bits = word >>> 0;
  while (bits !== 0) {
    const lowest = 31 - Math.clz32(bits & -bits);
    const number = first + lowest;
    counts[number] = (counts[number] ?? 0) + weight;
    bits &= bits - 1;
  }
};

/** Adds up one column: 32 counters in three words, of which each bit of `eights` stands for eight rows. */
const countColumn = (values: Float64Array, rows: RowNumbers, counts: Uint32Array, first: number): void => {
  const word = (at: number): number => (values[rows[at] ?? 0] ?? 0) | 0;
  let [ones, twos, fours] = [0, 0, 0];
  let at = 0;
  for (; at + AT_ONCE <= rows.length; at += AT_ONCE) {
    const [a, b, c, d] = [word(at), word(at + 1), word(at + 2), word(at + 3)];
    const [e, f, g, h] = [word(at + 4), word(at + 5), word(at + 6), word(at + 7)];
    const twosA = carryOf(ones, a, b);
    ones ^= a ^ b;
    const twosB = carryOf(ones, c, d);
    ones ^= c ^ d;
    const foursA = carryOf(twos, twosA, twosB);
    twos ^= twosA ^ twosB;
    const twosC = carryOf(ones, e, f);
    ones ^= e ^ f;
    const twosD = carryOf(ones, g, h);
    ones ^= g ^ h;
    const foursB = carryOf(twos, twosC, twosD);
    twos ^= twosC ^ twosD;
    const eights = carryOf(fours, foursA, foursB);
    fours ^= foursA ^ foursB;
    addTo(counts, first, eights, AT_ONCE);
  }
  for (; at < rows.length; at += 1) addTo(counts, first, word(at), 1);
  addTo(counts, first, ones, 1);
  addTo(counts, first, twos, 2);
  addTo(counts, first, fours, 4);
};

/** How many of some rows have each token, by its number. */
export const countTokens = (columns: PlaceColumns, rows: RowNumbers): Uint32Array => {
  const counts = new Uint32Array(FACET_TOKENS.length + TOKENS_PER_COLUMN);
  for (const [at, name] of TOKEN_COLUMNS.entries())
    if (rows.length > 0) countColumn(columns.of(name), rows, counts, at * TOKENS_PER_COLUMN);
  return counts;
};
