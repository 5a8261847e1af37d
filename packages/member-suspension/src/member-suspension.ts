import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import { UserRestoredSchema } from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import { type Topic, TOPICS } from '@wellspring/events/topics';
import { userIn } from '@wellspring/events/user-events';
import type { Consumer, Message } from '@wellspring/platform/bus/port';

/** An event of identity about a member. */
type MemberState = { readonly userId: string; readonly revision: number; readonly isSuspended: boolean };

/** Which members are suspended, from the events of identity. */
export type SuspensionStore = {
  /** Stores each state unless a newer one is stored: safe to repeat, in any order. */
  setIfNewer(states: readonly MemberState[]): Promise<void>;
  /** which of these are suspended */
  among(userIds: readonly string[]): Promise<ReadonlySet<string>>;
};

type MemberDocument = Stored & { isSuspended: boolean };

const schema = new Schema<MemberDocument>(
  { _id: { type: String, required: true }, isSuspended: { type: Boolean, required: true } },
  { timestamps: false, versionKey: false, id: false },
);

/** One small document a member, in the documents of a service. */
export const suspensionStore = (documents: Documents): SuspensionStore => {
  const model = documents.model<MemberDocument>('Suspension', schema);
  return {
    setIfNewer: (states) =>
      documents.setManyIfNewer(
        model,
        states.map(({ userId: _id, revision, isSuspended }) => ({ _id, v: 1, revision, isSuspended })),
      ),
    among: async (userIds) => {
      const found = await model.find({ _id: { $in: [...userIds] } }).lean<MemberDocument[]>();
      return new Set(found.filter(({ isSuspended }) => isSuspended).map(({ _id }) => _id));
    },
  };
};

type Hiding = {
  /** the service that hides */
  readonly service: string;
  readonly ownTopic: Topic;
  readonly suspensions: SuspensionStore;
  /** Hides all that a member shows to others, or shows it again. Safe to repeat. */
  readonly setHidden: (userId: string, isHidden: boolean) => Promise<void>;
  /** the author of an event of this service, and whether its subject is hidden; null: none */
  readonly writingIn: (message: Message) => { readonly userId: string; readonly isHidden: boolean } | null;
};

const stateIn = (message: Message): MemberState[] => {
  const user = message.topic === TOPICS.identity ? userIn(message) : null;
  return user ? [{ userId: user.userId, revision: Number(user.revision), isSuspended: user.isSuspended }] : [];
};

const isAbout = (message: Message): boolean =>
  message.type === UserRestoredSchema.typeName || stateIn(message).some(({ isSuspended }) => isSuspended);

/**
 * What a service does when a member is suspended, or restored: it keeps that, and hides or shows what they wrote. What was being
 * written meanwhile is seen by its own fact, which finds what is kept.
 */
export const suspensionsConsumer = (hiding: Hiding): Consumer => {
  const { service, ownTopic, suspensions, setHidden, writingIn } = hiding;
  const isSuspended = async (userId: string): Promise<boolean> => (await suspensions.among([userId])).has(userId);
  /** Looks again afterwards: another process may have handled a newer event meanwhile. */
  const follow = async (userId: string): Promise<void> => {
    for (let isHidden = await isSuspended(userId); ;) {
      await setHidden(userId, isHidden);
      const current = await isSuspended(userId);
      if (current === isHidden) return;
      isHidden = current;
    }
  };
  return {
    kind: 'projection',
    group: `${service}.suspensions`,
    topics: [TOPICS.identity, ownTopic],
    maxBatch: 200,
    handle: async (messages) => {
      await suspensions.setIfNewer(messages.flatMap(stateIn));
      const changed = messages.filter(isAbout).flatMap(stateIn);
      const written = messages.flatMap((message) => (message.topic === ownTopic ? (writingIn(message) ?? []) : []));
      const suspended = await suspensions.among([...new Set(written.map(({ userId }) => userId))]);
      const mismatched = written.filter(({ userId, isHidden }) => suspended.has(userId) !== isHidden);
      for (const userId of new Set([...changed, ...mismatched].map((each) => each.userId))) await follow(userId);
    },
  };
};
