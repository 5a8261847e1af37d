import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import { rowsOf, type Rows } from '@wellspring/platform/documents/rows';
import type { CountedStore } from '../ports.ts';

type CountedDocument = Stored & { isCounted: boolean };

type Rebuilt = { readonly rows: Rows };

/** The newest state of things of one kind that are counted: members, or reviews. */
export const countedStore = (documents: Documents, name: 'SeenUser' | 'SeenReview'): CountedStore & Rebuilt => {
  const schema = new Schema<CountedDocument>(
    {
      _id: { type: String, required: true },
      v: { type: Number, required: true },
      revision: { type: Number, required: true },
      isCounted: { type: Boolean, required: true },
    },
    { timestamps: false, versionKey: false, id: false },
  );
  schema.index({ isCounted: 1 });
  const model = documents.model<CountedDocument>(name, schema);
  return {
    setIfNewer: (seen) =>
      documents.setManyIfNewer(
        model,
        seen.map(({ id, revision, isCounted }) => ({ _id: id, v: 1, revision, isCounted })),
      ),
    rows: rowsOf(model),
    total: () => model.countDocuments({ isCounted: true }).exec(),
  };
};
