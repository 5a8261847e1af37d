import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { mapStoreErrors, refusedRows } from '@wellspring/platform/documents/store-errors';
import { Schema } from 'mongoose';
import { ONE_VIEW_MS } from '../domain/page-view.ts';
import type { ClaimStore, ViewClaim } from '../ports.ts';

type ClaimDocument = Stored & { at: Date };

const schema = new Schema<ClaimDocument>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { timestamps: false, versionKey: false, id: false },
);
schema.index({ at: 1 });

const longBefore = (at: Date): Date => new Date(at.getTime() - ONE_VIEW_MS);

/**
 * One small document for each view that was counted just now. A claim is an insert. Where the key has a document already, it is a
 * conditional upsert: what was counted within the time of one view is not matched, and cannot be inserted beside itself. So one claim of
 * several wins, at any moment and in any process.
 */
export const claimStore = (documents: Documents): ClaimStore => {
  const model = documents.model<ClaimDocument>('CountedView', schema);
  const collection = model.db.collection<ClaimDocument>(model.collection.collectionName);

  const claimAgain = async (claims: readonly ViewClaim[]): Promise<ReadonlySet<ViewClaim>> => {
    if (claims.length === 0) return new Set();
    const operations = claims.map(({ key, at }) => ({
      updateOne: {
        filter: { _id: key, at: { $lte: longBefore(at) } },
        update: { $set: { at }, $setOnInsert: { v: 1, revision: 1 } },
        upsert: true,
      },
    }));
    return mapStoreErrors(async () => {
      try {
        await collection.bulkWrite(operations, { ordered: false });
        return new Set(claims);
      } catch (error) {
        const refused = refusedRows(error);
        if (!refused) throw error;
        return new Set(claims.filter((_, index) => !refused.has(index)));
      }
    });
  };

  return {
    claim: async (claims) => {
      const writes = claims.map(({ key: _id, at }) => ({ document: { _id, at, v: 1, revision: 1 }, facts: [] }));
      const inserted = await documents.insertMany(model, writes);
      const again = await claimAgain(claims.filter((_, index) => inserted[index] !== true));
      return claims.map((claim, index) => inserted[index] === true || again.has(claim));
    },
    forgetBefore: async (moment, most) => {
      const found = await model
        .find({ at: { $lt: moment } }, { _id: 1 })
        .limit(most)
        .lean<ClaimDocument[]>()
        .exec();
      if (found.length === 0) return 0;
      const ids = found.map(({ _id }) => _id);
      // One that was claimed again meanwhile stays.
      const { deletedCount } = await model.deleteMany({ _id: { $in: ids }, at: { $lt: moment } }).exec();
      return deletedCount;
    },
  };
};
