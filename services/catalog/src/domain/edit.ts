import { AppError } from '@wellspring/errors';
import { changedSince, listed } from './changed-fields.ts';
import { changeDetails } from './lifecycle.ts';
import type { Location, LocationDetails } from './location.ts';

/** What an admin changes: details, and a claim that they withdraw. What is left out stays. */
export type LocationEdit = Partial<LocationDetails> & { readonly isClaimed?: boolean };

const changedMeanwhile = (fields: readonly string[]): AppError =>
  new AppError(
    'CONFLICT',
    `Somebody else has changed this place meanwhile: ${listed(fields)}. Nothing was overwritten. Please look at it before you try again.`,
  );

/** @throws AppError CONFLICT in words that name what was changed since the revision that somebody read; null: they did not say */
const checkUnchanged = (location: Location, readRevision: number | null): void => {
  const fields = readRevision === null ? [] : changedSince(location, readRevision);
  if (fields.length > 0) throw changedMeanwhile(fields);
};

/** An admin's edit; null when nothing differs. @throws AppError VALIDATION, CONFLICT as checkUnchanged */
export const editLocation = (
  location: Location,
  { isClaimed, ...details }: LocationEdit,
  { readRevision, now }: { readonly readRevision: number | null; readonly now: Date },
): Location | null => {
  checkUnchanged(location, readRevision);
  if (isClaimed === true && !location.isClaimed)
    throw new AppError('VALIDATION', 'A claim is made by a member and accepted among the proposals');
  const isWithdrawn = isClaimed === false && location.isClaimed;
  return changeDetails(location, details, now, isWithdrawn ? { isClaimed: false, claimedBy: null } : {});
};
