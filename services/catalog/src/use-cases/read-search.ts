import { wordsOf } from '@wellspring/search-words/words';
import { labelOf, placeAt, type GazetteerPlace } from '../domain/geocoding/gazetteer-place.ts';
import { NO_TYPOS } from '../domain/search/ordinary-words.ts';
import { isWithin, typosAllowed } from '../domain/search/typos.ts';
import { typedPoint } from '../domain/geocoding/typed-point.ts';
import { readText, spansOf, wholeSpan, withPlaces, type Span } from '../domain/geocoding/places-in-text.ts';
import type { ParsedText, Near } from '../domain/search/query.ts';
import type { Gazetteer } from '../ports.ts';

/** A town that a typo is forgiven for, where the words say that a town is meant. */
const LEAST_GUESSED_RANK = 650;

const lookUp = async (gazetteer: Gazetteer, { name, isExplicit }: Span): Promise<GazetteerPlace | null> => {
  const typed = isExplicit ? typedPoint(name) : null;
  if (typed) return placeAt(typed);
  const named = await gazetteer.named(name);
  if (named || !isExplicit) return named;
  const [guess] = await gazetteer.find(name, 1);
  return guess && guess.rank >= LEAST_GUESSED_RANK ? guess : null;
};

/** Places of one name that are looked at: people in Santa Fe mean theirs. */
const MOST_NAMESAKES = 3;
const LEAST_NAMESAKE_RANK = 600;

const withNamesakes = async (gazetteer: Gazetteer, span: Span): Promise<readonly (GazetteerPlace | null)[]> => {
  const place = await lookUp(gazetteer, span);
  if (!place || place.countryCode === null) return [place];
  // Towns that are called like a country are meant by few: the other areas of its name are not.
  const isAlike = (other: GazetteerPlace): boolean =>
    place.kind === 'town' ? other.kind !== 'country' && other.rank >= LEAST_NAMESAKE_RANK : other.kind !== 'town';
  const others = (await gazetteer.allNamed(span.name)).filter(
    (other) => isAlike(other) && labelOf(other) !== labelOf(place),
  );
  return [place, ...others.slice(0, MOST_NAMESAKES - 1)];
};

/** Reads what somebody typed, with what the gazetteer knows of it; nothing of it leaves the process. */
export const readSearch = async (gazetteer: Gazetteer, text: string): Promise<ParsedText> => {
  const parsed = readText(text);
  if (parsed.isLiteral || parsed.text === undefined) return parsed;
  const spans = typedPoint(parsed.text) ? [wholeSpan(parsed.text)] : spansOf(parsed.text);
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
