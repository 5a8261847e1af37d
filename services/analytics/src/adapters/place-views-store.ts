import { changePieces } from '@wellspring/errors/change-all';
import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { mapStoreErrors } from '@wellspring/platform/documents/store-errors';
import { Schema } from 'mongoose';
import type { UtcDay } from '../domain/utc-day.ts';
import type { PlaceViewsStore } from '../ports.ts';

type PlaceDocument = Stored & {
  /** of all stored days */
  views: number;
  oldest: UtcDay;
  days: Record<UtcDay, number>;
};

const schema = new Schema<PlaceDocument>(
  {
    _id: { type: String, required: true },
    views: { type: Number, required: true },
    oldest: { type: String, required: true },
    days: { type: Schema.Types.Mixed, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);
schema.index({ views: -1 });
schema.index({ oldest: 1 });

/** Places that are trimmed at once: others are served in between. */
const TRIMMED_AT_ONCE = 100;

/** The days that stay, and what they come to. */
const trimmed = ({ days }: PlaceDocument, before: UtcDay) => {
  const retained = Object.entries(days).filter(([day]) => day >= before);
  const [oldest] = retained.map(([day]) => day).toSorted();
  return { oldest, days: Object.fromEntries(retained), views: retained.reduce((sum, [, views]) => sum + views, 0) };
};

/** One document for each place that people looked at: its views by day, and their sum for the order. */
export const placeViewsStore = (documents: Documents): PlaceViewsStore => {
  const model = documents.model<PlaceDocument>('PlaceViews', schema);
  const collection = model.db.collection<PlaceDocument>(model.collection.collectionName);

  /** Writes what is left of a place, if it is as it was read; one that was looked at meanwhile is read again. */
  const trim = async (place: PlaceDocument, before: UtcDay): Promise<void> => {
    const asRead = { _id: place._id, views: place.views };
    const { oldest, days, views } = trimmed(place, before);
    if (oldest === undefined) await model.deleteOne(asRead).exec();
    else await model.updateOne(asRead, { $set: { oldest, days, views } }).exec();
  };

  return {
    add: async (day, views) => {
      if (views.size === 0) return;
      const operations = [...views].map(([_id, more]) => ({
        updateOne: {
          filter: { _id },
          update: {
            $inc: { views: more, [`days.${day}`]: more },
            $min: { oldest: day },
            $setOnInsert: { v: 1, revision: 1 },
          },
          upsert: true,
        },
      }));
      await mapStoreErrors(() => collection.bulkWrite(operations, { ordered: false }));
    },
    top: async (limit, offset) => {
      const found = await model.find().sort({ views: -1 }).skip(offset).limit(limit).lean<PlaceDocument[]>().exec();
      return found.map(({ _id, days }) => ({ locationId: _id, days }));
    },
    trimBefore: (day) =>
      changePieces(
        () =>
          model
            .find({ oldest: { $lt: day } })
            .limit(TRIMMED_AT_ONCE)
            .lean<PlaceDocument[]>()
            .exec(),
        async (old) => {
          for (const place of old) await trim(place, day);
        },
      ),
  };
};
