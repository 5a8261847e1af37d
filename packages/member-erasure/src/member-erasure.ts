import type { Consumer, Fact, Message } from '@wellspring/platform/bus/port';
import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import { type Topic, TOPICS } from '@wellspring/events/topics';
import { userIn } from '@wellspring/events/user-events';

/** Members who have deleted their account, as a service knows them. */
export type ErasureStore = {
  /** From now on, what is written of this member late goes as well. Safe to repeat. */
  mark(userId: string): Promise<void>;
  /** which of these have deleted their account */
  among(userIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Publishes, once, that all data of the member is deleted here. Safe to repeat. @throws AppError UNAVAILABLE until then */
  finish(userId: string, facts: readonly Fact[]): Promise<void>;
};

const schema = new Schema<Stored>(
  { _id: { type: String, required: true } },
  { timestamps: false, versionKey: false, id: false },
);

/** Revisions of a mark. */
const MARKED = 1;
const FINISHED = 2;

/** One small document a member, which is never removed: ids are not reused. */
export const erasureStore = (documents: Documents): ErasureStore => {
  const model = documents.model<Stored>('Erasure', schema);
  const set = (userId: string, revision: number, facts: readonly Fact[]): Promise<boolean> =>
    documents.compareAndSet(model, { _id: userId, v: 1, revision }, revision - 1, facts);
  return {
    mark: async (userId) => {
      await set(userId, MARKED, []);
    },
    among: async (userIds) => {
      const found = await model.find({ _id: { $in: [...userIds] } }).lean<Stored[]>();
      return new Set(found.map(({ _id }) => _id));
    },
    finish: async (userId, facts) => {
      await documents.erased();
      await set(userId, FINISHED, facts);
    },
  };
};

type Erasing = {
  /** the service that erases */
  readonly service: string;
  readonly ownTopic: Topic;
  readonly erasures: ErasureStore;
  /** Removes all that the service keeps of a member. Safe to repeat. */
  readonly erase: (userId: string) => Promise<void>;
  /** the author of an event of this service; null: none */
  readonly writerIn: (message: Message) => string | null | Promise<string | null>;
  readonly memberErased: (userId: string) => Fact;
};

/**
 * What a service does when a member has deleted their account: it marks them, deletes their data, and publishes that. What was being written
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
