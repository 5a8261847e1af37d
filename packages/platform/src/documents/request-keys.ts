import { Schema } from 'mongoose';
import { newId } from '../ids.ts';
import type { Documents, Stored } from './port.ts';
import { mapStoreErrors } from './store-errors.ts';

type RequestKey = Stored & { request: string; claim: string; at: Date };

const schema = new Schema<RequestKey>(
  {
    _id: { type: String, required: true },
    request: { type: String, required: true },
    claim: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);
schema.index({ at: 1 });

/** A retry comes within minutes; a program that numbers its requests may come to a number again after weeks. */
const DAY_MS = 24 * 60 * 60 * 1_000;
const RETENTION_MS = 90 * DAY_MS;

/** The stored result of a key. */
type Claimed = {
  /** the request that claimed the key first */
  readonly request: string;
  /** Frees the key, unless an earlier request claimed it: for a request that was refused. */
  release(): Promise<void>;
};

/** Which request an Idempotency-Key was used for first, together with all other processes of the service. */
export type RequestKeys = {
  /** Claims a key for a request, for 90 days. Both are digests, so that neither caller nor request is stored. */
  claim(key: string, request: string): Promise<Claimed>;
};

/** Keys in the documents of a service: one conditional insertion for each request. Made once, before the documents start. */
export const openRequestKeys = (documents: Documents, now: () => Date): RequestKeys => {
  const model = documents.model<RequestKey>('RequestKey', schema);
  let purgedAt = -Infinity;
  /** Removes what is too old, once a day. */
  const purge = async (at: Date): Promise<void> => {
    if (at.getTime() - purgedAt < DAY_MS) return;
    purgedAt = at.getTime();
    await model.deleteMany({ at: { $lt: new Date(purgedAt - RETENTION_MS) } }).exec();
  };
  return {
    claim: async (key, request) => {
      const at = now();
      await purge(at);
      const claim = newId();
      const stored = await mapStoreErrors(() =>
        model
          .findOneAndUpdate(
            { _id: key },
            { $setOnInsert: { request, claim, at, v: 1, revision: 1 } },
            { upsert: true, returnDocument: 'after', setDefaultsOnInsert: false },
          )
          .lean<RequestKey>()
          .exec(),
      );
      return {
        request: stored.request,
        release: async () => {
          await model.deleteOne({ _id: key, claim }).exec();
        },
      };
    },
  };
};
