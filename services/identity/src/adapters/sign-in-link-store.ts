import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { SignInLink } from '../domain/sign-in-link.ts';
import type { SignInLinkStore } from '../ports.ts';

type SignInLinkDocument = Stored & Omit<SignInLink, 'hash'>;

const schema = new Schema<SignInLinkDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    epoch: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
    requestId: { type: String, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);
schema.index({ userId: 1, expiresAt: -1 });
schema.index({ expiresAt: 1 });

/** Unused links are removed after this number of new ones in this process. */
const PURGE_EVERY = 100;

const toLink = ({ _id: hash, userId, epoch, expiresAt, requestId }: SignInLinkDocument): SignInLink => ({
  hash,
  userId,
  epoch,
  expiresAt,
  requestId,
});

/** Links that sign in, by the hashes of their secrets, in the documents of identity. */
export const signInLinkStore = (documents: Documents, now: () => Date): SignInLinkStore => {
  const model = documents.model<SignInLinkDocument>('SignInLink', schema);
  let inserted = 0;
  return {
    insert: async ({ hash, ...link }) => {
      await documents.insert(model, { _id: hash, v: 1, revision: 1, ...link }, []);
      if (inserted++ % PURGE_EVERY === 0) await model.deleteMany({ expiresAt: { $lt: now() } }).exec();
    },
    newestOf: async (userId) => {
      const found = await model.findOne({ userId }).sort({ expiresAt: -1 }).lean<SignInLinkDocument>();
      return found && toLink(found);
    },
    take: async (hash) => {
      const taken = await model.findOneAndDelete({ _id: hash }).lean<SignInLinkDocument>();
      return taken && toLink(taken);
    },
    removeOfUser: async (userId) => {
      await model.deleteMany({ userId }).exec();
    },
  };
};
