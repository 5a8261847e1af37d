import { actIn } from '@wellspring/events/acts';
import { kindOf, subjectOf } from '@wellspring/events/subject';
import { TOPICS } from '@wellspring/events/topics';
import type { Consumer, Message } from '@wellspring/platform/bus/port';
import type { AuditEntry } from '../domain/audit-entry.ts';
import type { AuditStore } from '../ports.ts';

const actsIn = (message: Message): readonly AuditEntry[] => {
  const act = actIn(message);
  if (!act) return [];
  const { type: subjectType, id: subjectId } = subjectOf(message);
  return [
    {
      id: message.id,
      at: message.time,
      by: act.by,
      kind: kindOf(message),
      area: message.source,
      subjectType,
      subjectId,
      changes: act.changes.map(({ field, before, after }) => ({ field, before, after })),
    },
  ];
};

/** Keeps what those who keep the site did, whichever service tells it: one entry of each fact, however often it comes. */
export const auditConsumer = (audit: Pick<AuditStore, 'add'>): Consumer => ({
  kind: 'projection',
  group: 'moderation.audit',
  topics: Object.values(TOPICS),
  maxBatch: 500,
  handle: async (messages) => {
    const entries = new Map(messages.flatMap(actsIn).map((entry) => [entry.id, entry]));
    if (entries.size > 0) await audit.add([...entries.values()]);
  },
});
