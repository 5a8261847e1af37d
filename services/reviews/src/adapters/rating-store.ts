import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import { unrated, type Rating } from '../domain/review.ts';
import type { RatingStore } from '../ports.ts';

type RatingDocument = Stored & Pick<Rating, 'average' | 'count'>;

const schema = new Schema<RatingDocument>(
  {
    _id: { type: String, required: true },
    average: { type: Number, required: true },
    count: { type: Number, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);

const toRating = ({ _id: locationId, revision, average, count }: RatingDocument): Rating => ({
  locationId,
  revision,
  average,
  count,
});

/** The ratings of places, each one document that is never removed. */
export const ratingStore = (documents: Documents): RatingStore => {
  const model = documents.model<RatingDocument>('Rating', schema);
  return {
    find: async (locationId) => {
      const found = await model.findOne({ _id: locationId }).lean<RatingDocument>();
      return found ? toRating(found) : unrated(locationId);
    },
    after: async (locationId, limit) => {
      const filter = { _id: { $gt: locationId } };
      return (await model.find(filter).sort({ _id: 1 }).limit(limit).lean<RatingDocument[]>()).map(toRating);
    },
    replace: ({ locationId: _id, ...rating }, readRevision, facts) =>
      documents.compareAndSet(model, { _id, v: 1, ...rating }, readRevision, facts),
  };
};
