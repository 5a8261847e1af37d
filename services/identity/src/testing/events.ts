import { actBy } from '@wellspring/events/acts';
import { fact } from '@wellspring/events/fact';
import {
  LocationDeletedSchema,
  LocationImportedSchema,
  LocationSubmittedSchema,
  LocationUnverifiedSchema,
  LocationVerifiedSchema,
  ProposalDecidedSchema,
  ProposalDeletedSchema,
  ProposalKind,
  ProposalMadeSchema,
  ProposalStatus,
} from '@wellspring/events/generated/wellspring/catalog/v1/events_pb';
import {
  ContactMessageDeletedSchema,
  ContactMessageReadSchema,
  ContactMessageReceivedSchema,
  ReportDismissedSchema,
  ReportMadeSchema,
  ReportResolvedSchema,
} from '@wellspring/events/generated/wellspring/moderation/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Fact, Message } from '@wellspring/platform/bus/port';
import { newId } from '@wellspring/platform/ids';

const message = (event: Fact): Message => ({ ...event, id: newId(), source: 'test', time: new Date() });
/** The act of an admin. */
export const ADA = actBy('ada');

const PLACES = {
  submitted: LocationSubmittedSchema,
  imported: LocationImportedSchema,
  published: LocationVerifiedSchema,
  withdrawn: LocationUnverifiedSchema,
  deleted: LocationDeletedSchema,
};
/** An event of catalog about a place. */
export const place = (
  what: keyof typeof PLACES,
  locationId: string,
  revision: number,
  { submittedBy = '', by = ADA } = {},
) =>
  message(
    fact(TOPICS.catalog, locationId, PLACES[what], {
      location: {
        locationId,
        revision: BigInt(revision),
        submittedBy,
        isVerified: what === 'published' || what === 'imported',
        deleted: what === 'deleted',
      },
      act: by,
    }),
  );

const PROPOSALS = {
  pending: { schema: ProposalMadeSchema, status: ProposalStatus.PENDING },
  accepted: { schema: ProposalDecidedSchema, status: ProposalStatus.ACCEPTED },
  declined: { schema: ProposalDecidedSchema, status: ProposalStatus.DECLINED },
  deleted: { schema: ProposalDeletedSchema, status: ProposalStatus.PENDING },
};
/** An event of catalog about a member's proposal for the pool. */
export const proposal = (
  what: keyof typeof PROPOSALS,
  proposalId: string,
  revision: number,
  {
    kind = ProposalKind.CLAIM,
    userId = 'ann',
    by = ADA,
  }: { kind?: ProposalKind; userId?: string; by?: typeof ADA } = {},
) => {
  const { schema, status } = PROPOSALS[what];
  return message(
    fact(TOPICS.catalog, 'pool', schema, {
      proposal: {
        proposalId,
        revision: BigInt(revision),
        locationId: 'pool',
        userId,
        kind,
        status,
        deleted: what === 'deleted',
      },
      ...(schema === ProposalDecidedSchema && { act: by }),
    }),
  );
};

const REPORTS = { pending: ReportMadeSchema, resolved: ReportResolvedSchema, dismissed: ReportDismissedSchema };
type ReportTarget = { readonly userId?: string; readonly locationId?: string; readonly tripListId?: string };
/** An event of moderation about the one report. */
export const report = (
  status: keyof typeof REPORTS,
  revision: number,
  target: ReportTarget,
  by: typeof ADA | null = ADA,
) =>
  message(
    fact(TOPICS.moderation, 'report', REPORTS[status], {
      report: { reportId: 'report', revision: BigInt(revision), status, ...target },
      ...(by && { act: by }),
    }),
  );

const CONTACT = {
  received: ContactMessageReceivedSchema,
  read: ContactMessageReadSchema,
  deleted: ContactMessageDeletedSchema,
};
/** An event of moderation about a message. */
export const contact = (what: keyof typeof CONTACT, messageId: string, revision: number) =>
  message(
    fact(TOPICS.moderation, messageId, CONTACT[what], {
      contactMessage: {
        messageId,
        revision: BigInt(revision),
        isRead: what !== 'received',
        deleted: what === 'deleted',
      },
    }),
  );
