import { createHmac, randomBytes } from 'node:crypto';
import type { Limits } from '@wellspring/platform/documents/limits';
import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { CountCalls } from '../ports.ts';

type Salt = Stored & { salt: string };

const schema = new Schema<Salt>(
  {
    _id: { type: String, required: true },
    v: { type: Number, required: true },
    revision: { type: Number, required: true },
    salt: { type: String, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);

const HOUR_MS = 60 * 60 * 1_000;
const SALT_BYTES = 32;

/**
 * Counts calls by address, of windows of an hour or less, and stores no address: what is counted is hashed with a salt of the hour, the
 * same for all processes, which is thrown away after it.
 */
export const limitsByAddress = (documents: Documents, limits: Limits, now: () => Date): CountCalls => {
  const model = documents.model<Salt>('AddressSalt', schema);
  const saltOf = async (hour: string): Promise<string> => {
    const salt = randomBytes(SALT_BYTES).toString('base64url');
    const found = await model.findOne({ _id: hour }).lean<Salt>();
    if (found) return found.salt;
    if (await documents.compareAndSet(model, { _id: hour, v: 1, revision: 1, salt }, 0, [])) {
      await model.deleteMany({ _id: { $lt: hour } }).exec();
      return salt;
    }
    return (await model.findOne({ _id: hour }).lean<Salt>())?.salt ?? salt;
  };
  return async (limit, address) => {
    const hour = new Date(Math.floor(now().getTime() / HOUR_MS) * HOUR_MS).toISOString();
    const key = createHmac('sha256', await saltOf(hour))
      .update(address)
      .digest('base64url');
    await limits.count(limit, key);
  };
};
