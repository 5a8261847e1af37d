import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { Target, TargetRef } from '../domain/target.ts';
import type { TargetStore } from '../ports.ts';

type TargetDocument = Stored & Omit<Target, 'id'> & { thingId: string };

const text = { type: String, required: true };
const flag = { type: Boolean, required: true };

const schema = new Schema<TargetDocument>(
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

const keyOf = ({ kind, id }: TargetRef): string => `${kind}/${id}`;

const toTarget = ({ thingId: id, kind, revision, isVisible, isDeleted, locationId }: TargetDocument): Target => ({
  id,
  kind,
  revision,
  isVisible,
  isDeleted,
  locationId,
});

/** The replicas of reviews and lists in the documents of moderation. Their model has the name of release 1.0.0: `Thing`. */
export const targetStore = (documents: Documents): TargetStore => {
  const model = documents.model<TargetDocument>('Thing', schema);
  return {
    setIfNewer: (targets) =>
      documents.setManyIfNewer(
        model,
        targets.map(({ id, ...target }) => ({ _id: keyOf({ id, ...target }), v: 1, thingId: id, ...target })),
      ),
    findMany: async (refs) => {
      const found = await model.find({ _id: { $in: refs.map(keyOf) } }).lean<TargetDocument[]>();
      return found.map(toTarget);
    },
  };
};
