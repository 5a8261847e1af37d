import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { LRUCache } from 'lru-cache';
import { Schema } from 'mongoose';
import type { UtcDay } from '../domain/utc-day.ts';
import type { ActivePeopleStore } from '../ports.ts';
import { inPieces } from './in-pieces.ts';

type PersonDocument = Stored & { day: UtcDay };

const schema = new Schema<PersonDocument>(
  { _id: { type: String, required: true }, day: { type: String, required: true } },
  { timestamps: false, versionKey: false, id: false },
);
schema.index({ day: 1 });

/** People whom this process knows to be counted. */
const REMEMBERED = 50_000;

/** One small document for each person on each day that is not counted yet. */
export const activePeopleStore = (documents: Documents): ActivePeopleStore => {
  const model = documents.model<PersonDocument>('ActivePerson', schema);
  const recent = new LRUCache<string, true>({ max: REMEMBERED });
  return {
    add: async (day, people) => {
      const ids = [...new Set(people.map((person) => `${day}/${person}`))].filter((id) => !recent.has(id));
      const inserted = await documents.insertMany(
        model,
        ids.map((_id) => ({ document: { _id, day, v: 1, revision: 1 }, facts: [] })),
      );
      for (const id of ids) recent.set(id, true);
      return inserted.filter(Boolean).length;
    },
    countOn: (day) => model.countDocuments({ day }).exec(),
    removeBefore: (day) =>
      inPieces(
        (limit) =>
          model
            .find({ day: { $lt: day } }, { _id: 1 })
            .limit(limit)
            .lean<PersonDocument[]>()
            .exec(),
        (ids) => model.deleteMany({ _id: { $in: [...ids] } }).exec(),
      ),
  };
};
