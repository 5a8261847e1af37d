import { AppError } from '@wellspring/errors';
import { checkDetails } from './details.ts';
import type { Location, LocationDetails, Provenance } from './location.ts';
import { NO_RATING } from './rating.ts';

type Birth = { readonly id: string; readonly now: Date };

const newborn = (details: LocationDetails, { id, now }: Birth): Location => ({
  ...checkDetails(details),
  id,
  revision: 1,
  submittedBy: null,
  isVerified: false,
  isClaimed: false,
  claimedBy: null,
  photos: [],
  rating: NO_RATING,
  provenance: null,
  createdAt: now,
  updatedAt: now,
});

/** A member's submission: pending, unless the site publishes submissions at once. @throws AppError VALIDATION */
export const submitLocation = (
  details: LocationDetails,
  stamp: Birth & { readonly submittedBy: string; readonly isClaimed: boolean; readonly publishAtOnce: boolean },
): Location => ({
  ...newborn(details, stamp),
  submittedBy: stamp.submittedBy,
  isVerified: stamp.publishAtOnce,
  isClaimed: stamp.isClaimed,
  claimedBy: stamp.isClaimed ? stamp.submittedBy : null,
});

/** A place from an open data set or the demo: published, with its source. @throws AppError VALIDATION */
export const importLocation = (details: LocationDetails, provenance: Provenance, stamp: Birth): Location => ({
  ...newborn(details, stamp),
  isVerified: true,
  provenance,
});

const changed = (location: Location, change: Partial<Location>, now: Date): Location => ({
  ...location,
  ...change,
  revision: location.revision + 1,
  updatedAt: now,
});

/** Publishes a place; null when it was published before. */
export const verify = (location: Location, now: Date): Location | null =>
  location.isVerified ? null : changed(location, { isVerified: true }, now);

/** Withdraws a place from the public; null when it was not published. */
export const unverify = (location: Location, now: Date): Location | null =>
  location.isVerified ? changed(location, { isVerified: false }, now) : null;

/** Replaces what is known of a place; null when nothing differs. @throws AppError VALIDATION */
export const changeDetails = (
  location: Location,
  details: LocationDetails,
  provenance: Provenance | null,
  now: Date,
): Location | null => {
  const next = { ...checkDetails(details), provenance };
  return differs(location, next) ? changed(location, next, now) : null;
};

/** The last state of a place that is deleted. */
export const deleteLocation = (location: Location, now: Date): Location => changed(location, {}, now);

const differs = (location: Location, next: LocationDetails & { readonly provenance: Provenance | null }): boolean =>
  Object.entries(next).some(([field, value]) => JSON.stringify(Reflect.get(location, field)) !== JSON.stringify(value));

/** Somebody else changed the place at the same moment, again and again. */
export const tooManyWriters = (): AppError =>
  new AppError('CONFLICT', 'This place is being changed by somebody else. Please try again.');
