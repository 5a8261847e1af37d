import { wordsOf } from '@wellspring/search-words/words';
import { phraseToken, synonymTokens } from './phrases.ts';
import { OF_ACCESS, OF_CATEGORY, SAME } from './synonyms.ts';

/** The words under which a place may be found without saying them. */
const IMPLIED: ReadonlySet<string> = new Set(
  [...SAME.flat(), ...[...OF_CATEGORY.values()].flat(), ...OF_ACCESS]
    .filter((name) => wordsOf(name).length === 1)
    .flatMap(synonymTokens),
);

/** What is looked for when a word must be found exactly: where it may only be implied, the token of those who say it. */
export const literalWord = (word: string): string => (IMPLIED.has(word) ? phraseToken([word]) : word);

/** Words that a text says, and for each that others only imply the token that distinguishes it. */
export const withSaidTokens = (words: readonly string[]): readonly string[] => [
  ...words,
  ...words.filter((word) => IMPLIED.has(word)).map((word) => phraseToken([word])),
];
