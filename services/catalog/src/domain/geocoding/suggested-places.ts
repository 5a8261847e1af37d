import type { Box } from '../search/query.ts';
import { folded } from './address.ts';
import type { GazetteerPlace } from './gazetteer-place.ts';

const TURN = 360;
const SQUARE_DEGREE = 660;
/** A country is meant more often than its size says: Bermuda, Malta. */
const LEAST_COUNTRY = 700;
const ORDER_OF_MAGNITUDE = 130;
const LEAST_AREA = 0.001;
/** A small town whose whole name was typed comes before towns of half its size and twice the letters. */
const WHOLE_NAME = 200;

const squareDegrees = ({ west, south, east, north }: Box): number =>
  (west <= east ? east - west : east - west + TURN) * (north - south);

/** How many people may mean it, as `rank` of towns: of areas it follows from their size, since ranks of areas are alike. */
const importance = ({ kind, rank, bounds }: GazetteerPlace): number => {
  if (!bounds) return rank;
  const bySize = SQUARE_DEGREE + ORDER_OF_MAGNITUDE * Math.log10(Math.max(LEAST_AREA, squareDegrees(bounds)));
  return Math.min(rank, kind === 'country' ? Math.max(LEAST_COUNTRY, bySize) : bySize);
};

/**
 * Places to suggest while a name is typed, the largest first: Berlin before Bermuda. Those that only another name of theirs brought
 * in come last, in the order in which they were found.
 */
export const largestFirst = (text: string, found: readonly GazetteerPlace[]): readonly GazetteerPlace[] => {
  const typed = folded(text);
  const scoreOf = (place: GazetteerPlace): number => {
    const name = folded(place.name);
    if (name === typed) return importance(place) + WHOLE_NAME;
    return name.startsWith(typed) ? importance(place) : 0;
  };
  return found
    .map((place) => ({ place, score: scoreOf(place) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ place }) => place);
};
