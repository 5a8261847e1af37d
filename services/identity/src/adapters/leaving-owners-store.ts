import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { LeavingOwnersStore } from '../ports.ts';

type LeavingDocument = Stored & { ids: string[] };

const schema = new Schema<LeavingDocument>(
  { _id: { type: String, required: true }, revision: { type: Number, required: true }, ids: [String] },
  { timestamps: false, versionKey: false, id: false },
);

const ID = 'owners';

/** Which owners have begun to leave: one document, which those who leave at the same moment write one after the other. */
export const leavingOwnersStore = (documents: Documents): LeavingOwnersStore => {
  const model = documents.model<LeavingDocument>('LeavingOwners', schema);
  return {
    find: async () => {
      const found = await model.findOne({ _id: ID }).lean<LeavingDocument>();
      return found ? { revision: found.revision, ids: found.ids } : { revision: 0, ids: [] };
    },
    replace: ({ revision, ids }, readRevision) =>
      documents.compareAndSet(model, { _id: ID, v: 1, revision, ids: [...ids] }, readRevision, []),
  };
};
