import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { DEFAULT_LANGUAGE, isLanguage } from '@wellspring/words/languages';
import { Schema, type Model } from 'mongoose';
import { lookOf } from '../domain/lookalikes.ts';
import { searchTermsOf, sortNameOf } from '../domain/user-search.ts';
import { emailKey, usernameKey, type User } from '../domain/user.ts';

/** 4: usernameLook; 3: searchTerms; 2: sortName, isSuspended, and words in their place */
export const VERSION = 4;

export type UserDocument = Stored &
  Omit<User, 'id'> & {
    emailKey: string;
    usernameKey: string | null;
    /** what the username looks like; null where there is none, or where another account from before has it */
    usernameLook: string | null;
    isSuspended: boolean;
    /** the day of the last mail of what waits */
    digestedOn: string | null;
    /** under which admins find them; none once the account is deleted, so that a search needs only this index */
    searchTerms: string[];
    sortName: string;
  };

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
    usernameLook: text,
    firstName: text,
    lastName: text,
    language: { type: String, default: DEFAULT_LANGUAGE },
    photo: { type: Schema.Types.Mixed, default: null },
    passwordHash: { type: String, required: true },
    isAdmin: flag,
    isOwner: flag,
    isEmailVerified: flag,
    hasCompletedOnboarding: flag,
    getsDigest: { type: Boolean, default: true },
    digestedOn: text,
    suspension: { type: Schema.Types.Mixed, default: null },
    isSuspended: { type: Boolean, default: false },
    sessionEpoch: { type: Number, required: true },
    verification: { type: Schema.Types.Mixed, default: null },
    reset: { type: Schema.Types.Mixed, default: null },
    lastSeenOn: text,
    searchTerms: [String],
    sortName: { type: String, default: '' },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);
export const live = { deletedAt: null };
schema.index({ emailKey: 1 }, { unique: true, partialFilterExpression: live });
schema.index({ isAdmin: 1 }, { partialFilterExpression: { isAdmin: true, ...live } });
schema.index({ isSuspended: 1 }, { partialFilterExpression: { isSuspended: true, ...live } });
schema.index({ isOwner: 1 }, { partialFilterExpression: { isOwner: true, ...live } });
schema.index({ 'photo.key': 1 }, { partialFilterExpression: { 'photo.key': { $gt: '' } } });
schema.index({ usernameKey: 1 }, { unique: true, partialFilterExpression: { usernameKey: { $gt: '' }, ...live } });
schema.index({ usernameLook: 1 }, { unique: true, partialFilterExpression: { usernameLook: { $gt: '' }, ...live } });

schema.index({ deletedAt: 1, createdAt: -1, _id: -1 });
schema.index({ deletedAt: 1, sortName: 1, _id: 1 });
schema.index({ deletedAt: 1, lastSeenOn: -1, _id: -1 });
schema.index({ searchTerms: 1 });
schema.index({ deletedAt: 1, v: 1 });

type Derived = Pick<UserDocument, 'isSuspended' | 'searchTerms' | 'sortName' | 'v'>;

/** The stored search terms of a member. */
export const derivedOf = (user: Parameters<typeof searchTermsOf>[0] & Partial<Pick<User, 'suspension'>>): Derived => ({
  isSuspended: user.suspension != null,
  searchTerms: [...searchTermsOf(user)],
  sortName: sortNameOf(user),
  v: VERSION,
});

/** The unique key of a username: no other account gets a similar one. */
export const usernameKeysOf = (username: string | null): Pick<UserDocument, 'usernameKey' | 'usernameLook'> => ({
  usernameKey: username === null ? null : usernameKey(username),
  usernameLook: username === null ? null : lookOf(username),
});

/** All but the days on which they were last here and last mailed, which are written separately. */
export const fieldsOf = ({ id: _, lastSeenOn: __, ...user }: User) => ({
  ...user,
  ...derivedOf(user),
  emailKey: emailKey(user.email),
  ...usernameKeysOf(user.username),
  deletedAt: null,
});

/** Documents of version 1 lack the later fields. */
export const toUser = (document: UserDocument): User => ({
  id: document._id,
  revision: document.revision,
  email: document.email,
  username: document.username,
  firstName: document.firstName,
  lastName: document.lastName,
  language: isLanguage(document.language) ? document.language : DEFAULT_LANGUAGE,
  photo: document.photo,
  passwordHash: document.passwordHash,
  isAdmin: document.isAdmin,
  isOwner: document.isOwner,
  isEmailVerified: document.isEmailVerified,
  hasCompletedOnboarding: document.hasCompletedOnboarding,
  getsDigest: document.getsDigest ?? true,
  suspension: document.suspension ?? null,
  sessionEpoch: document.sessionEpoch,
  verification: document.verification,
  reset: document.reset,
  lastSeenOn: document.lastSeenOn ?? null,
  createdAt: document.createdAt,
  updatedAt: document.updatedAt,
});

export type UserModel = Model<UserDocument>;

/** The members, in the documents of identity. */
export const userModel = (documents: Documents): UserModel =>
  documents.model<UserDocument>('User', schema, { purge: true });
