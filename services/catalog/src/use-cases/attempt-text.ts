import type { FacetQuery } from '../domain/search/facets.ts';
import { readText } from '../domain/geocoding/places-in-text.ts';
import type { ParsedText } from '../domain/search/query.ts';
import type { Gazetteer, LocationStore } from '../ports.ts';
import type { SearchIndex } from '../search-ports.ts';
import { choosePlace, type Choice } from './choose-place.ts';
import { readSearch } from './read-search.ts';

export type AttemptDeps = {
  readonly locations: Pick<LocationStore, 'findMany'>;
  readonly index: Pick<SearchIndex, 'search'>;
  readonly gazetteer: Gazetteer;
};

/** One way to take a text, and what it finds without any filter. */
export type Attempt = {
  readonly text: string;
  /** as it was read, with all places that it may name */
  readonly read: ParsedText;
  readonly choice: Choice;
  readonly total: number;
  readonly isCorrected: boolean;
  /** something has the words, here or elsewhere */
  readonly hasMatches: boolean;
};

/** How many Locations a text finds in any place, under some facets. */
export const countOf = async (
  { index }: Pick<AttemptDeps, 'index'>,
  parsed: ParsedText,
  facets?: FacetQuery,
): Promise<Pick<Attempt, 'total' | 'isCorrected' | 'hasMatches'>> => {
  const { total, meaning } = await index.search({ ...parsed, ...(facets && { facets }), limit: 0, offset: 0 });
  return { total, isCorrected: meaning?.isCorrected ?? false, hasMatches: meaning !== null };
};

/** Takes a text as it stands. `near`: it had "near me". */
export const attemptText =
  (deps: AttemptDeps, near: Pick<ParsedText, 'isNearMe'>) =>
  async (text: string): Promise<Attempt> => {
    const read: ParsedText = text === '' ? near : { ...(await readSearch(deps.gazetteer, text)), ...near };
    const choice = await choosePlace(deps)(read);
    const isAll = choice.parsed.text === undefined;
    const found = isAll ? { total: 1, isCorrected: false, hasMatches: true } : await countOf(deps, choice.parsed);
    return { text, read, choice, ...found, total: found.total + choice.named.all.length };
  };

/** How many Locations say a word. */
export const saidBy =
  ({ index }: Pick<AttemptDeps, 'index'>) =>
  async (word: string): Promise<number> => {
    const { text } = readText(word);
    return text === undefined ? 0 : (await countOf({ index }, { text, isLiteral: true })).total;
  };
