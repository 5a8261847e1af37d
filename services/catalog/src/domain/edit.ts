import { AppError } from '@wellspring/errors';
import { say } from '@wellspring/words/message';
import { checkCountry } from './country.ts';
import { changeDetails } from './lifecycle.ts';
import type { Location, LocationDetails } from './location.ts';
import { pointMarks, type PointCheck } from './point-check.ts';
import { checkUnchanged, type ReadRevision } from './read-revision.ts';

/** What an admin changes: details, and a claim that they withdraw. Absent fields stay. */
export type LocationEdit = Partial<LocationDetails> & Partial<PointCheck> & { readonly isClaimed?: boolean };

/** An admin's edit; null when nothing differs. @throws AppError VALIDATION, CONFLICT as checkUnchanged */
export const editLocation = (
  location: Location,
  { isClaimed, ...details }: LocationEdit,
  { readRevision, now }: { readonly readRevision: ReadRevision; readonly now: Date },
): Location | null => {
  checkUnchanged(location, readRevision);
  if (details.country !== location.country) checkCountry(details);
  if (isClaimed === true && !location.isClaimed) throw new AppError('VALIDATION', say('catalogErrors.claimByAdmin'));
  const isWithdrawn = isClaimed === false && location.isClaimed;
  const beside = { ...pointMarks(details), ...(isWithdrawn && { isClaimed: false, claimedBy: null }) };
  return changeDetails(location, details, now, beside, 'staff');
};
