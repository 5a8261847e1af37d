import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { HolderStore } from '../ports.ts';
import { newHolder, type Badge, type Holder } from '../domain/badge.ts';

const VERSION = 1;

type HolderDocument = Stored & { isErased: boolean; badges: Badge[] };

const text = { type: String, required: true };
const badge = new Schema<Badge>(
  { type: { type: String, required: true }, level: text, earnedAt: { type: Date, required: true }, criteria: [String] },
  { _id: false, id: false },
);
const schema = new Schema<HolderDocument>(
  {
    _id: text,
    v: { type: Number, required: true },
    revision: { type: Number, required: true },
    isErased: { type: Boolean, required: true },
    badges: [badge],
  },
  { timestamps: false, versionKey: false, id: false },
);

/** Fields in the order of the domain's. */
const toBadge = ({ type, level, earnedAt, criteria }: Badge): Badge => ({ type, level, earnedAt, criteria });

const toHolder = ({ _id: userId, revision, isErased, badges }: HolderDocument): Holder => ({
  userId,
  revision,
  isErased,
  badges: badges.map(toBadge),
});

/** Who holds which badges, in the documents of lists-and-badges. */
export const holderStore = (documents: Documents): HolderStore => {
  const model = documents.model<HolderDocument>('Holder', schema);
  return {
    find: async (userId) => {
      const found = await model.findOne({ _id: userId }).lean<HolderDocument>();
      return found ? toHolder(found) : newHolder(userId);
    },
    after: async (userId, limit) => {
      const found = await model
        .find({ _id: { $gt: userId } })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<HolderDocument[]>();
      return found.map(toHolder);
    },
    findMany: async (userIds) => {
      const found = await model.find({ _id: { $in: [...userIds] } }).lean<HolderDocument[]>();
      return found.map(toHolder);
    },
    replace: ({ userId: _id, badges, ...next }, readRevision, facts) =>
      documents.compareAndSet(model, { _id, v: VERSION, ...next, badges: [...badges] }, readRevision, facts),
  };
};
