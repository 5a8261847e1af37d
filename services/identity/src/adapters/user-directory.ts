import type { Documents } from '@wellspring/platform/documents/port';
import type { UserDirectory, UserFilter, UserSort } from '../ports.ts';
import { derivedOf, live, toUser, VERSION, type UserDocument, type UserModel } from './user-document.ts';

/** Documents that are brought up to date at once. */
const BACKFILL_BATCH = 200;

const FILTERS: Readonly<Record<UserFilter, object>> = {
  all: {},
  admins: { isAdmin: true, ...live },
  suspended: { isSuspended: true, ...live },
};

type Order = Readonly<Record<string, 1 | -1>>;

const ORDERS: Readonly<Record<UserSort, Order>> = {
  newest: { createdAt: -1, _id: -1 },
  name: { sortName: 1, _id: 1 },
  lastSeen: { lastSeenOn: -1, _id: -1 },
};

const reversed = (order: Order): Order =>
  Object.fromEntries(Object.entries(order).map(([field, way]) => [field, way === 1 ? -1 : 1]));

/** After every text that begins with a word. */
const endOf = (word: string): string => `${word}\u{10ffff}`;
const beginningWith = (word: string) => ({ searchWords: { $elemMatch: { $gte: word, $lt: endOf(word) } } });

type Backfilled = {
  /** Brings documents of older versions up to date, beside whoever writes meanwhile. */
  backfill(): Promise<void>;
};

/** The members as a list, in the documents of identity. Pages beyond the middle are counted from the end: the last is as near as the first. */
export const userDirectory = (documents: Documents, model: UserModel): UserDirectory & Backfilled => ({
  page: async ({ words, filter, sort, limit, offset }) => {
    const found = words.length > 0 ? { $and: words.map(beginningWith) } : live;
    const asked = { ...FILTERS[filter], ...found };
    const total = await model.countDocuments(asked).exec();
    const some = Math.min(limit, Math.max(0, total - offset));
    if (some === 0) return { users: [], total };
    const fromEnd = total - offset - some;
    const isNearEnd = fromEnd < offset;
    const page = await model
      .find(asked)
      .sort(isNearEnd ? reversed(ORDERS[sort]) : ORDERS[sort])
      .skip(isNearEnd ? fromEnd : offset)
      .limit(some)
      .lean<UserDocument[]>();
    const users = page.map(toUser);
    return { users: isNearEnd ? users.toReversed() : users, total };
  },
  backfill: async () => {
    for (;;) {
      const old = await model
        .find({ v: { $lt: VERSION }, ...live })
        .limit(BACKFILL_BATCH)
        .lean<UserDocument[]>();
      if (old.length === 0) return;
      await documents.changeMany(
        model,
        old.map((document) => ({
          filter: { _id: document._id, v: document.v, revision: document.revision },
          update: { $set: derivedOf(document) },
          facts: [],
        })),
      );
    }
  },
});
