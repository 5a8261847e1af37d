import { dampedRating, type Rating } from '../rating.ts';
import { isFound, type TextMatch } from './matching.ts';
import type { NameKeys, QueryWords } from './words.ts';

/** How well a place answers a search, best last. Whole words outrank beginnings of words: "spa" is not "space". */
export const RELEVANCE = {
  somewhere: 0,
  allInName: 1,
  nameBegins: 2,
  wholeWords: 3,
  wholeWordsInName: 4,
  nameBeginsWithWords: 5,
  sameName: 6,
  sameNameAsWritten: 7,
} as const;

export type Findable = {
  readonly nameKeys: NameKeys;
  readonly nameWords: readonly string[];
  /** of description, category, tags, city, state and country */
  readonly otherWords: readonly string[];
};

/** 0 to 7, or null when the place is not found. */
export const relevance = (place: Findable, query: QueryWords, match: TextMatch): number | null => {
  const name = new Set(place.nameWords);
  const all = new Set([...place.nameWords, ...place.otherWords]);
  const { written, plain } = place.nameKeys;
  if (!isFound(match, all)) return null;
  if (isFound(match, name, true)) {
    if (written === query.written) return RELEVANCE.sameNameAsWritten;
    if (plain === query.plain) return RELEVANCE.sameName;
    return plain.startsWith(`${query.plain} `) ? RELEVANCE.nameBeginsWithWords : RELEVANCE.wholeWordsInName;
  }
  if (isFound(match, all, true)) return RELEVANCE.wholeWords;
  if (!isFound(match, name)) return RELEVANCE.somewhere;
  return plain.startsWith(query.plain) ? RELEVANCE.nameBegins : RELEVANCE.allInName;
};

const RATING_STEPS = 1_000_000;
const MAX_COMPLETENESS = 4;

/** The damped rating as a whole number, so that every engine sorts it alike. */
export const ratingRank = (rating: Rating): number => Math.round(dampedRating(rating) * RATING_STEPS);

/** The standing order as one number, highest first: damped rating, then completeness. Newest, then id, break its ties. */
export const standingRank = (rating: Rating, completeness: number): number =>
  ratingRank(rating) * (MAX_COMPLETENESS + 1) + Math.min(MAX_COMPLETENESS, Math.max(0, completeness));
