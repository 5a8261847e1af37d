import { wordsOf } from '@wellspring/search-words/words';
import { phraseToken, synonymTokens } from './phrases.ts';
import { OF_ACCESS, OF_CATEGORY, SAME } from './synonyms.ts';

/** The words under which a place may be found without saying them. */
const IMPLIED: ReadonlySet<string> = new Set(
  [...SAME.flat(), ...[...OF_CATEGORY.values()].flat(), ...OF_ACCESS]
    .filter((name) => wordsOf(name).length === 1)
    .flatMap(synonymTokens),
);

/** The tokens of an exact search for a word. Where a category may imply the word, this is the token of texts that have it. */
export const literalWord = (word: string): string => (IMPLIED.has(word) ? phraseToken([word]) : word);

/** The words of a text; for each word that a category may imply, also the token of texts that have it. */
export const withSaidTokens = (words: readonly string[]): readonly string[] => [
  ...words,
  ...words.filter((word) => IMPLIED.has(word)).map((word) => phraseToken([word])),
];
