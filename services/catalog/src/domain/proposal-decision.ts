import { AppError } from '@wellspring/errors';
import type { ProposalDecision } from '@wellspring/rest-contract/proposal-rules';
import { MESSAGE_MAX } from '@wellspring/rest-contract/text-limits';
import { say, type Message } from '@wellspring/words/message';
import { lengthOf } from '@wellspring/written-text';
import { isSame, listed } from './changed-fields.ts';
import { cleanText } from './values.ts';
import { changeDetails } from './lifecycle.ts';
import type { Location } from './location.ts';
import { pointMarks } from './point-check.ts';
import { only, type Proposal } from './proposal.ts';
import { changedMeanwhile } from './proposed-changes.ts';
import { captionsNow, checkPhotosAccepted, withAcceptedPhotos } from './proposed-photos.ts';
import { checkUnchanged, type ReadRevision } from './read-revision.ts';

export type Decision = {
  readonly status: ProposalDecision;
  readonly notes: string | null;
  readonly reason: string | null;
  /** of photos: the ids of those that are declined while the others are accepted */
  readonly declinedPhotos: readonly string[];
  readonly by: string;
  /** of the place */
  readonly readRevision: ReadRevision;
  /** of the proposal itself */
  readonly proposalRevision: ReadRevision;
  readonly now: Date;
};

const NOTES_TOO_LONG = say('catalogErrors.notesTooLong', { max: MESSAGE_MAX });
const REASON_TOO_LONG = say('catalogErrors.reasonTooLong', { max: MESSAGE_MAX });

/** Without a revision that was read, nothing is overwritten that changed since the proposal was made. @throws AppError CONFLICT */
const checkUntouched = (proposal: Proposal, location: Location): void => {
  const fields = changedMeanwhile(proposal, location);
  if (fields.length === 0) return;
  throw new AppError('CONFLICT', say('catalogErrors.changedBeforeDecision', { fields: listed(fields) }));
};

/** A decision is about the revision that was read. @throws AppError CONFLICT when the proposal, or its place, has changed since */
const checkRead = (proposal: Proposal, location: Location, { readRevision, proposalRevision }: Decision): void => {
  if (proposalRevision !== null && proposalRevision !== proposal.revision)
    throw new AppError('CONFLICT', say('catalogErrors.proposalChanged'));
  checkUnchanged(location, readRevision);
};

const checkAccepted = (proposal: Proposal, location: Location, decision: Decision): void => {
  if (proposal.kind === 'claim' && location.isClaimed && location.claimedBy !== proposal.userId)
    throw new AppError('CONFLICT', say('catalogErrors.claimedByOther'));
  if (proposal.kind === 'photos') checkPhotosAccepted(proposal, location, decision);
  else if (decision.readRevision === null) checkUntouched(proposal, location);
};

/** An admin's words as they are stored; null when they are empty. @throws AppError VALIDATION */
const checkWords = (words: string | null, tooLong: Message): string | null => {
  const clean = cleanText(words);
  if (lengthOf(clean ?? '') > MESSAGE_MAX) throw new AppError('VALIDATION', tooLong);
  return clean;
};

/**
 * An admin decides about what they read.
 * @throws AppError VALIDATION; CONFLICT when it is decided already, or proposal or place have changed since
 */
export const decide = (proposal: Proposal, location: Location, decision: Decision): Proposal => {
  const { status, by, now } = decision;
  const [notes, reason] = [checkWords(decision.notes, NOTES_TOO_LONG), checkWords(decision.reason, REASON_TOO_LONG)];
  if (proposal.status !== 'pending') throw new AppError('CONFLICT', say('catalogErrors.proposalDecided'));
  checkRead(proposal, location, decision);
  if (status === 'accepted') checkAccepted(proposal, location, decision);
  return {
    ...proposal,
    before: only(location, Object.keys(proposal.after)),
    captions: captionsNow(proposal, location),
    declinedPhotos: status === 'accepted' ? decision.declinedPhotos : [],
    status,
    notes,
    reason,
    decidedBy: by,
    decidedAt: now,
    revision: proposal.revision + 1,
    updatedAt: now,
  };
};

/** The place with the accepted values; null when it has them already. A field that was changed after the decision stays. */
export const applied = (proposal: Proposal, location: Location, now: Date): Location | null => {
  if (proposal.kind === 'claim')
    return location.isClaimed
      ? null
      : changeDetails(location, {}, now, {
          isClaimed: true,
          claimedBy: proposal.userId,
          confirmation: { by: 'owner', at: now },
        });
  if (proposal.kind === 'photos') return withAcceptedPhotos(proposal, location, now);
  const unchanged = Object.keys(proposal.after).filter((field) =>
    isSame(Reflect.get(location, field), Reflect.get(proposal.before, field)),
  );
  const details = Object.fromEntries(Object.entries(proposal.after).filter(([field]) => unchanged.includes(field)));
  const isOwner = location.isClaimed && location.claimedBy === proposal.userId;
  return changeDetails(location, details, now, pointMarks(details), isOwner ? 'owner' : 'member');
};
