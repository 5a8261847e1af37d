import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { UtcDay } from '../domain/utc-day.ts';
import type { DayTally, TallyStore } from '../ports.ts';

type TallyDocument = Stored & { isOpen: boolean } & { -readonly [Field in keyof DayTally]: number };

const schema = new Schema<TallyDocument>(
  {
    _id: { type: String, required: true },
    pageViews: { type: Number, required: true },
    activeUsers: { type: Number, required: true },
    isOpen: { type: Boolean, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);
schema.index({ isOpen: 1 }, { partialFilterExpression: { isOpen: true } });

/** Days that are counted at once when a product comes back after a long time. */
const OPEN_MAX = 100;

/** The views of each day: incremented while the day is open, and recounted when it is closed. */
export const tallyStore = (documents: Documents): TallyStore => {
  const model = documents.model<TallyDocument>('Tally', schema);
  return {
    add: async (day: UtcDay, { pageViews, activeUsers }) => {
      await model
        .updateOne(
          { _id: day },
          { $inc: { pageViews, activeUsers }, $setOnInsert: { isOpen: true, v: 1, revision: 1 } },
          { upsert: true, setDefaultsOnInsert: false },
        )
        .exec();
    },
    find: async (day) => {
      const found = await model.findOne({ _id: day }).lean<TallyDocument>().exec();
      return { pageViews: found?.pageViews ?? 0, activeUsers: found?.activeUsers ?? 0 };
    },
    openBefore: async (day) => {
      const found = await model.find({ isOpen: true }).limit(OPEN_MAX).lean<TallyDocument[]>().exec();
      return found
        .map(({ _id }) => _id)
        .filter((open) => open < day)
        .toSorted();
    },
    close: async (day, { pageViews, activeUsers }) => {
      await model.updateOne({ _id: day }, { $set: { pageViews, activeUsers, isOpen: false } }).exec();
    },
  };
};
