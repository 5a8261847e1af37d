import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { Place } from './place.ts';

/** Places from the events of catalog. */
export type PlaceStore = {
  /** Stores each state unless a newer one is stored: safe to repeat, in any order. */
  setIfNewer(places: readonly Place[]): Promise<void>;
  find(id: string): Promise<Place | null>;
  findMany(ids: readonly string[]): Promise<readonly Place[]>;
};

type PlaceDocument = Stored & Omit<Place, 'id'>;

const schema = new Schema<PlaceDocument>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    isVisible: { type: Boolean, required: true },
    isDeleted: { type: Boolean, required: true },
    submittedBy: { type: String, default: null },
  },
  { timestamps: false, versionKey: false, id: false },
);

const toPlace = ({ _id: id, revision, isVisible, isDeleted, submittedBy }: PlaceDocument): Place => ({
  id,
  revision,
  isVisible,
  isDeleted,
  submittedBy,
});

/** What a service knows of places, in its own documents. */
export const placeStore = (documents: Documents): PlaceStore => {
  const model = documents.model<PlaceDocument>('Place', schema);
  return {
    setIfNewer: (places) =>
      documents.setManyIfNewer(
        model,
        places.map(({ id, ...place }) => ({ _id: id, v: 1, ...place })),
      ),
    find: async (id) => {
      const found = await model.findOne({ _id: id }).lean<PlaceDocument>();
      return found && toPlace(found);
    },
    findMany: async (ids) => {
      const found = await model.find({ _id: { $in: [...ids] } }).lean<PlaceDocument[]>();
      return found.map(toPlace);
    },
  };
};
