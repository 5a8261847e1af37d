import { rateLimited } from '@wellspring/errors/rate-limited';
import type { Message } from '@wellspring/words/message';
import { Schema } from 'mongoose';
import type { Documents, Stored } from './port.ts';
import { mapStoreErrors } from './store-errors.ts';

type Window = Stored & { count: number; endsAt: Date };

const schema = new Schema<Window>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    endsAt: { type: Date, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);
schema.index({ endsAt: 1 });

/** How often windows that are over are removed, in attempts counted by this process. */
const PURGE_EVERY = 500;

/** So many of something, for one who does it, within a window of time. */
export type Limit = {
  /** what is done, such as login */
  readonly name: string;
  readonly most: number;
  readonly windowSeconds: number;
  /** a sentence that says what was too much; when to come back is added to it */
  readonly message: Message;
};

/** Counts attempts, together with all other processes of the service. */
export type Limits = {
  /**
   * Counts one attempt. `key` says who, such as a member's id; never an address or a name as it is.
   * @throws AppError RATE_LIMITED with the seconds until the window ends, when there were too many
   */
  count(limit: Limit, key: string): Promise<void>;
  /** Removes one counted attempt of the current window. */
  takeBack(limit: Limit, key: string): Promise<void>;
  /** Forgets the attempts of the current window. */
  clear(limit: Limit, key: string): Promise<void>;
};

/** Limits in the documents of a service: one conditional update for each attempt. Made once, before the documents start. */
export const openLimits = (documents: Documents, now: () => Date): Limits => {
  const model = documents.model<Window>('Limit', schema);
  let counted = 0;
  const windowOf = ({ name, windowSeconds }: Limit, key: string) => {
    const length = windowSeconds * 1_000;
    const start = Math.floor(now().getTime() / length) * length;
    return { id: `${name}/${key}/${start}`, endsAt: new Date(start + length) };
  };
  return {
    count: async (limit, key) => {
      const { id, endsAt } = windowOf(limit, key);
      if (counted++ % PURGE_EVERY === 0) await model.deleteMany({ endsAt: { $lt: now() } }).exec();
      const window = await mapStoreErrors(() =>
        model
          .findOneAndUpdate(
            { _id: id },
            { $inc: { count: 1 }, $setOnInsert: { endsAt, v: 1, revision: 1 } },
            { upsert: true, returnDocument: 'after', setDefaultsOnInsert: false },
          )
          .lean<Window>()
          .exec(),
      );
      if (window.count <= limit.most) return;
      throw rateLimited(limit.message, (endsAt.getTime() - now().getTime()) / 1_000);
    },
    takeBack: async (limit, key) => {
      await model.updateOne({ _id: windowOf(limit, key).id, count: { $gt: 0 } }, { $inc: { count: -1 } }).exec();
    },
    clear: async (limit, key) => {
      await model.deleteOne({ _id: windowOf(limit, key).id }).exec();
    },
  };
};
