import type { AdminLocationSort, AdminLocationState } from '@wellspring/rest-contract/location-rules';
import { significant } from '@wellspring/search-words/stop-words';
import { indexWordsOf, wordsOf } from '@wellspring/search-words/words';
import { categoryName } from './categories.ts';
import type { Location } from './location.ts';

/** What is searched among the documents: all states but those of published places, which the search index has. */
export type KeptState = Exclude<AdminLocationState, 'all' | 'verified'>;

export type AdminOrder = { readonly sort: AdminLocationSort; readonly limit: number; readonly offset: number };
export type AdminPageQuery = AdminOrder & { readonly state: AdminLocationState };

/** Whether a member has the rights of an admin, as an event of identity tells. */
export type AdminRight = { readonly userId: string; readonly revision: number; readonly isAdmin: boolean };

/** Who of those who had them has lost the rights of an admin, as identity's events tell. */
export type AdminRights = {
  /** Keeps each state unless a newer one is known: safe to repeat, in any order. */
  setIfNewer(states: readonly AdminRight[]): Promise<void>;
  /** Whether a member who came as an admin still is one, as far as is known. */
  stillHas(memberId: string): Promise<boolean>;
};

/** More words than these are not looked for. */
const WORDS_MAX = 12;
const SORT_KEY_MAX = 100;

/** A name as lists are sorted by it. */
export const nameSortKey = (name: string): string => wordsOf(name).join(' ').slice(0, SORT_KEY_MAX);

/**
 * The words under which admins find what the search index does not have, pending places, or cannot tell: claimed ones, and those whose
 * point is doubted. None for all others: they are many.
 */
export const keptWordsOf = (location: Location): readonly string[] => {
  if (location.isVerified && !location.isClaimed && location.pointNote === null) return [];
  const { name, address, city, state, country, categoryId } = location;
  const texts = [name, address, city, state, country, categoryName(categoryId)];
  return [...new Set(indexWordsOf(texts.filter((text) => text !== null).join('\n')))];
};

/** What a place must have words with, each once, the longest first: it says the most. None where there is no letter or digit. */
export const wordsLookedFor = (search: string): readonly string[] =>
  [...new Set(significant(wordsOf(search)).slice(0, WORDS_MAX))].sort((one, other) => other.length - one.length);
