import { STOP_WORDS } from '@wellspring/search-words/stop-words';
import { wordsOf } from '@wellspring/search-words/words';
import { NEAR_KM } from '@wellspring/rest-contract/listing-limits';
import type { Location } from '../location.ts';
import { areaWords } from './area-words.ts';
import { FILLER_WORDS } from './filler-words.ts';
import { singular } from './forms.ts';
import { boxSpans, chordSquared, chordSquaredOf, isInBox, toUnits, toVector } from './geo.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import type { ParsedText, PlaceInText } from './query.ts';
import { OF_CATEGORY, SAME } from './synonyms.ts';
import { isKindPart, partsOf } from './text-parts.ts';

/** A town of some 100,000 people, or one that many visit. Its name alone means the town before what is named so. */
const LARGE_RANK = 750;
/** Alone, and where no place has a name that begins so: towns of some 50,000 people. */
const MIDDLE_RANK = 650;
/** A town that is meant though nothing lies near it: its name in a business elsewhere is no answer. */
const GREAT_RANK = 820;

const KIND_WORDS: ReadonlySet<string> = new Set(
  [...SAME.flat(), ...[...OF_CATEGORY.values()].flat()].flatMap((name) => [
    ...wordsOf(name),
    ...wordsOf(name).map(singular),
  ]),
);

const isOrdinary = (word: string): boolean =>
  KIND_WORDS.has(word) || ORDINARY_WORDS.has(word) || FILLER_WORDS.has(word);

/** Whether words say only what kind of place is looked for: no place is named so alone. */
export const isKindOnly = (text: string): boolean =>
  partsOf(text).every(
    (part) =>
      isKindPart(part) ||
      wordsOf(part.text).every((word) => STOP_WORDS.has(word) || [word, singular(word)].some(isOrdinary)),
  );

export const isArea = ({ near }: PlaceInText): boolean => near.bounds !== null;
export const isLarge = (place: PlaceInText): boolean => isArea(place) || place.rank >= LARGE_RANK;
export const isMiddle = (place: PlaceInText): boolean => isArea(place) || place.rank >= MIDDLE_RANK;
export const isGreatRank = (rank: number): boolean => rank >= GREAT_RANK;
export const isGreat = (place: PlaceInText): boolean => isArea(place) || isGreatRank(place.rank);

/** The text as it is when one of its places is meant. */
export const meaningPlace = (parsed: ParsedText, place: PlaceInText): ParsedText => ({
  ...parsed,
  places: [{ ...place, canonical: null, isSure: true, isExplicit: place.isExplicit || place.rest === '' }],
  isPlaceChosen: !place.isExplicit,
});

/** The text that means a place, whose other words may be mistyped. */
export const mayBeMistyped = ({ places = [], ...parsed }: ParsedText): ParsedText => ({
  ...parsed,
  places: places.map((place) => ({ ...place, isExplicit: true })),
});

/** The text as it is when it names no place: its words, or the name that Locations have for an area or a town. */
export const meaningWords = ({ places = [], ...parsed }: ParsedText): ParsedText => {
  const whole = places.find(({ rest }) => rest === '');
  const typed = new Set(wordsOf(parsed.text ?? ''));
  const isOtherName = whole?.canonical && !wordsOf(whole.canonical).some((word) => typed.has(word));
  return isOtherName ? { ...parsed, text: whole.canonical ?? '' } : parsed;
};

const hasAll = (words: ReadonlySet<string>, row: readonly string[]): boolean => row.every((word) => words.has(word));

/** Whether a Location is one of those that a search in or near the place lists. */
export const liesAt = ({ near, names, unsaid, reach }: PlaceInText, location: Location): boolean => {
  const { coordinates } = location;
  if (!near.bounds)
    return coordinates !== null && chordSquared(toVector(near), toVector(coordinates)) <= chordSquaredOf(NEAR_KM);
  const words = new Set(areaWords(location));
  if (names.some((row) => hasAll(words, row))) return true;
  const box = boxSpans(reach ?? near.bounds);
  return (
    unsaid.some((row) => hasAll(words, row)) &&
    coordinates !== null &&
    isInBox(box, toUnits(coordinates.latitude), toUnits(coordinates.longitude))
  );
};

/** Whether a name says all words of a text. */
export const nameSays = (name: string, text: string): boolean => {
  const said = new Set(wordsOf(name).flatMap((word) => [word, singular(word)]));
  return wordsOf(text).every((word) => said.has(word) || said.has(singular(word)));
};

/** Whether a name has the words of a text but those for a place, the last one perhaps as a beginning, and more than one. */
export const nameHolds = (name: string, text: string, settled: readonly string[]): boolean => {
  const said = wordsOf(name).flatMap((word) => [word, singular(word)]);
  const words = wordsOf(text).filter((word) => !settled.includes(word));
  const isSaid = (word: string, at: number): boolean =>
    said.includes(word) ||
    said.includes(singular(word)) ||
    (at === words.length - 1 && said.some((each) => each.startsWith(word)));
  return words.length > 1 && words.every(isSaid);
};

/** Whether a name is the text, or begins with it. */
export const nameBegins = (name: string, text: string): boolean =>
  wordsOf(name).join(' ').startsWith(wordsOf(text).join(' '));

/** Whether a name is the text, word by word. */
export const isNamed = (name: string, text: string): boolean => wordsOf(name).join(' ') === wordsOf(text).join(' ');
