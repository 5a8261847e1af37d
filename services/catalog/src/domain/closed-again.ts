import { AppError } from '@wellspring/errors';
import { say } from '@wellspring/words/message';
import type { Location, LocationDetails } from './location.ts';
import { namesOf } from './search/other-names.ts';
import { withDistance } from './search/listed.ts';
import { likenessOf, NEARBY_KM, SIMILAR_WITHIN_KM } from './similar.ts';

/** The same name at such a distance is another place, unless one of the points is only that of the town. */
const SAME_NAME_WITHIN_KM = 10;
const SAME = 1;
/** Where it is next to it, some words of the name may be missing. */
const ALMOST_SAME = 0.8;

/** Permanently closed places farther away than this are never the same. */
export const CLOSED_WITHIN_KM = SIMILAR_WITHIN_KM;

type Added = Pick<LocationDetails, 'name' | 'otherNames' | 'coordinates' | 'coordinatesAre'>;

const requiredAt = (distanceKm: number, isApproximate: boolean): number => {
  if (distanceKm <= NEARBY_KM) return ALMOST_SAME;
  return distanceKm <= (isApproximate ? CLOSED_WITHIN_KM : SAME_NAME_WITHIN_KM) ? SAME : Infinity;
};

/** Of permanently closed places the one that somebody is about to add again, by name and distance; null: none. */
export const closedAgain = (added: Added, closed: readonly Location[]): Location | null => {
  const { coordinates } = added;
  if (!coordinates) return null;
  const isSame = (place: Location): boolean => {
    const { distanceKm } = withDistance(place, coordinates);
    if (distanceKm == null) return false;
    const isApproximate = [added, place].some(({ coordinatesAre }) => coordinatesAre === 'approximate');
    const required = requiredAt(distanceKm, isApproximate);
    return namesOf(added).some((name) => namesOf(place).some((other) => likenessOf(name, other) >= required));
  };
  return closed.find(isSame) ?? null;
};

/** Says which closed place it is, and where somebody can say that it is open again. */
export const closedForGood = ({ id, name }: Pick<Location, 'id' | 'name'>): AppError =>
  new AppError('CONFLICT', say('catalogErrors.closedForGood', { name, id }));
