import { AppError } from '@wellspring/errors';
import { CLAIM_MESSAGE_MAX, CLAIM_MESSAGE_MIN, MESSAGE_MAX } from '@wellspring/rest-contract/text-limits';
import { lengthOf } from '@wellspring/written-text';
import { differing, isSame, listed } from './changed-fields.ts';
import { checkDetails, cleanText } from './details.ts';
import { changeDetails, checkSubmission } from './lifecycle.ts';
import type { Location, LocationDetails } from './location.ts';
import { changedMeanwhile } from './proposed-changes.ts';
import { checkUnchanged, type ReadRevision } from './read-revision.ts';

export type ProposalKind = 'claim' | 'correction';
export type ProposalStatus = 'pending' | 'accepted' | 'declined';

/** What a member proposes of a place: that it is theirs, or how their own submission is to be corrected. */
export type Proposal = {
  readonly id: string;
  /** rises with every change */
  readonly revision: number;
  readonly kind: ProposalKind;
  readonly status: ProposalStatus;
  readonly locationId: string;
  readonly userId: string;
  /** of a claim */
  readonly message: string | null;
  /** of a correction: the fields as they were when it was made, or decided */
  readonly before: Partial<LocationDetails>;
  /** of a correction: the same fields as they would be */
  readonly after: Partial<LocationDetails>;
  /** the admin's, for admins */
  readonly notes: string | null;
  /** the admin's words to the member */
  readonly reason: string | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  /** what was accepted has been written to the place */
  readonly isApplied: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

type Stamp = { readonly id: string; readonly userId: string; readonly now: Date };

const invalid = (message: string): AppError => new AppError('VALIDATION', message);

export const proposalNotFound = (): AppError => new AppError('NOT_FOUND', 'Proposal not found');
export const ALREADY_PROPOSED = 'Your proposal for this place is still waiting for an admin';

const made = (kind: ProposalKind, location: Location, { id, userId, now }: Stamp): Proposal => ({
  id,
  revision: 1,
  kind,
  status: 'pending',
  locationId: location.id,
  userId,
  message: null,
  before: {},
  after: {},
  notes: null,
  reason: null,
  decidedBy: null,
  decidedAt: null,
  isApplied: false,
  createdAt: now,
  updatedAt: now,
});

/** A member says that a place is theirs. @throws AppError VALIDATION, CONFLICT when it is claimed already */
export const claim = (location: Location, message: string, stamp: Stamp): Proposal => {
  const words = cleanText(message) ?? '';
  if (lengthOf(words) < CLAIM_MESSAGE_MIN) throw invalid(`Message must be at least ${CLAIM_MESSAGE_MIN} characters`);
  if (lengthOf(words) > CLAIM_MESSAGE_MAX) throw invalid(`Message must be at most ${CLAIM_MESSAGE_MAX} characters`);
  if (location.isClaimed) throw new AppError('CONFLICT', 'This place is claimed already');
  return { ...made('claim', location, stamp), message: words };
};

const only = (details: LocationDetails, fields: readonly string[]): Partial<LocationDetails> =>
  Object.fromEntries(Object.entries(details).filter(([field]) => fields.includes(field)));

/** A submitter corrects what they submitted; null when nothing differs. @throws AppError VALIDATION */
export const correction = (location: Location, told: Partial<LocationDetails>, stamp: Stamp): Proposal | null => {
  const after = corrected(location, told);
  const fields: readonly string[] = differing(location, after);
  if (fields.length === 0) return null;
  const whole = fields.includes('coordinates') ? [...fields, 'coordinatesAre'] : fields;
  return { ...made('correction', location, stamp), before: only(location, whole), after: only(after, whole) };
};

/** What is told of a place by its submitter, with all that a submission cannot do without. @throws AppError VALIDATION */
export const corrected = (location: Location, told: Partial<LocationDetails>): LocationDetails => {
  const moved =
    told.coordinates === undefined || isSame(told.coordinates, location.coordinates) ? location.coordinatesAre : null;
  const details = { ...location, ...told, coordinatesAre: told.coordinatesAre ?? moved };
  return location.provenance ? checkDetails(details) : checkSubmission(details);
};

type Decision = {
  readonly status: Exclude<ProposalStatus, 'pending'>;
  readonly notes: string | null;
  readonly reason: string | null;
  readonly by: string;
  /** of the place */
  readonly readRevision: ReadRevision;
  /** of the proposal itself */
  readonly proposalRevision: ReadRevision;
  readonly now: Date;
};

/** Who did not say what they read may overwrite nothing that was changed since the proposal was made. @throws AppError CONFLICT */
const checkUntouched = (proposal: Proposal, location: Location): void => {
  const fields = changedMeanwhile(proposal, location);
  if (fields.length === 0) return;
  throw new AppError(
    'CONFLICT',
    `This place has changed meanwhile: ${listed(fields)}. Nothing was overwritten. Please look at it before you decide.`,
  );
};

/** A decision is about what was read. @throws AppError CONFLICT when the proposal, or its place, is another by now */
const checkRead = (proposal: Proposal, location: Location, { readRevision, proposalRevision }: Decision): void => {
  if (proposalRevision !== null && proposalRevision !== proposal.revision)
    throw new AppError(
      'CONFLICT',
      'This proposal has changed since you read it. Nothing was done. Please look at it again.',
    );
  checkUnchanged(location, readRevision);
};

const checkAccepted = (proposal: Proposal, location: Location, { readRevision }: Decision): void => {
  if (proposal.kind === 'claim' && location.isClaimed && location.claimedBy !== proposal.userId)
    throw new AppError('CONFLICT', 'This place is claimed by somebody else. Withdraw that claim first.');
  if (readRevision === null) checkUntouched(proposal, location);
};

/** An admin's words as they are kept; null when nothing is left. @throws AppError VALIDATION */
const checkWords = (label: string, words: string | null): string | null => {
  const clean = cleanText(words);
  if (lengthOf(clean ?? '') > MESSAGE_MAX) throw invalid(`${label} must be at most ${MESSAGE_MAX} characters`);
  return clean;
};

/**
 * An admin decides about what they read.
 * @throws AppError VALIDATION; CONFLICT when it is decided already, or proposal or place have changed since
 */
export const decide = (proposal: Proposal, location: Location, decision: Decision): Proposal => {
  const { status, by, now } = decision;
  const [notes, reason] = [checkWords('Notes', decision.notes), checkWords('Reason', decision.reason)];
  if (proposal.status !== 'pending') throw new AppError('CONFLICT', 'This proposal has been decided already');
  checkRead(proposal, location, decision);
  if (status === 'accepted') checkAccepted(proposal, location, decision);
  return {
    ...proposal,
    before: only(location, Object.keys(proposal.after)),
    status,
    notes,
    reason,
    decidedBy: by,
    decidedAt: now,
    revision: proposal.revision + 1,
    updatedAt: now,
  };
};

/** The place with what was accepted; null when it says so already. A field that was changed after the decision stays. */
export const applied = (proposal: Proposal, location: Location, now: Date): Location | null => {
  if (proposal.kind === 'claim')
    return location.isClaimed
      ? null
      : changeDetails(location, {}, now, { isClaimed: true, claimedBy: proposal.userId });
  const stands = Object.keys(proposal.after).filter((field) =>
    isSame(Reflect.get(location, field), Reflect.get(proposal.before, field)),
  );
  const details = Object.fromEntries(Object.entries(proposal.after).filter(([field]) => stands.includes(field)));
  return changeDetails(location, details, now);
};

/** The last state of a proposal that is deleted. */
export const deleteProposal = (proposal: Proposal, now: Date): Proposal => ({
  ...proposal,
  revision: proposal.revision + 1,
  updatedAt: now,
});
