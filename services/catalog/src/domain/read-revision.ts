import { AppError } from '@wellspring/errors';
import { say } from '@wellspring/words/message';
import { changedSince, listed } from './changed-fields.ts';
import type { Location } from './location.ts';

/** The revision of a place that somebody read before they judged it; null: they did not say, and nothing is compared. */
export type ReadRevision = number | null;

/**
 * A decision applies to the revision that was read: one rule for verifying, withdrawing, deleting, editing, and for deciding what is proposed.
 * @throws AppError CONFLICT in words that name what has changed since the revision that was read
 */
export const checkUnchanged = (location: Location, readRevision: ReadRevision): void => {
  const fields = readRevision === null ? [] : changedSince(location, readRevision);
  if (fields.length === 0) return;
  throw new AppError('CONFLICT', say('catalogErrors.changedSinceRead', { fields: listed(fields) }));
};
