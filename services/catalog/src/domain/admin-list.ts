import type { AdminLocationSort, AdminLocationState } from '@wellspring/rest-contract/location-rules';
import { significant } from '@wellspring/search-words/stop-words';
import { indexWordsOf, wordsOf } from '@wellspring/search-words/words';
import { categoryName } from './categories.ts';
import type { Location } from './location.ts';

/** The states that are searched among the documents: all but published places, which the search index has. */
export type StoredState = Exclude<AdminLocationState, 'all' | 'verified'> | 'permanentlyClosed';

export type AdminOrder = { readonly sort: AdminLocationSort; readonly limit: number; readonly offset: number };
export type AdminPageQuery = AdminOrder & { readonly state: AdminLocationState };

/** Whether a member has the rights of an admin, from an event of identity. */
export type AdminRight = { readonly userId: string; readonly revision: number; readonly isAdmin: boolean };

/** Which members have lost the rights of an admin, from the events of identity. */
export type AdminRights = {
  /** Stores each state unless a newer one is stored: safe to repeat, in any order. */
  setIfNewer(states: readonly AdminRight[]): Promise<void>;
  /** Whether a member who came as an admin still is one, as far as events have arrived. */
  stillHas(memberId: string): Promise<boolean>;
};

/** More words than these are not looked for. */
const WORDS_MAX = 12;
const SORT_KEY_MAX = 100;

/** A name as lists are sorted by it. */
export const nameSortKey = (name: string): string => wordsOf(name).join(' ').slice(0, SORT_KEY_MAX);

/**
 * The words under which admins find places that the search index does not have (pending), finds by their
 * whole name alone (permanently closed) or cannot filter: claimed ones, and those whose point is doubted. None for all others: they are many. Stored as `keptWords`.
 */
export const adminSearchWordsOf = (location: Location): readonly string[] => {
  const isClosed = location.status?.state === 'permanentlyClosed';
  if (location.isVerified && !location.isClaimed && location.pointNote === null && !isClosed) return [];
  const { name, address, city, state, country, categoryId } = location;
  const texts = [name, address, city, state, country, categoryName(categoryId)];
  return [...new Set(indexWordsOf(texts.filter((text) => text !== null).join('\n')))];
};

/** What a place must have words with, each once, the longest first: it says the most. None where there is no letter or digit. */
export const searchTermsOf = (search: string): readonly string[] =>
  [...new Set(significant(wordsOf(search)).slice(0, WORDS_MAX))].sort((one, other) => other.length - one.length);
