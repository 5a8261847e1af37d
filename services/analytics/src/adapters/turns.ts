import { AppError } from '@wellspring/errors';
import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { Turns } from '../ports.ts';

type TurnDocument = Stored & { until: Date };

const schema = new Schema<TurnDocument>(
  { _id: { type: String, required: true }, until: { type: Date, required: true } },
  { timestamps: false, versionKey: false, id: false },
);

/** One document for each task that one process does for all. */
export const turns = (documents: Documents, now: () => Date): Turns => {
  const model = documents.model<TurnDocument>('Turn', schema);
  return {
    take: async (what, milliseconds) => {
      const until = new Date(now().getTime() + milliseconds);
      try {
        await model
          .updateOne(
            { _id: what, until: { $lte: now() } },
            { $set: { until }, $setOnInsert: { v: 1, revision: 1 } },
            { upsert: true, setDefaultsOnInsert: false },
          )
          .exec();
        return true;
      } catch (error) {
        if (error instanceof AppError && error.code === 'CONFLICT') return false;
        throw error;
      }
    },
  };
};
