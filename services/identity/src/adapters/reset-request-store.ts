import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { ResetRequestStore } from '../ports.ts';

type ResetRequest = Stored & { email: string; at: Date };

const schema = new Schema<ResetRequest>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);
schema.index({ at: 1 });

/** An unused request is deleted after a day. Deletion runs after this number of new requests in this process. */
const RETENTION_MS = 24 * 60 * 60 * 1_000;
const PURGE_EVERY = 100;

/** Who wants a link to reset a password, until it is mailed: in the documents of identity. */
export const resetRequestStore = (documents: Documents, now: () => Date): ResetRequestStore => {
  const model = documents.model<ResetRequest>('ResetRequest', schema);
  let inserted = 0;
  return {
    insert: async (id, email, facts) => {
      await documents.insert(model, { _id: id, v: 1, revision: 1, email, at: now() }, facts);
      if (inserted++ % PURGE_EVERY === 0)
        await model.deleteMany({ at: { $lt: new Date(now().getTime() - RETENTION_MS) } }).exec();
    },
    find: async (id) => (await model.findOne({ _id: id }).lean<ResetRequest>())?.email ?? null,
    waiting: async () => {
      const found = await model.find({ at: { $gt: new Date(0) } }).lean<ResetRequest[]>();
      return found.map(({ _id: id, email }) => ({ id, email }));
    },
    remove: async (id) => {
      await model.deleteOne({ _id: id }).exec();
    },
  };
};
