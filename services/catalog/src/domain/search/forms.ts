import { singularOf } from '@wellspring/search-words/singular';

/** The form under which a word is looked for: its singular. */
export const singular = singularOf;

/** Words, and the singular of each. */
export const withSingular = (words: readonly string[]): readonly string[] => [
  ...new Set(words.flatMap((word) => [word, singular(word)])),
];
