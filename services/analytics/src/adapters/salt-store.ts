import { createHmac, randomBytes } from 'node:crypto';
import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { UtcDay } from '../domain/utc-day.ts';
import type { HashWith, SaltStore } from '../ports.ts';

type SaltDocument = Stored & { salt: string };

const schema = new Schema<SaltDocument>(
  { _id: { type: String, required: true }, salt: { type: String, required: true } },
  { timestamps: false, versionKey: false, id: false },
);

const SALT_BYTES = 32;
/** Characters of a hash: 132 bits. */
const HASH_LENGTH = 22;

/** The salts of these days, one document each; all processes use the one that is stored first. */
export const saltStore = (documents: Documents): SaltStore => {
  const model = documents.model<SaltDocument>('Salt', schema);
  const cached = new Map<UtcDay, string>();

  const agreedOn = async (day: UtcDay): Promise<string> => {
    const find = () => model.findOne({ _id: day }).lean<SaltDocument>().exec();
    const found = await find();
    if (found) return found.salt;
    const salt = randomBytes(SALT_BYTES).toString('base64url');
    await documents.compareAndSet(model, { _id: day, v: 1, revision: 1, salt }, 0, []);
    return (await find())?.salt ?? salt;
  };

  return {
    of: async (day) => {
      const salt = cached.get(day) ?? (await agreedOn(day));
      cached.set(day, salt);
      return salt;
    },
    removeBefore: async (day) => {
      for (const old of cached.keys()) if (old < day) cached.delete(old);
      await model.deleteMany({ _id: { $lt: day } }).exec();
    },
  };
};

export const hashWith: HashWith = (salt, text) =>
  createHmac('sha256', salt).update(text).digest('base64url').slice(0, HASH_LENGTH);
