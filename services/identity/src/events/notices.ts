import {
  LocationDeletedSchema,
  LocationUnverifiedSchema,
  LocationVerifiedSchema,
  ProposalDecidedSchema,
  ProposalKind as KindTold,
  ProposalStatus as StatusTold,
} from '@wellspring/events/generated/wellspring/catalog/v1/events_pb';
import {
  ReportDismissedSchema,
  ReportResolvedSchema,
} from '@wellspring/events/generated/wellspring/moderation/v1/events_pb';
import { actIn } from '@wellspring/events/acts';
import { locationIn, proposalIn } from '@wellspring/events/location-events';
import { reportIn } from '@wellspring/events/report-events';
import { TOPICS } from '@wellspring/events/topics';
import type { Consumer, HandledFacts, Message } from '@wellspring/platform/bus/port';
import type { ProposalDecision, ProposalKind } from '@wellspring/rest-contract/proposal-rules';
import type { ReportOutcome } from '@wellspring/rest-contract/report-limits';
import type { PlaceNews } from '../domain/notices.ts';
import type { IdentityUseCases } from '../use-cases.ts';

type Mailing = Pick<IdentityUseCases, 'mailPlaceNews' | 'mailProposalOutcome' | 'mailReportOutcome'>;

const PLACE_NEWS: ReadonlyMap<string, PlaceNews> = new Map([
  [LocationVerifiedSchema.typeName, 'published'],
  [LocationUnverifiedSchema.typeName, 'declined'],
  [LocationDeletedSchema.typeName, 'deleted'],
]);

const OUTCOMES: ReadonlyMap<string, ReportOutcome> = new Map([
  [ReportResolvedSchema.typeName, 'resolved'],
  [ReportDismissedSchema.typeName, 'dismissed'],
]);

const KINDS: ReadonlyMap<KindTold, ProposalKind> = new Map([
  [KindTold.CLAIM, 'claim'],
  [KindTold.CORRECTION, 'correction'],
  [KindTold.PHOTOS, 'photos'],
]);

const DECISIONS: ReadonlyMap<StatusTold, ProposalDecision> = new Map([
  [StatusTold.ACCEPTED, 'accepted'],
  [StatusTold.DECLINED, 'declined'],
]);

/** Members get no mail about their own acts. */
const isOwnAct = (message: Message, userId: string): boolean => actIn(message)?.by === userId;

const ofPlace = async (message: Message, { mailPlaceNews }: Mailing): Promise<void> => {
  const news = PLACE_NEWS.get(message.type);
  const location = news && locationIn(message);
  if (!news || !location?.submittedBy || isOwnAct(message, location.submittedBy)) return;
  await mailPlaceNews(location.submittedBy, location.locationId, news);
};

const ofProposal = async (message: Message, { mailProposalOutcome }: Mailing): Promise<void> => {
  const proposal = proposalIn(message);
  if (!proposal?.userId || isOwnAct(message, proposal.userId)) return;
  const [kind, outcome] = [KINDS.get(proposal.kind), DECISIONS.get(proposal.status)];
  if (kind && outcome) await mailProposalOutcome(proposal.userId, proposal.locationId, { kind, outcome });
};

const ofReport = async (message: Message, { mailReportOutcome }: Mailing): Promise<void> => {
  const outcome = OUTCOMES.get(message.type);
  const report = outcome && reportIn(message);
  if (!outcome || !report?.userId || isOwnAct(message, report.userId)) return;
  const { locationId, tripListId } = report;
  const path = locationId !== '' ? `/location/${locationId}` : `/lists/${tripListId}`;
  // Unresolved reports were deleted, with all that was reported of it.
  await mailReportOutcome(report.userId, outcome, actIn(message) ? path : null);
};

const REACTIONS: ReadonlyMap<string, (message: Message, mailing: Mailing) => Promise<void>> = new Map([
  ...[...PLACE_NEWS.keys()].map((type) => [type, ofPlace] as const),
  [ProposalDecidedSchema.typeName, ofProposal] as const,
  ...[...OUTCOMES.keys()].map((type) => [type, ofReport] as const),
]);

/** Notifies members of decisions on what they submitted, proposed and reported; once each, and later where the mail server is away. */
export const noticesConsumer = (mailing: Mailing, handled: HandledFacts): Consumer => ({
  kind: 'reaction',
  group: 'identity.notices',
  topics: [TOPICS.catalog, TOPICS.moderation],
  reactsTo: ({ type }) => REACTIONS.has(type),
  handled,
  handle: async (messages) => {
    for (const message of messages) await REACTIONS.get(message.type)?.(message, mailing);
  },
});
