import { AppError } from '@wellspring/errors';
import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { duplicateKeyAs } from '@wellspring/platform/documents/store-errors';
import { Schema } from 'mongoose';
import { EMAIL_TAKEN, USERNAME_TAKEN } from '../domain/names.ts';
import { emailKey, usernameKey, type User } from '../domain/user.ts';
import type { UserStore } from '../ports.ts';

const VERSION = 1;

type UserDocument = Stored & Omit<User, 'id'> & { emailKey: string; usernameKey: string | null };

const text = { type: String, default: null };
const flag = { type: Boolean, required: true };

const schema = new Schema<UserDocument>(
  {
    _id: { type: String, required: true },
    v: { type: Number, required: true },
    revision: { type: Number, required: true },
    deletedAt: { type: Date, default: null },
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    username: text,
    usernameKey: text,
    firstName: text,
    lastName: text,
    photo: { type: Schema.Types.Mixed, default: null },
    passwordHash: { type: String, required: true },
    isAdmin: flag,
    isOwner: flag,
    isEmailVerified: flag,
    hasCompletedOnboarding: flag,
    sessionEpoch: { type: Number, required: true },
    verification: { type: Schema.Types.Mixed, default: null },
    reset: { type: Schema.Types.Mixed, default: null },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);
const live = { deletedAt: null };
schema.index({ emailKey: 1 }, { unique: true, partialFilterExpression: live });
schema.index({ isOwner: 1 }, { partialFilterExpression: { isOwner: true, ...live } });
schema.index({ 'photo.key': 1 }, { partialFilterExpression: { 'photo.key': { $gt: '' } } });
schema.index({ usernameKey: 1 }, { unique: true, partialFilterExpression: { usernameKey: { $gt: '' }, ...live } });

const fieldsOf = ({ id: _, ...user }: User) => ({
  ...user,
  v: VERSION,
  emailKey: emailKey(user.email),
  usernameKey: user.username === null ? null : usernameKey(user.username),
  deletedAt: null,
});

const toUser = (document: UserDocument): User => ({
  id: document._id,
  revision: document.revision,
  email: document.email,
  username: document.username,
  firstName: document.firstName,
  lastName: document.lastName,
  photo: document.photo,
  passwordHash: document.passwordHash,
  isAdmin: document.isAdmin,
  isOwner: document.isOwner,
  isEmailVerified: document.isEmailVerified,
  hasCompletedOnboarding: document.hasCompletedOnboarding,
  sessionEpoch: document.sessionEpoch,
  verification: document.verification,
  reset: document.reset,
  createdAt: document.createdAt,
  updatedAt: document.updatedAt,
});

/** The members, in the documents of identity. */
export const userStore = (documents: Documents): UserStore => {
  const model = documents.model<UserDocument>('User', schema, { purge: true });
  const one = async (filter: object): Promise<User | null> => {
    const found = await model.findOne({ ...filter, ...live }).lean<UserDocument>();
    return found && toUser(found);
  };
  const store: UserStore = {
    insert: async (user, facts) => {
      try {
        await documents.insert(model, { _id: user.id, ...fieldsOf(user) }, facts);
      } catch (error) {
        const isEmail = error instanceof AppError && error.code === 'CONFLICT' && (await store.findByEmail(user.email));
        return duplicateKeyAs(isEmail ? EMAIL_TAKEN : USERNAME_TAKEN)(error);
      }
    },
    replace: async (next, readRevision, facts) => {
      const filter = { _id: next.id, revision: readRevision, ...live };
      const written = documents.change(model, { filter, update: { $set: fieldsOf(next) }, facts });
      return (await written.catch(duplicateKeyAs(USERNAME_TAKEN))) !== null;
    },
    remove: async (last, readRevision, facts) =>
      (await documents.change(model, {
        filter: { _id: last.id, revision: readRevision, ...live },
        update: { $set: { deletedAt: last.updatedAt, revision: last.revision } },
        facts,
      })) !== null,
    owners: async () => {
      const found = await model.find({ isOwner: true, ...live }, { _id: 1 }).lean<UserDocument[]>();
      return found.map(({ _id }) => _id);
    },
    find: (id) => one({ _id: id }),
    findMany: async (ids) => {
      const found = await model.find({ _id: { $in: [...ids] }, ...live }).lean<UserDocument[]>();
      return found.map(toUser);
    },
    photoKeysAmong: async (keys) => {
      const found = await model.find({ 'photo.key': { $in: [...keys] }, ...live }).lean<UserDocument[]>();
      return new Set(found.flatMap(({ photo }) => photo?.key ?? []));
    },
    findByEmail: (email) => one({ emailKey: emailKey(email) }),
    findByUsername: (username) => one({ usernameKey: usernameKey(username) }),
  };
  return store;
};
