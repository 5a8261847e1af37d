import { dampedRating, MAX_RATING, NO_RATING, type Rating } from '../rating.ts';
import { anyText, bothHold, isFound, type TextMatch } from './matching.ts';
import { isSameName, otherNameBeginning } from './other-names.ts';
import type { TextPlan } from './text-plan.ts';
import { SPELLED, spelledOf } from './spelled-name.ts';
import type { NameKeys } from './words.ts';

/** How well a place answers a search, best last. Whole words outrank beginnings of words: "spa" is not "space". */
export const RELEVANCE = {
  somewhere: 0,
  allInName: 1,
  nameBegins: 2,
  wholeWords: 3,
  wholeWordsInName: 4,
  /** one of the other names begins with the text; its own name comes before another of the same text */
  otherNameBegins: 5,
  /** with several words as they were written, the last of which goes on */
  nameContinues: 6,
  nameBeginsWithWords: 7,
  sameOtherName: 8,
  sameName: 9,
  /** the typed filler words too, which count only in names */
  fillersInName: 10,
  /** where names come first: with the last word or its beginning alike, so that no letter takes away what the one before showed */
  otherNameBeginsAsWritten: 11,
  nameBeginsAsWritten: 12,
  sameOtherNameAsWritten: 13,
  sameNameWithFillers: 14,
  sameNameAsWritten: 15,
} as const;

export type Findable = {
  readonly nameKeys: NameKeys;
  readonly otherNames: readonly NameKeys[];
  /** of all names, and the words for the area, which are never typed: an area beside a name makes it no worse match */
  readonly nameWords: readonly string[];
  /** of description, category, tags, city, state and country */
  readonly otherWords: readonly string[];
};

/** How much of the name was typed; corrected words are compared by their corrections. */
const typedOf = ({ plain }: NameKeys, { query, spelled }: TextPlan): number => {
  if (spelled) return spelledOf(spelled, plain);
  if (plain === query.plain) return SPELLED.whole;
  if (plain.startsWith(`${query.plain} `)) return SPELLED.words;
  return plain.startsWith(query.plain) ? SPELLED.prefix : SPELLED.not;
};

/** What a name holds when the fillers that were typed are a part of it; null when none were. */
export const matchWithFillers = ({ query: { fillers }, match }: TextPlan): TextMatch | null =>
  fillers.length > 0 ? bothHold(match, anyText([fillers])) : null;

/** What names of the tier `nameContinues` begin with; null: there is none. */
export const continuedName = ({ query: { written }, spelled }: TextPlan): string | null =>
  !spelled && written.includes(' ') ? written : null;

/** Where names come first: of those that begin as the text was written; null for all others. */
const nameRelevance = ({ written, plain }: NameKeys, { query, areNamesFirst }: TextPlan): number | null => {
  if (!areNamesFirst) return null;
  if (written === query.written) return RELEVANCE.sameNameAsWritten;
  if (plain === query.withFillers) return RELEVANCE.sameNameWithFillers;
  return written.startsWith(query.written) ? RELEVANCE.nameBeginsAsWritten : null;
};

/** By another name of the place; 0 when none was typed. */
const otherRelevance = (otherNames: readonly NameKeys[], isWholeInName: boolean, plan: TextPlan): number => {
  const { areNamesFirst, spelled } = plan;
  const isSame = !spelled && otherNames.some((keys) => isSameName(keys, plan));
  if (isSame && areNamesFirst) return RELEVANCE.sameOtherNameAsWritten;
  if (isSame && isWholeInName) return RELEVANCE.sameOtherName;
  const beginning = otherNameBeginning(plan);
  if (beginning === null || !otherNames.some(({ written }) => written.startsWith(beginning))) return 0;
  return areNamesFirst ? RELEVANCE.otherNameBeginsAsWritten : RELEVANCE.otherNameBegins;
};

/** By what a place is, where the text names kinds and nothing else. */
const kindRelevance = (name: ReadonlySet<string>, all: ReadonlySet<string>, { match }: TextPlan): number => {
  if (isFound(match, name, true)) return RELEVANCE.wholeWordsInName;
  if (isFound(match, all, true)) return RELEVANCE.wholeWords;
  return isFound(match, name) ? RELEVANCE.allInName : RELEVANCE.somewhere;
};

