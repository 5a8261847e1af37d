import { countryCodeOf } from '@wellspring/countries/country-code';
import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import { type Rows, rowsOf } from '@wellspring/platform/documents/rows';
import type { ArrivalStore, CountedStore, LocationStore } from '../ports.ts';
import type { ArrivalKind } from '../domain/arrival.ts';
import type { UtcDay } from '../domain/utc-day.ts';

type LocationDocument = Stored & { isCounted: boolean; country: string | null };

const locationSchema = new Schema<LocationDocument>(
  {
    _id: { type: String, required: true },
    v: { type: Number, required: true },
    revision: { type: Number, required: true },
    isCounted: { type: Boolean, required: true },
    country: { type: String, default: null },
  },
  { timestamps: false, versionKey: false, id: false },
);
locationSchema.index({ isCounted: 1, country: 1 });

/** The locations collection of analytics. */
export const locationStore = (documents: Documents): LocationStore & { readonly rows: Rows } => {
  const model = documents.model<LocationDocument>('SeenLocation', locationSchema);
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

type CountedDocument = Stored & { isCounted: boolean };

type Rebuilt = { readonly rows: Rows };

/** The newest state of counted entities of one kind: members, or reviews. */
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

type ArrivalDocument = Stored & { kind: ArrivalKind; day: UtcDay };

const arrivalSchema = new Schema<ArrivalDocument>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    day: { type: String, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);
arrivalSchema.index({ kind: 1, day: 1 });

/** One document for each member who joined and each place that was submitted. It is written once and never changed. */
export const arrivalStore = (documents: Documents): ArrivalStore & { readonly rows: Rows } => {
  const model = documents.model<ArrivalDocument>('Arrival', arrivalSchema);
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
