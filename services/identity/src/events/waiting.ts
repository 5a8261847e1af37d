import {
  LocationImportedSchema,
  LocationRatedSchema,
  LocationUnverifiedSchema,
  ProposalStatus,
} from '@wellspring/events/generated/wellspring/catalog/v1/events_pb';
import { contactMessageIn } from '@wellspring/events/contact-message-events';
import { locationIn, proposalIn } from '@wellspring/events/location-events';
import { reportIn, reportStatusOf } from '@wellspring/events/report-events';
import { TOPICS } from '@wellspring/events/topics';
import type { Consumer, Message } from '@wellspring/platform/bus/port';
import type { WaitingStore, WaitingItem } from '../ports.ts';

/** A withdrawn place does not wait for a decision until it changes. */
const placeIn = (message: Message): WaitingItem[] => {
  const location = message.type === LocationRatedSchema.typeName ? null : locationIn(message);
  if (!location) return [];
  const { locationId: id, revision, isVerified, deleted } = location;
  const isWaiting = !isVerified && !deleted && message.type !== LocationUnverifiedSchema.typeName;
  return [{ kind: 'places', id, revision: Number(revision), isWaiting }];
};

const itemsOfCatalog = (message: Message): WaitingItem[] => {
  const proposal = proposalIn(message);
  if (!proposal) return placeIn(message);
  const { proposalId: id, revision, status, deleted } = proposal;
  return [
    { kind: 'proposals', id, revision: Number(revision), isWaiting: status === ProposalStatus.PENDING && !deleted },
  ];
};

const itemsOfModeration = (message: Message): WaitingItem[] => {
  const [report, mail] = [reportIn(message), contactMessageIn(message)];
  if (report) {
    const { reportId: id, revision } = report;
    return [{ kind: 'reports', id, revision: Number(revision), isWaiting: reportStatusOf(report) === 'pending' }];
  }
  if (!mail) return [];
  const { messageId: id, revision, isRead, deleted } = mail;
  return [{ kind: 'messages', id, revision: Number(revision), isWaiting: !isRead && !deleted }];
};

/**
 * Counts what waits for those who keep the site. Imported places are published: there may be a million, and nothing is kept of one that
 * never waited.
 */
export const waitingConsumer = (waiting: Pick<WaitingStore, 'setIfNewer' | 'existing'>): Consumer => ({
  kind: 'projection',
  group: 'identity.waiting',
  topics: [TOPICS.catalog, TOPICS.moderation],
  maxBatch: 500,
  handle: async (messages) => {
    const byPeople = messages.filter(({ type }) => type !== LocationImportedSchema.typeName);
    const items = byPeople.flatMap((message) =>
      message.topic === TOPICS.catalog ? itemsOfCatalog(message) : itemsOfModeration(message),
    );
    await waiting.setIfNewer(items);
    const imported = messages.filter(({ type }) => type === LocationImportedSchema.typeName).flatMap(placeIn);
    const existing = await waiting.existing(
      'places',
      imported.map(({ id }) => id),
    );
    await waiting.setIfNewer(imported.filter(({ id, isWaiting }) => isWaiting || existing.has(id)));
  },
});
