import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';

/** What identity tells of a member. */
export type MemberState = { readonly userId: string; readonly revision: number; readonly isSuspended: boolean };

/** Which members are suspended, as identity's events tell of them. */
export type SuspensionStore = {
  /** Keeps each state unless a newer one is known: safe to repeat, in any order. */
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
