import { isWithin, typosAllowed } from './typos.ts';

/** One way in which a word of a search is found in a place. `typed` is exact or as the beginning of a word. */
export type WordMatch =
  | { readonly kind: 'typed'; readonly word: string }
  | { readonly kind: 'exact'; readonly word: string }
  | { readonly kind: 'typo'; readonly word: string; readonly typos: number };

/** A place is found when all word matches of any row hold. */
export type TextMatch = readonly (readonly WordMatch[])[];

/** Every word, exact or as the beginning of a word. */
export const asTyped = (words: readonly string[]): TextMatch => [words.map((word) => ({ kind: 'typed', word }))];

const withUnknownMistyped = (words: readonly string[], unknown: ReadonlySet<string>, most: number): TextMatch => [
  words.map((word) =>
    unknown.has(word) ? { kind: 'typo', word, typos: Math.min(most, typosAllowed(word)) } : { kind: 'typed', word },
  ),
];

const withOneMistyped = (words: readonly string[], typos: number): TextMatch =>
  words
    .filter((word) => typosAllowed(word) >= typos)
    .map((mistyped) =>
      words.map((word) => (word === mistyped ? { kind: 'typo', word, typos } : { kind: 'exact', word })),
    );

/**
 * What to try, in this order, when nothing at all is found as typed, whatever the filters. `unknown` are the words that no
 * place has: they must be mistyped, and the others right. When every word is known, one of several may be mistyped.
 */
export const withTypos = (words: readonly string[], unknown: ReadonlySet<string>): readonly TextMatch[] => {
  if ([...unknown].some((word) => typosAllowed(word) === 0)) return [];
  const suspects = unknown.size > 0 ? [...unknown] : words.length > 1 ? words : [];
  const most = Math.max(0, ...suspects.map(typosAllowed));
  return [1, 2]
    .filter((typos) => typos <= most)
    .map((typos) => (unknown.size > 0 ? withUnknownMistyped(words, unknown, typos) : withOneMistyped(words, typos)));
};

/** Whether one of a place's words is what was meant; `whole`: beginnings of words do not count. */
export const holds = (match: WordMatch, words: ReadonlySet<string>, whole = false): boolean => {
  if (words.has(match.word)) return true;
  if (match.kind === 'exact') return false;
  if (match.kind === 'typed') return !whole && [...words].some((word) => word.startsWith(match.word));
  return [...words].some((word) => isWithin(match.word, word, match.typos));
};

/** Whether a place with these words is found. */
export const isFound = (match: TextMatch, words: ReadonlySet<string>, whole = false): boolean =>
  match.some((all) => all.every((one) => holds(one, words, whole)));
