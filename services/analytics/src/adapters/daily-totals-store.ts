import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import { emptyDay, type DailyTotals, type DayCounts } from '../domain/daily-totals.ts';
import type { DailyTotalsStore } from '../ports.ts';

type TotalsDocument = Stored & { changedAt: Date | null } & { -readonly [Field in keyof DayCounts]: number };

const count = { type: Number, required: true };

const schema = new Schema<TotalsDocument>(
  {
    _id: { type: String, required: true },
    activeUsers: count,
    pageViews: count,
    newUsers: count,
    locationSubmissions: count,
    changedAt: { type: Date, default: null },
  },
  { timestamps: false, versionKey: false, id: false },
);

const toTotals = ({ _id, v: _, outbox: __, deletedAt: ___, ...totals }: TotalsDocument): DailyTotals => ({
  ...totals,
  date: _id,
});

/** The totals of days, one document each, kept for ever. */
export const dailyTotalsStore = (documents: Documents): DailyTotalsStore => {
  const model = documents.model<TotalsDocument>('DailyTotals', schema);
  return {
    find: async (day) => {
      const found = await model.findOne({ _id: day }).lean<TotalsDocument>().exec();
      return found ? toTotals(found) : emptyDay(day);
    },
    findMany: async (days) => {
      const found = await model
        .find({ _id: { $in: [...days] } })
        .lean<TotalsDocument[]>()
        .exec();
      return found.map(toTotals);
    },
    replace: ({ date, ...totals }, readRevision, facts) =>
      documents.compareAndSet(model, { ...totals, _id: date, v: 1 }, readRevision, facts),
  };
};
