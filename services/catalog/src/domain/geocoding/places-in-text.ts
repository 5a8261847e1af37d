import { significant } from '@wellspring/search-words/stop-words';
import { wordsOf } from '@wellspring/search-words/words';
import { countryCodeOf } from '@wellspring/countries/country-code';
import { labelOf, type GazetteerPlace } from './gazetteer-place.ts';
import { COUNTRIES_OF_CODED_STATES, SHORT_NAMES } from './names.ts';
import { countryWord, stateWord } from '../search/area-words.ts';
import { BOUND_WORDS } from '../search/bound-words.ts';
import { FILLER_WORDS } from '../search/filler-words.ts';
import { withoutNearMe } from '../search/near-me.ts';
import { NO_TYPOS, ORDINARY_WORDS } from '../search/ordinary-words.ts';
import type { ParsedText, PlaceInText } from '../search/query.ts';
import { isFillerOnly } from '../search/words.ts';

/** A part of a text that may be a name, to be looked up. */
export type Span = { readonly name: string; readonly rest: string; readonly isExplicit: boolean };

const QUOTED = /^["“”„«]([^"“”„«»]+)["“”»]$/su;
// Bounded: at most 300 characters, those of a search or a research.
const SAID = /^(.*?)(?:^|\s)(?:near|nearby|in|around|close to|next to)\s+(\S.*)$/iu;
/** A search for only these words finds everything. */
const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an', 'of', 'and']);
const MOST_WORDS = 12;
const MOST_NAME_WORDS = 4;
const MOST_PLACES = 6;
/** A town by another of its names, in Latin letters and without "near": Wien and Roma, but not each word of some language. */
const LEAST_RANK_BY_OTHER_NAME = 780;
/** Of a town that is named with its state or country: nobody means another. */
const RANK_WITHIN_AREA = 900;
/** Towns of some 5,000 people, or with names in several languages. */
const LEAST_RANK = 500;
/** Codes that people type in small letters. */
const SMALL_CODES: ReadonlySet<string> = new Set(['uk', 'nz']);

/** Reads quotes, and splits off "near me": the position comes with the request. */
export const readText = (text: string): ParsedText => {
  const quoted = QUOTED.exec(text.trim())?.[1]?.trim();
  if (quoted) return { text: quoted, isLiteral: true };
  const rest = withoutNearMe(text);
  const plain = rest ?? text.trim();
  const near = rest === null ? {} : { isNearMe: true };
  const words = wordsOf(plain);
  const isEverything = plain === '' || (words.length > 0 && words.every((word) => ARTICLES.has(word)));
  return isEverything ? near : { text: plain, ...near };
};

const isOrdinary = (word: string): boolean => ORDINARY_WORDS.has(word) || FILLER_WORDS.has(word) || /^\d+$/.test(word);

const isName = (name: string, isWhole: boolean): boolean => {
  const words = wordsOf(name);
  // Baden-Baden
  const isDoubled = words.length > 1 && new Set(words).size === 1;
  if (words.length === 0 || (words.every(isOrdinary) && !isDoubled)) return false;
  if (/^\p{L}{2}$/u.test(name) && name < '\u02ff')
    return name === name.toUpperCase() || SMALL_CODES.has(name.toLowerCase()) || (isWhole && name.toLowerCase() === 'us');
  return significant(words) !== words || words.every((word) => word.length > 1 || word > '\u02ff');
}; // prettier-ignore

/** A text that says nothing but where. */
export const wholeSpan = (text: string): Span => ({ name: text, rest: '', isExplicit: true });

/** The parts of a text that may name a place, likeliest first: what "near" or "in" stands before, the whole, its end, its beginning. */
export const spansOf = (text: string): readonly Span[] => {
  const [, before = '', after = ''] = SAID.exec(text) ?? [];
  const explicit: readonly Span[] = after ? [{ name: after, rest: before.trim(), isExplicit: true }] : [];
  const words = text.split(/[\s,]+/u).filter(Boolean).slice(0, MOST_WORDS); // prettier-ignore
  const cuts = words.slice(1).flatMap((_, at) => (BOUND_WORDS.has(wordsOf(words[at] ?? '').join('')) ? [] : [at + 1]));
  const part = (from: number, to: number): string => words.slice(from, to).join(' ');
  const ends = cuts.map((at) => ({ name: part(at, words.length), rest: part(0, at), isExplicit: false }));
  const beginnings = cuts.toReversed().map((at) => ({ name: part(0, at), rest: part(at, words.length), isExplicit: false }));
  const implicit = [{ name: text, rest: '', isExplicit: false }, ...ends, ...beginnings].filter(
    ({ name, rest }) => isName(name, rest === '') && name.split(/\s+/u).length <= MOST_NAME_WORDS,
  );
  return [...explicit, ...implicit];
}; // prettier-ignore

const codesOf = ({ countries }: GazetteerPlace): readonly string[] =>
  countries.flatMap((name) => countryCodeOf(name) ?? []);

/** How Locations say that they lie in an area, and what those have that do not say it. */
const sayingsOf = (place: GazetteerPlace): Pick<PlaceInText, 'names' | 'unsaid'> => {
  const { kind, regionCode, countryCode, stateNames } = place;
  const nowhere = [countryWord(null)];
  if (kind === 'country' && countryCode) return { names: [[countryWord(countryCode)]], unsaid: [nowhere] };
  if (stateNames && countryCode) {
    const isCoded = regionCode && COUNTRIES_OF_CODED_STATES.has(countryCode);
    const names = [
      ...new Set([...stateNames, ...(isCoded ? [regionCode] : [])].map((name) => stateWord(countryCode, name))),
    ];
    return { names: names.map((name) => [name]), unsaid: [[stateWord(countryCode, null)], nowhere] };
  }
  const codes = codesOf(place);
  return { names: [], unsaid: codes.length === 0 ? [[]] : [...codes.map((code) => [countryWord(code)]), nowhere] };
};

const placeOf = ({ name, rest: around, isExplicit }: Span, place: GazetteerPlace): PlaceInText => {
  const rest = isFillerOnly(around) ? '' : around;
  // "paris texas", which names more than Paris
  const isWithinArea = wordsOf(name)
    .join(' ')
    .startsWith(`${wordsOf(place.name).join(' ')} `);
  const isSame = wordsOf(name).join(' ') === wordsOf(place.name).join(' ');
  const { latitude, longitude, bounds, reach, countryCode } = place;
  return {
    near: { label: labelOf(place), latitude, longitude, bounds },
    rest,
    canonical: isSame || isExplicit || countryCode === null ? null : `${rest} ${place.name}`.trim(),
    isExplicit,
    isSure: isExplicit || countryCode === null || name.length === 2,
    ...(bounds ? sayingsOf(place) : { names: [], unsaid: [] }),
    reach,
    rank: isWithinArea ? Math.max(place.rank, RANK_WITHIN_AREA) : place.rank,
  };
};

/** Whether a town is worth being read into words that do not say "near": it is large enough, or many people use its other name. */
const isWorth = ({ name, isExplicit }: Span, { kind, rank, name: own }: GazetteerPlace): boolean => {
  if (isExplicit || kind !== 'town') return true;
  const [typed, official] = [wordsOf(name).join(' '), wordsOf(own).join(' ')];
  const isOwnName = typed.startsWith(official) || SHORT_NAMES.get(typed) === official || typed > '\u02ff';
  return rank >= (isOwnName ? LEAST_RANK : LEAST_RANK_BY_OTHER_NAME);
};

type Found = { readonly span: Span; readonly place: GazetteerPlace | null };

/** The text with what its parts were found to name. */
export const withPlaces = (parsed: ParsedText, found: readonly Found[]): ParsedText => {
  const named = found.flatMap(({ span, place }) => (place && isWorth(span, place) ? [{ span, place }] : []));
  // "paris france" is one name, and neither Paris by the word France nor the other way round.
  const names = new Set(named.map(({ span }) => span.name));
  const isOneName = named.some(({ span }) => span.rest === '');
  const meant = named.filter(({ span }) => !isOneName || span.isExplicit || !names.has(span.rest));
  const settled = named.flatMap(({ span, place }) => [...wordsOf(span.name), ...wordsOf(place.name)]);
  const typed = wordsOf(parsed.text ?? '').filter((word) => NO_TYPOS.has(word));
  return {
    ...parsed,
    settled: [...new Set([...significant(settled), ...typed])],
    places: meant.slice(0, MOST_PLACES).map(({ span, place }) => placeOf(span, place)),
  };
};
