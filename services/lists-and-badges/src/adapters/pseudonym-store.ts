import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { PseudonymStore } from '../ports.ts';

const VERSION = 1;

type PseudonymDocument = Stored & { userId: string };

const schema = new Schema<PseudonymDocument>(
  {
    _id: { type: String, required: true },
    v: { type: Number, required: true },
    revision: { type: Number, required: true },
    userId: { type: String, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);
schema.index({ userId: 1 });

/** The pseudonyms of members, in the documents of lists-and-badges. */
export const pseudonymStore = (documents: Documents, newPseudonym: () => string): PseudonymStore => {
  const model = documents.model<PseudonymDocument>('Pseudonym', schema);
  const make = async (userId: string): Promise<string> => {
    const pseudonym = newPseudonym();
    await documents.insert(model, { _id: pseudonym, v: VERSION, revision: 1, userId }, []);
    return pseudonym;
  };
  return {
    of: async (userId) => {
      const found = await model.findOne({ userId }).lean<PseudonymDocument>();
      return found?._id ?? make(userId);
    },
    members: async (pseudonyms) => {
      const found = await model.find({ _id: { $in: [...pseudonyms] } }).lean<PseudonymDocument[]>();
      return new Map(found.map(({ _id, userId }) => [_id, userId]));
    },
    removeOfMember: async (userId) => {
      await model.deleteMany({ userId }).exec();
    },
  };
};
