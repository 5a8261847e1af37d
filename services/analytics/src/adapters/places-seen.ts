import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { PlacesSeen } from '../ports.ts';

type PlaceDocument = Stored & { isCounted: boolean; country: string | null };

const schema = new Schema<PlaceDocument>(
  {
    _id: { type: String, required: true },
    v: { type: Number, required: true },
    revision: { type: Number, required: true },
    isCounted: { type: Boolean, required: true },
    country: { type: String, default: null },
  },
  { timestamps: false, versionKey: false, id: false },
);
schema.index({ isCounted: 1, country: 1 });

/** The places collection of analytics. */
export const placesSeen = (documents: Documents): PlacesSeen => {
  const model = documents.model<PlaceDocument>('PlaceSeen', schema);
  return {
    setIfNewer: (places) =>
      documents.setManyIfNewer(
        model,
        places.map(({ id, revision, isCounted, country }) => ({ _id: id, v: 1, revision, isCounted, country })),
      ),
    totals: async () => {
      const [locations, countries] = await Promise.all([
        model.countDocuments({ isCounted: true }),
        model.distinct('country', { isCounted: true }),
      ]);
      return { locations, countries: countries.filter(Boolean).length };
    },
  };
};
