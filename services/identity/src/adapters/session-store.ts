import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sessionIdOf } from '@wellspring/events/session-id';
import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { SessionStore, SessionTokens } from '../ports.ts';
import type { Session } from '../domain/session.ts';

const ID_BYTES = 32;
const TOKEN = /^([\w-]{43})\.([\w-]{43})$/;

const signatureOf = (id: string, key: string): string => createHmac('sha256', key).update(id).digest('base64url');

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Tokens of sessions: 32 bytes of chance, signed, so that a forged one costs no look into the store. The first key signs; the others
 * are still believed, until the sessions that they signed have been used once more.
 */
export const sessionTokens = (keys: readonly [string, ...string[]]): SessionTokens => {
  const signed = (id: string): string => `${id}.${signatureOf(id, keys[0])}`;
  return {
    make: () => {
      const id = randomBytes(ID_BYTES).toString('base64url');
      return { token: signed(id), sessionId: sessionIdOf(id) };
    },
    read: (token) => {
      const [, id, signature] = TOKEN.exec(token) ?? [];
      if (id === undefined || signature === undefined) return null;
      const isOurs = keys.some((key) => isSame(signature, signatureOf(id, key)));
      return isOurs ? { sessionId: sessionIdOf(id), renewed: signed(id) } : null;
    },
  };
};

type SessionDocument = Stored & Omit<Session, 'id'>;

const schema = new Schema<SessionDocument>(
  {
    _id: { type: String, required: true },
    deletedAt: { type: Date, default: null },
    userId: { type: String, required: true },
    epoch: { type: Number, required: true },
    startedAt: { type: Date, default: null },
    usedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);
schema.index({ expiresAt: 1 });
schema.index({ userId: 1 });

/** One that has ended is there until that is published. */
const live = { deletedAt: null };

/** Expired sessions are removed after this number of new ones in this process. */
const PURGE_EVERY = 100;

/** Documents from before the start was stored have none. */
const toSession = ({ _id: id, userId, epoch, startedAt, usedAt, expiresAt }: SessionDocument): Session => ({
  id,
  userId,
  epoch,
  startedAt: startedAt ?? null,
  usedAt,
  expiresAt,
});

/** Who is signed in where, in the documents of identity. */
export const sessionStore = (documents: Documents, now: () => Date): SessionStore => {
  const model = documents.model<SessionDocument>('Session', schema, { purge: true });
  let inserted = 0;
  return {
    insert: async ({ id, ...session }) => {
      await documents.insert(model, { _id: id, v: 1, revision: 1, ...session }, []);
      if (inserted++ % PURGE_EVERY === 0) await model.deleteMany({ expiresAt: { $lt: now() } }).exec();
    },
    find: async (id) => {
      const found = await model.findOne({ _id: id, ...live }).lean<SessionDocument>();
      return found && toSession(found);
    },
    ofUser: async (userId) => {
      const found = await model.find({ userId, ...live }).lean<SessionDocument[]>();
      return found.map(toSession).toSorted((a, b) => b.usedAt.getTime() - a.usedAt.getTime());
    },
    renew: async ({ id, startedAt, usedAt, expiresAt }) => {
      await model.updateOne({ _id: id }, { $set: { startedAt, usedAt, expiresAt } }).exec();
    },
    end: async (id, facts) => {
      const update = { $set: { deletedAt: now() }, $inc: { revision: 1 } };
      await documents.change(model, { filter: { _id: id, ...live }, update, facts });
    },
    removeOfUser: async (userId) => {
      await model.deleteMany({ userId }).exec();
    },
  };
};
