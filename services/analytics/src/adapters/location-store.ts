import { countryCodeOf } from '@wellspring/countries/country-code';
import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import { rowsOf, type Rows } from '@wellspring/platform/documents/rows';
import type { LocationStore } from '../ports.ts';

type LocationDocument = Stored & { isCounted: boolean; country: string | null };

const schema = new Schema<LocationDocument>(
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

/** The locations collection of analytics. */
export const locationStore = (documents: Documents): LocationStore & { readonly rows: Rows } => {
  const model = documents.model<LocationDocument>('SeenLocation', schema);
  return {
    setIfNewer: (locations) =>
      documents.setManyIfNewer(
        model,
        locations.map(({ id, revision, isCounted, country }) => ({ _id: id, v: 1, revision, isCounted, country })),
      ),
    rows: rowsOf(model),
    totals: async () => {
      const [locations, countries] = await Promise.all([
        model.countDocuments({ isCounted: true }),
        model.distinct('country', { isCounted: true }),
      ]);
      // Events of earlier releases name a country in any words; what names none is not counted.
      const codes = new Set(countries.map(countryCodeOf).filter((code) => code !== null));
      return { locations, countries: codes.size };
    },
    publishedAmong: async (ids) => {
      const found = await model
        .find({ _id: { $in: [...ids] }, isCounted: true }, { _id: 1 })
        .lean<LocationDocument[]>()
        .exec();
      return new Set(found.map(({ _id }) => _id));
    },
  };
};