/** By the own name of a place that is found, and by its words. */
const ownRelevance = (
  nameKeys: NameKeys,
  name: ReadonlySet<string>,
  all: ReadonlySet<string>,
  plan: TextPlan,
): number => {
  if (plan.isKindOnly) return kindRelevance(name, all, plan);
  const asWritten = nameRelevance(nameKeys, plan);
  if (asWritten !== null) return asWritten;
  const named = matchWithFillers(plan);
  if (named && isFound(named, name)) {
    const { written, withFillers } = plan.query;
    return nameKeys.written === written || nameKeys.plain === withFillers
      ? RELEVANCE.sameNameAsWritten
      : RELEVANCE.fillersInName;
  }
  const typed = typedOf(nameKeys, plan);
  const isWholeInName = isFound(plan.match, name, true);
  if (isWholeInName) {
    if (!plan.spelled && nameKeys.written === plan.query.written) return RELEVANCE.sameNameAsWritten;
    if (typed === SPELLED.whole) return RELEVANCE.sameName;
    if (typed === SPELLED.words) return RELEVANCE.nameBeginsWithWords;
  }
  const continued = continuedName(plan);
  if (continued !== null && nameKeys.written.startsWith(continued)) return RELEVANCE.nameContinues;
  if (isWholeInName) return RELEVANCE.wholeWordsInName;
  if (isFound(plan.match, all, true)) return RELEVANCE.wholeWords;
  if (!isFound(plan.match, name)) return RELEVANCE.somewhere;
  return typed === SPELLED.not ? RELEVANCE.allInName : RELEVANCE.nameBegins;
};

/** 0 to 15, or null when the place is not found. */
export const relevance = ({ nameKeys, otherNames, nameWords, otherWords }: Findable, plan: TextPlan): number | null => {
  const name = new Set(nameWords);
  const all = new Set([...nameWords, ...otherWords]);
  if (!isFound(plan.match, all)) return null;
  const own = ownRelevance(nameKeys, name, all, plan);
  if (plan.isKindOnly) return own;
  return Math.max(own, otherRelevance(otherNames, isFound(plan.match, name, true), plan));
};

const RATING_STEPS = 1_000_000;
/** How finely Locations of one rating and one step of completeness are mixed. */
const MIX = 2 ** 24;
/** Steps of completeness: little, some or most of what a Location of its category can have. */
export const COMPLETENESS_STEPS = 3;

/** The damped rating as a whole number, so that every engine sorts it alike. */
export const ratingRank = (rating: Rating): number => Math.round(dampedRating(rating) * RATING_STEPS);

/** 24 bits that follow from an id and look like chance: FNV-1a, then the finish of MurmurHash3, since ids begin alike. */
const mixOf = (id: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 8;
};

/** What orders Locations of one interest and rating, highest first: completeness (0 to 2), then a hash of the id. */
export const completenessRank = (id: string, step: number): number => step * MIX + mixOf(id);

/** Steps of interest: nothing to see, words, a picture, both, and both with good reviews. */
export const INTEREST_STEPS = 5;
/** The interest of a picture, of words, and of reviews that are better or worse than none. */
const [PICTURE, WORDS, REVIEWS] = [2, 1, 1];
const UNRATED = ratingRank(NO_RATING);

export type Interest = { readonly hasPhotos: boolean; readonly isDescribed: boolean; readonly rating: Rating };

/** How much there is to see of a Location: 0 is nothing but what a register says, and nobody else. */
export const interestStep = ({ hasPhotos, isDescribed, rating }: Interest): number => {
  const shown = (hasPhotos ? PICTURE : 0) + (isDescribed ? WORDS : 0);
  if (rating.count === 0) return shown;
  return Math.max(WORDS, shown + (ratingRank(rating) >= UNRATED ? REVIEWS : -REVIEWS));
};

type Ranked = { readonly interest: number; readonly rating: Rating; readonly completeness: number };

const RANKS_PER_RATING = COMPLETENESS_STEPS * MIX;
/** How many ranks each step of interest has. */
export const RANKS_PER_INTEREST = (MAX_RATING * RATING_STEPS + 1) * RANKS_PER_RATING;

/** The default order as one number, highest first: interest, damped rating, then completeness. The id breaks its rare ties. Stored as `featuredRank` and `standing`. */
export const featuredRank = ({ interest, rating, completeness }: Ranked): number =>
  interest * RANKS_PER_INTEREST + ratingRank(rating) * RANKS_PER_RATING + completeness;

/** The step of interest in a featuredRank. */
export const interestOf = (rank: number): number => Math.floor(rank / RANKS_PER_INTEREST);
