import { wordsOf } from '@wellspring/search-words/words';
import { folded } from '../domain/geocoding/address.ts';
import { labelOf, placeAt, type GazetteerPlace } from '../domain/geocoding/gazetteer-place.ts';
import { NO_TYPOS } from '../domain/search/ordinary-words.ts';
import type { Coordinates } from '../domain/location.ts';
import { plusCodePointBeside, shortPlusCode } from '../domain/geocoding/plus-code.ts';
import { isWithin, typosAllowed } from '../domain/search/typos.ts';
import { typedPoint } from '../domain/geocoding/typed-point.ts';
import { readText, spansOf, wholeSpan, withPlaces, type Span } from '../domain/geocoding/places-in-text.ts';
import type { ParsedText, Near } from '../domain/search/query.ts';
import type { Gazetteer } from '../ports.ts';

/** A town that a typo is forgiven for, where the words say that a town is meant. */
const LEAST_GUESSED_RANK = 650;

/** The point that a text gives by itself, or with a short plus code beside the name of a town. */
const pointIn = async (gazetteer: Gazetteer, text: string): Promise<Coordinates | null> => {
  const short = shortPlusCode(text);
  const beside = short && (await gazetteer.named(short.beside));
  return beside ? plusCodePointBeside(short.code, beside) : typedPoint(text);
};

const lookUp = async (gazetteer: Gazetteer, { name, isExplicit }: Span): Promise<GazetteerPlace | null> => {
  const typed = isExplicit ? await pointIn(gazetteer, name) : null;
  if (typed) return placeAt(typed);
  const named = await gazetteer.named(name);
  if (named || !isExplicit) return named;
  const [guess] = await gazetteer.find(name, 1);
  return guess && guess.rank >= LEAST_GUESSED_RANK ? guess : null;
};

/** Places of one name that are looked at: people in Santa Fe mean theirs. After "near" it may be a small one. */
const MOST_NAMESAKES = 3;
const LEAST_NAMESAKE_RANK = 600;
const MOST_NEAR_NAMESAKES = 10;

/** What is meant by another of its names is meant less often: Salem is a town in Oregon before it is Jerusalem. */
const OTHER_NAME_HANDICAP = 250;

const rankByName = (typed: string, { name, rank }: GazetteerPlace): number =>
  folded(name).startsWith(folded(typed)) ? rank : rank - OTHER_NAME_HANDICAP;

const withNamesakes = async (gazetteer: Gazetteer, span: Span): Promise<readonly (GazetteerPlace | null)[]> => {
  const place = await lookUp(gazetteer, span);
  if (!place || place.countryCode === null) return [place];
  // Towns that are called like a country are meant by few: the other areas of its name are not.
  const leastRank = span.isExplicit ? 0 : LEAST_NAMESAKE_RANK;
  const isAlike = (other: GazetteerPlace): boolean =>
    place.kind === 'town' ? other.kind !== 'country' && other.rank >= leastRank : other.kind !== 'town';
  const others = (await gazetteer.allNamed(span.name)).filter(
    (other) => isAlike(other) && labelOf(other) !== labelOf(place),
  );
  const all = [place, ...others].toSorted((one, other) => rankByName(span.name, other) - rankByName(span.name, one));
  return all.slice(0, span.isExplicit && place.kind === 'town' ? MOST_NEAR_NAMESAKES : MOST_NAMESAKES);
};

/** Reads what somebody typed, with what the gazetteer knows of it; nothing of it leaves the process. */
export const readSearch = async (gazetteer: Gazetteer, text: string): Promise<ParsedText> => {
  const parsed = readText(text);
  if (parsed.isLiteral || parsed.text === undefined) return parsed;
  const point = await pointIn(gazetteer, parsed.text);
  const spans = point ? [wholeSpan(parsed.text)] : spansOf(parsed.text);
  const found = await Promise.all(
    spans.map(async (span) => (await withNamesakes(gazetteer, span)).map((place) => ({ span, place }))),
  );
  return withPlaces(parsed, found.flat());
};

/** "lisbn", or "lisbn portugl" */
const isMisspelled = (typed: string, { name, region, country }: GazetteerPlace): boolean => {
  const word = wordsOf(typed).join(' ');
  const meant = [name, `${name} ${country}`, `${name} ${region ?? country}`].map((text) => wordsOf(text).join(' '));
  return !NO_TYPOS.has(word) && meant.some((each) => isWithin(word, each, typosAllowed(word)));
};

/** The place to offer when nothing was found: what the whole text names, as it stands or with a typo. */
export const placeToOffer = async (
  gazetteer: Gazetteer,
  { text, places = [], isLiteral }: ParsedText,
): Promise<Near | null> => {
  const whole = places.find(({ rest }) => rest === '') ?? places[0];
  if (whole) return whole.near;
  const [guess] = text === undefined || isLiteral ? [] : await gazetteer.find(text, 1);
  if (!guess || !isMisspelled(text ?? '', guess)) return null;
  const { latitude, longitude, bounds } = guess;
  return { label: labelOf(guess), latitude, longitude, bounds };
};
