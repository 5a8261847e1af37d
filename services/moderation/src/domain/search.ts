import { significant } from '@wellspring/search-words/stop-words';
import { indexWordsOf, wordsOf } from '@wellspring/search-words/words';

/** The most words of a search. */
const WORDS_MAX = 12;

/** The words under which admins find something, each once. */
export const searchWordsOf = (...texts: readonly string[]): readonly string[] => [
  ...new Set(indexWordsOf(texts.join('\n'))),
];

/** What something must have words with, each once, the longest first: it says the most. None where there is no letter or digit. */
export const searchTermsOf = (search: string): readonly string[] =>
  [...new Set(significant(wordsOf(search)).slice(0, WORDS_MAX))].sort((one, other) => other.length - one.length);
