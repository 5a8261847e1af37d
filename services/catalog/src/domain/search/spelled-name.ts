import type { TextMatch } from './matching.ts';
import { isWithin } from './typos.ts';

/** A word at its place in a name, as somebody typed it, with as many typos as it is forgiven. */
export type SpelledWord = { readonly word: string; readonly typos: number };

/** What may be the beginning of a name, word by word; any row. */
export type SpelledName = readonly (readonly SpelledWord[])[];

/** How much of a name was typed, most last. */
export const SPELLED = { not: 0, prefix: 1, words: 2, whole: 3 } as const;

/** The words that were typed, in their order, with the typos that each row of a match forgives them. */
export const spelledName = (typed: readonly string[], formOf: (word: string) => string, match: TextMatch): SpelledName =>
  match.map((row) => {
    const typos = new Map(row.map((one) => [one.word, one.kind === 'typo' ? one.typos : 0]));
    return typed.map((word) => ({ word, typos: typos.get(formOf(word)) ?? 0 }));
  }); // prettier-ignore

const isSpelled = ({ word, typos }: SpelledWord, meant: string | undefined): boolean =>
  meant !== undefined && (word === meant || (typos > 0 && isWithin(word, meant, typos)));

/** A word without a typo may still be at its beginning, wherever it stands: "blu lagon". */
const isPrefixOf = (one: SpelledWord, meant: string | undefined): boolean =>
  isSpelled(one, meant) || (one.typos === 0 && meant !== undefined && meant.startsWith(one.word));

const rowSpelled = (row: readonly SpelledWord[], words: readonly string[]): number => {
  if (row.length === 0 || !row.every((one, at) => isPrefixOf(one, words[at]))) return SPELLED.not;
  if (!row.every((one, at) => isSpelled(one, words[at]))) return SPELLED.prefix;
  return words.length === row.length ? SPELLED.whole : SPELLED.words;
};

/** How much of a name was typed: all of it, its first words, their beginning, or nothing. `plain` as in NameKeys. */
export const spelledOf = (spelled: SpelledName, plain: string): number => {
  const words = plain.split(' ');
  return Math.max(SPELLED.not, ...spelled.map((row) => rowSpelled(row, words)));
};
