import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { rowsOf, type Rows } from '@wellspring/platform/documents/rows';
import { Schema } from 'mongoose';
import type { ArrivalKind } from '../domain/arrival.ts';
import type { UtcDay } from '../domain/utc-day.ts';
import type { ArrivalStore } from '../ports.ts';

type ArrivalDocument = Stored & { kind: ArrivalKind; day: UtcDay };

const schema = new Schema<ArrivalDocument>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    day: { type: String, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);
schema.index({ kind: 1, day: 1 });

/** One document for each member who joined and each place that was submitted. It is written once and never changed. */
export const arrivalStore = (documents: Documents): ArrivalStore & { readonly rows: Rows } => {
  const model = documents.model<ArrivalDocument>('Arrival', schema);
  return {
    add: (arrivals) =>
      documents.setManyIfNewer(
        model,
        arrivals.map(({ kind, id, day }) => ({ _id: `${kind}/${id}`, v: 1, revision: 1, kind, day })),
      ),
    countOn: (kind, day) => model.countDocuments({ kind, day }).exec(),
    days: async () => {
      const [joined, submitted] = await Promise.all([
        model.distinct('day', { kind: 'member' }).exec(),
        model.distinct('day', { kind: 'submission' }).exec(),
      ]);
      return [...new Set([...joined, ...submitted])];
    },
    rows: rowsOf(model),
  };
};
