import { list, say } from '@wellspring/words/message';
import { z } from 'zod';
import { AdminLocation, LocationChange, readRevision } from './admin-location.ts';
import { Author } from './review.ts';
import { oneOf, paging } from './query-parameters.ts';
import { LOCATION_PHOTOS_MAX } from './photo.ts';
import { PROPOSAL_DECISIONS, PROPOSAL_KINDS, PROPOSAL_STATUSES } from './proposal-rules.ts';
import { CLAIM_MESSAGE_MAX, CLAIM_MESSAGE_MIN, ID_MAX, MESSAGE_MAX } from './text-limits.ts';
import { countedText, errorParams, text } from './text.ts';

/** A photo that would be new, or another caption for one of the place. */
const ProposedPhoto = z
  .strictObject({
    id: z.string().describe('of the photo, which keeps it when it is accepted'),
    url: z.string().nullable().describe('null once it was declined, or is gone'),
    caption: z.string().nullable().describe('as it would be'),
    currentCaption: z.string().nullable().describe('as it is, of a photo of the place'),
    isNew: z.boolean().describe('false: of a photo of the place the caption alone would change'),
    isDeclined: z.boolean(),
  })
  .meta({ id: 'ProposedPhoto' });

/** What a member proposes of a place, as they see it. */
export const OwnProposal = z
  .strictObject({
    id: z.string(),
    kind: z.enum(PROPOSAL_KINDS),
    status: z.enum(PROPOSAL_STATUSES),
    message: z.string().nullable().describe('of a claim'),
    photos: z.array(ProposedPhoto).describe('of photos'),
    reason: z.string().nullable().describe("the admin's words to the member, once it is decided"),
    createdAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OwnProposal' });

const ProposedChange = z.strictObject({
  field: z.string(),
  label: z.string(),
  current: z.string().nullable().describe('what is'),
  proposed: z.string().nullable().describe('what would be'),
  isChangedMeanwhile: z.boolean().describe('neither what it was when this was proposed, nor what is proposed'),
});

/** The same among all of theirs, with its place; null: the place cannot be seen right now. */
export const ListedProposal = OwnProposal.extend({
  location: z
    .strictObject({ id: z.string(), name: z.string(), city: z.string().nullable(), country: z.string().nullable() })
    .nullable(),
  changes: z.array(ProposedChange).describe('of a correction'),
}).meta({ id: 'ListedProposal' });

/** Parameters of GET /api/user/proposals; newest first. */
export const OwnProposalsQuery = z.strictObject(paging);

/** The same as admins see it, with the place as it is and as it would be. */
export const Proposal = OwnProposal.extend({
  revision: z.int32().min(1).describe('what was read, for whoever decides'),
  location: AdminLocation.nullable(),
  member: Author.nullable(),
  changes: z.array(ProposedChange),
  notes: z.string().nullable(),
}).meta({ id: 'Proposal' });

/** Parameters of GET /api/admin/proposals. */
export const ProposalsQuery = z.strictObject({
  kind: oneOf(PROPOSAL_KINDS).optional(),
  status: oneOf(PROPOSAL_STATUSES).optional(),
  ...paging,
});

const STATUS_WRONG = say('contract.statusWrong', { values: list('commas', PROPOSAL_DECISIONS) });

/** PUT /api/admin/proposals/{id}. */
export const ProposalDecision = z.strictObject({
  status: z.enum(PROPOSAL_DECISIONS, errorParams(STATUS_WRONG)),
  notes: countedText({ max: MESSAGE_MAX }).optional().describe('for admins'),
  reason: countedText({ max: MESSAGE_MAX }).optional().describe('to the member, who reads it on the page of the place'),
  declinedPhotos: z
    .array(text({ min: 1, max: ID_MAX }))
    .max(2 * LOCATION_PHOTOS_MAX)
    .optional()
    .describe('of photos that are accepted: the ids of those that are not'),
  revision: readRevision.describe(
    'of the place, as it was read: a 409 says what has changed since; without it nothing may have changed since the proposal was made',
  ),
  proposalRevision: z
    .int32()
    .min(1)
    .optional()
    .describe('of the proposal, as it was read: a 409 when it has changed since; photos are accepted with it alone'),
});

export const CLAIM_SHORT = say('contract.claimShort', { min: CLAIM_MESSAGE_MIN });
export const CLAIM_LONG = say('contract.claimLong', { max: CLAIM_MESSAGE_MAX });

/** POST /api/locations/{id}/claim. */
export const ClaimDraft = z.strictObject({
  message: countedText({
    min: CLAIM_MESSAGE_MIN,
    max: CLAIM_MESSAGE_MAX,
    isTrimmed: true,
    words: { missing: CLAIM_SHORT, tooShort: CLAIM_SHORT, tooLong: CLAIM_LONG },
  }),
});

/** PUT /api/locations/{id}: absent fields stay. */
export const LocationCorrection = LocationChange;
