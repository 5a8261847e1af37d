import { RightsChangedSchema } from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import { userIn } from '@wellspring/events/user-events';
import type { Consumer, Message } from '@wellspring/platform/bus/port';
import type { AdminRight } from '../domain/admin-list.ts';

/** What is told of admins, and of whoever may have been one; of all others nothing is kept. */
const rightsIn = (message: Message): AdminRight[] => {
  const user = userIn(message);
  if (!user) return [];
  const { userId, isSuspended, deleted } = user;
  const isAdmin = (user.isAdmin || user.isOwner) && !isSuspended && !deleted;
  const isAbout = isAdmin || isSuspended || deleted || message.type === RightsChangedSchema.typeName;
  return isAbout ? [{ userId, revision: Number(user.revision), isAdmin }] : [];
};

/** Keeps who is an admin, so that a long step of one whose right has ended goes no further. */
export const adminRightsConsumer = (keep: (states: readonly AdminRight[]) => Promise<void>): Consumer => ({
  kind: 'projection',
  group: 'catalog.admins',
  topics: [TOPICS.identity],
  maxBatch: 500,
  handle: (messages) => keep(messages.flatMap(rightsIn)),
});
