import { TOPICS, type Topic } from '@wellspring/events/topics';
import { userIn } from '@wellspring/events/user-events';
import type { Consumer, Fact, Message } from '@wellspring/platform/bus/port';
import type { ErasureStore } from './erasure-store.ts';

type Erasing = {
  /** the service that lets go */
  readonly service: string;
  readonly ownTopic: Topic;
  readonly erasures: ErasureStore;
  /** Removes all that the service keeps of a member. Safe to repeat. */
  readonly erase: (userId: string) => Promise<void>;
  /** whose writing a fact of the service's own is; null: nobody's */
  readonly writerIn: (message: Message) => string | null | Promise<string | null>;
  readonly memberErased: (userId: string) => Fact;
};

/**
 * What a service does when a member has deleted their account: it marks them, lets everything go, and says so. What was being written
 * meanwhile is seen by its own fact, which finds the mark.
 */
export const erasureConsumer = (erasing: Erasing): Consumer => {
  const { service, ownTopic, erasures, erase, writerIn, memberErased } = erasing;
  const deletedIn = (message: Message): string[] => {
    const user = message.topic === TOPICS.identity ? userIn(message) : null;
    return user?.deleted ? [user.userId] : [];
  };
  const writersIn = async (messages: readonly Message[]): Promise<string[]> => {
    const own = messages.filter(({ topic }) => topic === ownTopic);
    const writers = await Promise.all(own.map(async (message) => writerIn(message)));
    return [...new Set(writers.filter((writer) => writer !== null))];
  };
  return {
    kind: 'projection',
    group: `${service}.erasure`,
    topics: [TOPICS.identity, ownTopic],
    maxBatch: 200,
    handle: async (messages) => {
      const deleted = new Set(messages.flatMap(deletedIn));
      for (const userId of deleted) await erasures.mark(userId);
      const late = await erasures.among(await writersIn(messages));
      for (const userId of new Set([...deleted, ...late])) {
        await erase(userId);
        await erasures.finish(userId, [memberErased(userId)]);
      }
    },
  };
};
