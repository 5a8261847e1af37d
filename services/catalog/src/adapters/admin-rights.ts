import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { AdminRights } from '../domain/admin-list.ts';

type AdminRightDocument = Stored & { isAdmin: boolean };

const schema = new Schema<AdminRightDocument>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    isAdmin: { type: Boolean, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);

/** Who has, or had, the rights of an admin, in the documents of catalog. */
export const adminRights = (documents: Documents): AdminRights => {
  const model = documents.model<AdminRightDocument>('AdminRight', schema);
  return {
    setIfNewer: (states) =>
      documents.setManyIfNewer(
        model,
        states.map(({ userId, revision, isAdmin }) => ({ _id: userId, v: 1, revision, isAdmin })),
      ),
    stillHas: async (memberId) => {
      const found = await model.findOne({ _id: memberId }).lean<AdminRightDocument>();
      return found?.isAdmin ?? true;
    },
  };
};
