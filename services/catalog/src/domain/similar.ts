import { significant } from '@wellspring/search-words/stop-words';
import { wordsOf } from '@wellspring/search-words/words';
import type { Coordinates, Location } from './location.ts';
import { withDistance } from './search/listed.ts';

/** A place that somebody is about to submit. */
export type Sought = {
  readonly name: string;
  readonly city: string | null;
  readonly coordinates: Coordinates | null;
  /** only of the town: the distance to it means little */
  readonly isTownAlone: boolean;
};

export type Similar = { readonly location: Location; readonly distanceKm: number | null };

/** So many are named at most. */
const SIMILAR_MAX = 5;
/** Places that are farther away are different places, also with the same name. */
export const SIMILAR_WITHIN_KM = 50;
/** At such a distance names may differ a good deal. */
export const NEARBY_KM = 1;

/** How much alike two names must be, by how far one place is from the other. */
const REQUIRED: readonly (readonly [withinKm: number, likeness: number])[] = [
  [0.1, 0.3],
  [NEARBY_KM, 0.45],
  [10, 0.6],
  [SIMILAR_WITHIN_KM, 0.85],
];
/** The same where only the town is given. */
const REQUIRED_IN_TOWN = 0.6;
/** All words of the shorter name stand in the longer one. */
const CONTAINED = 0.8;
const DISTINCTIVE_WORDS = 2;

const folded = (text: string): readonly string[] => significant(wordsOf(text));

const pairsOf = (words: readonly string[]): readonly string[] => {
  const letters = [...words.join('')];
  return letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`);
};

/** The share of pairs of letters that two texts have in common: 1 for the same, 0 for none. */
const shareOfPairs = (one: readonly string[], other: readonly string[]): number => {
  const left = new Map<string, number>();
  for (const pair of one) left.set(pair, (left.get(pair) ?? 0) + 1);
  let common = 0;
  for (const pair of other) {
    const count = left.get(pair) ?? 0;
    if (count === 0) continue;
    common += 1;
    left.set(pair, count - 1);
  }
  return one.length + other.length === 0 ? 0 : (2 * common) / (one.length + other.length);
};

/** The similarity of two names, from 0 to 1: case, accents, stop words and the order of the letters between words aside. */
export const likenessOf = (one: string, other: string): number => {
  const [words, others] = [folded(one), folded(other)];
  if (words.join(' ') === others.join(' ')) return words.length > 0 ? 1 : 0;
  const [shorter, longer] = words.length <= others.length ? [words, others] : [others, words];
  const isContained = shorter.length >= DISTINCTIVE_WORDS && shorter.every((word) => longer.includes(word));
  return Math.max(isContained ? CONTAINED : 0, shareOfPairs(pairsOf(words), pairsOf(others)));
};

const isSameCity = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && folded(one).join(' ') === folded(other).join(' ');

const requiredOf = ({ isTownAlone, city }: Sought, { location, distanceKm }: Similar): number => {
  if (distanceKm === null) return isSameCity(city, location.city) ? REQUIRED_IN_TOWN : Infinity;
  const required = REQUIRED.find(([withinKm]) => distanceKm <= withinKm)?.[1] ?? Infinity;
  return isTownAlone && distanceKm <= SIMILAR_WITHIN_KM ? Math.min(REQUIRED_IN_TOWN, required) : required;
};

const FARNESS_COUNTS = 0.3;
/** Here farness counts half. */
const HALF_FAR_KM = 5;

/** Of these places those that may be the one that is meant, likeliest first: by name and distance. */
export const similarAmong = (sought: Sought, places: readonly Location[]): readonly Similar[] => {
  const { coordinates, name } = sought;
  return places
    .map((location) => {
      const { distanceKm = null } = coordinates ? withDistance(location, coordinates) : {};
      const likeness = likenessOf(name, location.name);
      const farness = distanceKm === null ? 0 : distanceKm / (distanceKm + HALF_FAR_KM);
      return { location, distanceKm, likeness, score: likeness - FARNESS_COUNTS * farness };
    })
    .filter((each) => each.likeness >= requiredOf(sought, each))
    .toSorted((a, b) => b.score - a.score || (a.location.id < b.location.id ? -1 : 1))
    .slice(0, SIMILAR_MAX)
    .map(({ location, distanceKm }) => ({ location, distanceKm }));
};

/** The search texts for a place of such a name: all its words, and its first words, which distinguish it. */
export const textsToSeek = (name: string): readonly string[] => {
  const words = folded(name);
  return [...new Set([words.join(' '), words.slice(0, DISTINCTIVE_WORDS).join(' ')])].filter(Boolean);
};
