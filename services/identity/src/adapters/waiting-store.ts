import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { WaitingKind, WaitingStore } from '../ports.ts';

type WaitingDocument = Stored & { kind: WaitingKind; isWaiting: boolean };

const schema = new Schema<WaitingDocument>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    isWaiting: { type: Boolean, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);
schema.index({ kind: 1, isWaiting: 1 });

/** What waits for those who keep the site: one small document each, in the documents of identity. */
export const waitingStore = (documents: Documents): WaitingStore => {
  const model = documents.model<WaitingDocument>('Waiting', schema);
  const count = (kind: WaitingKind): Promise<number> => model.countDocuments({ kind, isWaiting: true }).exec();
  return {
    setIfNewer: (items) =>
      documents.setManyIfNewer(
        model,
        items.map(({ kind, id, revision, isWaiting }) => ({ _id: `${kind}/${id}`, v: 1, kind, revision, isWaiting })),
      ),
    existing: async (kind, ids) => {
      const found = await model.find({ _id: { $in: ids.map((id) => `${kind}/${id}`) } }).lean<WaitingDocument[]>();
      return new Set(found.map(({ _id }) => _id.slice(kind.length + 1)));
    },
    counts: async () => {
      const [places, proposals, reports, messages] = await Promise.all([
        count('places'),
        count('proposals'),
        count('reports'),
        count('messages'),
      ]);
      return { places, proposals, reports, messages };
    },
  };
};
