import { AppError } from '@wellspring/errors';
import type { ProposalKind, ProposalStatus } from '@wellspring/rest-contract/proposal-rules';
import { CLAIM_MESSAGE_MAX, CLAIM_MESSAGE_MIN } from '@wellspring/rest-contract/text-limits';
import { say, type Message } from '@wellspring/words/message';
import { lengthOf } from '@wellspring/written-text';
import { differing, isSame } from './changed-fields.ts';
import { checkCountry } from './country.ts';
import { checkDetails } from './details.ts';
import { checkSubmission } from './lifecycle.ts';
import type { Location, LocationDetails, Photo } from './location.ts';
import { pointMarks, type PointCheck } from './point-check.ts';
import { cleanText } from './values.ts';

/** Another caption for a photo that a place has. */
export type ProposedCaption = {
  readonly photoId: string;
  /** as it was when this was proposed, or decided */
  readonly before: string | null;
  readonly after: string;
};

/** What a member proposes of the photos of a place. */
export type ProposedPhotos = {
  /** as they would be in the place */
  readonly photos: readonly Photo[];
  readonly captions: readonly ProposedCaption[];
};

/** What a member proposes of a place: that it is theirs, or how their own submission or its photos are to be changed. */
export type Proposal = ProposedPhotos & {
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
  /** of photos that were accepted in part: the ids of those that were not, for a caption the id of its photo */
  readonly declinedPhotos: readonly string[];
  /** the admin's, for admins */
  readonly notes: string | null;
  /** the admin's words to the member */
  readonly reason: string | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  /** the accepted values have been written to the place */
  readonly isApplied: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type ProposalStamp = { readonly id: string; readonly userId: string; readonly now: Date };

const invalid = (message: Message): AppError => new AppError('VALIDATION', message);

export const proposalNotFound = (): AppError => new AppError('NOT_FOUND', say('catalogErrors.proposalNotFound'));
export const ALREADY_PROPOSED = say('catalogErrors.alreadyProposed');

/** A proposal that says nothing yet. */
export const newProposal = (kind: ProposalKind, location: Location, { id, userId, now }: ProposalStamp): Proposal => ({
  id,
  revision: 1,
  kind,
  status: 'pending',
  locationId: location.id,
  userId,
  message: null,
  before: {},
  after: {},
  photos: [],
  captions: [],
  declinedPhotos: [],
  notes: null,
  reason: null,
  decidedBy: null,
  decidedAt: null,
  isApplied: false,
  createdAt: now,
  updatedAt: now,
});

/** A member says that a place is theirs. @throws AppError VALIDATION, CONFLICT when it is claimed already */
export const claim = (location: Location, message: string, stamp: ProposalStamp): Proposal => {
  const words = cleanText(message) ?? '';
  if (lengthOf(words) < CLAIM_MESSAGE_MIN)
    throw invalid(say('catalogErrors.messageTooShort', { min: CLAIM_MESSAGE_MIN }));
  if (lengthOf(words) > CLAIM_MESSAGE_MAX)
    throw invalid(say('catalogErrors.messageTooLong', { max: CLAIM_MESSAGE_MAX }));
  if (location.isClaimed) throw new AppError('CONFLICT', say('catalogErrors.alreadyClaimed'));
  return { ...newProposal('claim', location, stamp), message: words };
};

/** Only these fields of a place. */
export const only = (details: LocationDetails, fields: readonly string[]): Partial<LocationDetails> =>
  Object.fromEntries(Object.entries(details).filter(([field]) => fields.includes(field)));

/** A submitter corrects what they submitted; null when nothing differs. @throws AppError VALIDATION */
export const correction = (
  location: Location,
  edit: Partial<LocationDetails> & Partial<PointCheck>,
  stamp: ProposalStamp,
): Proposal | null => {
  const after = corrected(location, edit);
  const beside = pointMarks(edit);
  const fields: readonly string[] = differing(location, after);
  const marks = Object.keys(beside).filter(
    (field) => !isSame(Reflect.get(beside, field), Reflect.get(location, field)),
  );
  if (fields.length === 0 && marks.length === 0) return null;
  const whole = [...(fields.includes('coordinates') ? [...fields, 'coordinatesAre'] : fields), ...marks];
  const proposed = { ...after, ...beside };
  return { ...newProposal('correction', location, stamp), before: only(location, whole), after: only(proposed, whole) };
};

/** The details after a correction by the submitter, with all that a submission needs. @throws AppError VALIDATION */
export const corrected = (location: Location, edit: Partial<LocationDetails>): LocationDetails => {
  if (edit.country !== location.country) checkCountry(edit);
  const moved =
    edit.coordinates === undefined || isSame(edit.coordinates, location.coordinates) ? location.coordinatesAre : null;
  const details = { ...location, ...edit, coordinatesAre: edit.coordinatesAre ?? moved };
  return location.provenance ? checkDetails(details) : checkSubmission(details);
};

/** The last state of a proposal that is deleted. */
export const deleteProposal = (proposal: Proposal, now: Date): Proposal => ({
  ...proposal,
  revision: proposal.revision + 1,
  updatedAt: now,
});
