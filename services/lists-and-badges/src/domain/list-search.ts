import { significant } from '@wellspring/search-words/stop-words';
import { indexWordsOf, wordsOf } from '@wellspring/search-words/words';
import type { TripList } from './trip-list.ts';

/** The most words of a search. */
const WORDS_MAX = 12;

type Searched = Pick<TripList, 'name' | 'description' | 'isPublic'> & Partial<Pick<TripList, 'hiddenAt'>>;

/** The words under which others find a list, each once: none while it is private or hidden. */
export const searchWordsOf = ({ name, description, isPublic, hiddenAt = null }: Searched): readonly string[] =>
  isPublic && hiddenAt === null ? [...new Set(indexWordsOf(`${name}\n${description ?? ''}`))] : [];

/** What a list must have words with, each once, the longest first: it says the most. None where there is no letter or digit. */
export const wordsLookedFor = (search: string): readonly string[] =>
  [...new Set(significant(wordsOf(search)).slice(0, WORDS_MAX))].sort((one, other) => other.length - one.length);
