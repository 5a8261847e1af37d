import { wordsOf } from '@wellspring/search-words/words';
import type { GazetteerPlace } from './gazetteer-place.ts';

/** One way to read the typed text: a name, and the areas that it must lie in. Folded. */
export type Reading = { readonly name: string; readonly within: readonly string[] };

/** The codes of countries ("US") and regions ("US.TX") that a name may stand for. */
export type AreaCodes = (name: string) => ReadonlySet<string>;

const MOST_PARTS = 6;

export const folded = (text: string): string => wordsOf(text).join(' ');

/** A part without house numbers and postcodes. */
const withoutNumbers = (part: string): string =>
  part
    .split(' ')
    .filter((word) => !/\d/.test(word))
    .join(' ');

/** The parts between the commas of an address, as typed, without parts that are only numbers. */
const partsOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => withoutNumbers(folded(part)) !== '')
    .slice(0, MOST_PARTS);

/** What an address says before the part that a reading (by its number) begins with; null: nothing. */
export const leftOut = (text: string, reading: number): string | null => {
  const parts = partsOf(text);
  return parts.length > 1 && reading > 0 ? parts.slice(0, reading).join(', ') : null;
};

/**
 * The ways to read an address, best first. "Paris, Texas" is Paris within Texas; of "12 Main St, Porirua, New Zealand"
 * the street is tried first, then the town; "paris texas" is tried as one name, then as Paris within Texas.
 */
export const readingsOf = (text: string): readonly Reading[] => {
  const parts = partsOf(text).map((part) => withoutNumbers(folded(part)));
  const [only] = parts;
  if (only === undefined) return [];
  if (parts.length > 1) return parts.map((name, at) => ({ name, within: parts.slice(at + 1) }));
  const words = only.split(' ').slice(0, MOST_PARTS);
  const splits = words.slice(1).map((_, at) => words.length - 1 - at);
  return [
    { name: only, within: [] },
    ...splits.map((at) => ({ name: words.slice(0, at).join(' '), within: [words.slice(at).join(' ')] })),
  ];
};

const isWithinArea = ({ countryCode, region, regionCode }: GazetteerPlace, area: string, codes: AreaCodes): boolean => {
  if (countryCode === null) return false;
  const meant = codes(area);
  if (meant.has(countryCode) || meant.has(`${countryCode}.${regionCode}`)) return true;
  const name = folded(region ?? '');
  return name !== '' && (name === area || name.startsWith(`${area} `));
};

/**
 * What fits a reading, the one that most people mean first: that of which most of the address is true. The last part, the
 * widest, must be true.
 */
export const rankPlaces = (
  places: readonly GazetteerPlace[],
  { within }: Reading,
  codes: AreaCodes,
): readonly GazetteerPlace[] => {
  const widest = within.at(-1);
  const truths = (place: GazetteerPlace): number => within.filter((area) => isWithinArea(place, area, codes)).length;
  const scored = places
    .filter((place) => widest === undefined || isWithinArea(place, widest, codes))
    .map((place) => ({ place, score: truths(place) }));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score === most)
    .map(({ place }) => place)
    .sort((a, b) => b.rank - a.rank);
};
