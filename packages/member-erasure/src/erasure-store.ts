import type { Fact } from '@wellspring/platform/bus/port';
import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';

/** Members who have deleted their account, as a service knows them. */
export type ErasureStore = {
  /** From now on, what is written of this member late goes as well. Safe to repeat. */
  mark(userId: string): Promise<void>;
  /** which of these have deleted their account */
  among(userIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Tells, once, that nothing of the member is left here, when that is so. Safe to repeat. @throws AppError UNAVAILABLE until then */
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
