import { AppError } from '@wellspring/errors';
import { MESSAGE_MAX } from '@wellspring/rest-contract/text-limits';
import { say } from '@wellspring/words/message';
import { lengthOf } from '@wellspring/written-text';
import { cleanText } from './values.ts';
import type { Location } from './location.ts';

/** What a submitter may still read of a place that an admin has deleted. */
export type DeletionNote = {
  /** of the place */
  readonly id: string;
  readonly submittedBy: string;
  readonly name: string;
  /** the admin's words to the submitter */
  readonly message: string | null;
  readonly deletedAt: Date;
};

/** What submitters may still read of places that admins have deleted. */
export type DeletionNotes = {
  keep(note: DeletionNote): Promise<void>;
  find(locationId: string): Promise<DeletionNote | null>;
  removeOfMember(memberId: string): Promise<void>;
};

/** The note on a place that is deleted; null where it has no submitter. @throws AppError VALIDATION */
export const deletionNote = (
  { id, name, submittedBy }: Location,
  message: string | null,
  now: Date,
): DeletionNote | null => {
  const words = cleanText(message);
  if (lengthOf(words ?? '') > MESSAGE_MAX)
    throw new AppError('VALIDATION', say('catalogErrors.messageTooLong', { max: MESSAGE_MAX }));
  return submittedBy === null ? null : { id, submittedBy, name, message: words, deletedAt: now };
};
