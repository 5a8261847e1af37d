import type { CoordinatesAre } from '@wellspring/rest-contract/location-rules';
import { encodeMessage } from '@wellspring/words/encoded-message';
import { isSame } from './changed-fields.ts';
import type { PointDoubt } from './geocoding/point-doubt.ts';
import type { Location, LocationDetails } from './location.ts';

/** What a check says of a point. */
export type PointCheck = Pick<Location, 'coordinatesAre' | 'pointNote' | 'isPointConfirmed'>;

/** The check of a point without doubt, or of no point. */
export const UNDOUBTED = { pointNote: null, isPointConfirmed: false } as const;

/** A doubted point counts as approximate, with a note, until a person confirms it. */
export const checkOf = (
  coordinatesAre: CoordinatesAre | null,
  { doubt, isConfirmed }: { readonly doubt: PointDoubt | null; readonly isConfirmed: boolean },
): PointCheck => {
  if (isConfirmed) return { coordinatesAre: coordinatesAre ?? 'exact', pointNote: null, isPointConfirmed: true };
  if (doubt) return { coordinatesAre: 'approximate', pointNote: encodeMessage(doubt.words), isPointConfirmed: false };
  return { coordinatesAre, ...UNDOUBTED };
};

/** The part of a check that is stored beside the details of a place. */
export const pointMarks = ({ pointNote, isPointConfirmed }: Partial<PointCheck>): Partial<Location> => ({
  ...(pointNote !== undefined && { pointNote }),
  ...(isPointConfirmed !== undefined && { isPointConfirmed }),
});

const WHEREABOUTS = ['coordinates', 'city', 'state', 'country'] as const;

/** Whether an edit gives a reason to check the point again: a point that a person confirmed is not doubted where it is. */
export const isCheckedAgain = (location: Location, after: LocationDetails): boolean => {
  const changed = WHEREABOUTS.filter((field) => !isSame(location[field], after[field]));
  return after.coordinates !== null && changed.some((field) => field === 'coordinates' || !location.isPointConfirmed);
};

/** What an edit makes of the check: a point that stays, and was doubted, is exact again once it is doubted no more. */
export const checkAfterEdit = (
  location: Location,
  after: LocationDetails,
  result: { readonly doubt: PointDoubt | null; readonly isConfirmed: boolean },
): Partial<PointCheck> => {
  const isMoved = !isSame(location.coordinates, after.coordinates);
  const { coordinatesAre, ...check } = checkOf(null, result);
  const settled = location.pointNote !== null && !isMoved ? 'exact' : null;
  const exactness = coordinatesAre ?? settled;
  return { ...check, ...(exactness && after.coordinates && { coordinatesAre: exactness }) };
};
