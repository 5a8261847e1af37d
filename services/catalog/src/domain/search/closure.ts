import { significant } from '@wellspring/search-words/stop-words';
import { wordsOf } from '@wellspring/search-words/words';
import type { IndexedLocation } from './indexed-location.ts';
import { anyText, type TextMatch } from './matching.ts';
import { namesOf } from './other-names.ts';
import type { LocationQuery } from './query.ts';
import { MAX_QUERY_WORDS, type NameKeys, type QueryWords } from './words.ts';

/** Whether a place is closed, as the index stores it: not, for a while, or for good. */
export const CLOSURE = { none: 0, temporary: 1, permanent: 2 } as const;
export type Closure = (typeof CLOSURE)[keyof typeof CLOSURE];

export const closureOf = ({ status }: Pick<IndexedLocation, 'status'>): Closure => {
  if (status?.state === 'permanentlyClosed') return CLOSURE.permanent;
  return status?.state === 'temporarilyClosed' ? CLOSURE.temporary : CLOSURE.none;
};

/** Letters that nobody types, more of them than typos are forgiven: no typed word is taken for one of these. */
const MARK = 'ǂǂǂǂ';

/** The single word for all words of a name, in any order; null: there are none. */
const nameToken = (words: readonly string[]): string | null =>
  words.length === 0 ? null : `${MARK}${[...new Set(words)].toSorted().join('ǂ')}`;

const tokenOf = (parts: readonly (string | null)[]): readonly string[] => {
  const words = parts.flatMap((part) => wordsOf(part ?? '')).slice(0, MAX_QUERY_WORDS);
  return [nameToken(significant(words))].filter((token) => token !== null);
};

type Named = Pick<IndexedLocation, 'name' | 'otherNames' | 'city' | 'state' | 'country'>;

/** The only words by which a permanently closed place is found: each of its names as a whole, alone or with where it lies. */
export const closedNameWords = (place: Named): readonly string[] => {
  const { city, state, country } = place;
  const where = [[], [city], [state], [country], [city, country], [city, state]];
  return [...new Set(namesOf(place).flatMap((name) => where.flatMap((parts) => tokenOf([name, ...parts]))))];
};

/** Sorts behind all names, and no typed text begins so. */
export const closedNameKeys = ({ written, plain }: NameKeys): NameKeys => ({
  written: `${MARK}${written}`,
  plain: `${MARK}${plain}`,
});

/** Finds permanently closed places that are called like the whole text. */
export const closedNamed = ({ withFillers }: QueryWords): TextMatch => {
  const token = nameToken(withFillers.split(' ').filter(Boolean));
  return token === null ? [] : anyText([[token]]);
};

/** Admins sort so: there a closed place stands where all others stand. */
export const isClosedLast = ({ sort }: Pick<LocationQuery, 'sort'>): boolean => sort !== 'oldest' && sort !== 'name';

/** Whether the whole text is the name of a place, which then stands before places that are open. */
export const isNameOf = ({ written, plain }: NameKeys, query: QueryWords): boolean =>
  written === query.written || plain === query.plain;
