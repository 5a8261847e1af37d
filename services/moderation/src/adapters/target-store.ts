import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { Thing, ThingRef } from '../domain/thing.ts';
import type { ThingStore } from '../ports.ts';

type ThingDocument = Stored & Omit<Thing, 'id'> & { thingId: string };

const text = { type: String, required: true };
const flag = { type: Boolean, required: true };

const schema = new Schema<ThingDocument>(
  {
    _id: text,
    revision: { type: Number, required: true },
    kind: text,
    thingId: text,
    isVisible: flag,
    isDeleted: flag,
    locationId: { type: String, default: null },
  },
  { timestamps: false, versionKey: false, id: false },
);

const keyOf = ({ kind, id }: ThingRef): string => `${kind}/${id}`;

const toThing = ({ thingId: id, kind, revision, isVisible, isDeleted, locationId }: ThingDocument): Thing => ({
  id,
  kind,
  revision,
  isVisible,
  isDeleted,
  locationId,
});

/** What moderation knows of reviews and lists, in its own documents. */
export const thingStore = (documents: Documents): ThingStore => {
  const model = documents.model<ThingDocument>('Thing', schema);
  return {
    setIfNewer: (things) =>
      documents.setManyIfNewer(
        model,
        things.map(({ id: thingId, ...thing }) => ({ _id: keyOf({ id: thingId, ...thing }), v: 1, thingId, ...thing })),
      ),
    findMany: async (refs) => {
      const found = await model.find({ _id: { $in: refs.map(keyOf) } }).lean<ThingDocument[]>();
      return found.map(toThing);
    },
  };
};
