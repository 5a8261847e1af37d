import { wordsOf } from '@wellspring/search-words/words';
import { closeKinds } from '../domain/search/close-kinds.ts';
import { isArea, isKindOnly, meaningPlace } from '../domain/search/place-choice.ts';
import type { ParsedText, PlaceInText } from '../domain/search/query.ts';
import { kindsOf, partsOf } from '../domain/search/text-parts.ts';
import type { Attempt } from './attempt-text.ts';

const HYPHEN = /[-–]/gu;

/** Fewer Locations are few: others follow. */
export const FEW = 5;

/** The place that the text was taken to name, else the first that stands beside kinds. */
const placeOf = ({ read, choice }: Attempt): PlaceInText | undefined =>
  choice.parsed.places?.[0] ?? read.places?.find(({ rest }) => rest !== '' && isKindOnly(rest));

/** Areas of the same name: Georgia in the Caucasus and Georgia in the United States. */
const namesakesOf = ({ read: { places = [] } }: Attempt, place: PlaceInText): readonly PlaceInText[] =>
  isArea(place)
    ? places.filter((other) => isArea(other) && other.rest === place.rest && other.near.label !== place.near.label)
    : [];

/**
 * What to list behind the few Locations that a text finds, the closest first: those in another area of the same name, those of its kinds
 * without its other words, and those of close kinds. None where the text says more than kinds, since it may be a name.
 */
export const widerReadings = (attempt: Attempt): readonly ParsedText[] => {
  const { read, text, total } = attempt;
  const place = placeOf(attempt);
  const rest = (place?.rest ?? text).replaceAll(HYPHEN, ' ');
  const named = kindsOf(rest);
  const kinds = [...new Set(named.flatMap((kind) => kind.kinds))];
  const words = named.map((kind) => kind.words).join(' ');
  const isExact = partsOf(text).some(({ meaning }) => meaning === 'quoted');
  // How much there is near the visitor is not known before the position is.
  const isEnough = !read.isNearMe && total >= FEW;
  if (isExact || isEnough || kinds.length === 0 || !isKindOnly(rest)) return [];
  const around = (at: PlaceInText | undefined): ParsedText =>
    at ? meaningPlace(read, at) : { ...read, text: words, places: [], isPlaceChosen: false };
  const close = closeKinds(kinds);
  const namesakes = place ? namesakesOf(attempt, place) : [];
  return [
    ...namesakes.map(around),
    ...(wordsOf(words).length < wordsOf(rest).length ? [around(place && { ...place, rest: words })] : []),
    ...[kinds, close, closeKinds([...kinds, ...close])]
      .filter((some) => some.length > 0)
      .flatMap((some) => [place, ...namesakes].map((at) => ({ ...around(at), kinds: some }))),
  ];
};
