import { AppError } from '@wellspring/errors';
import { changePieces } from '@wellspring/errors/change-all';
import type { Documents } from '@wellspring/platform/documents/port';
import type { MemberFilter, MemberSort } from '@wellspring/rest-contract/member-rules';
import type { UserDirectory } from '../ports.ts';
import {
  derivedOf,
  live,
  toUser,
  usernameKeysOf,
  VERSION,
  type UserDocument,
  type UserModel,
} from './user-document.ts';

/** Documents that are brought up to date at once. */
const BACKFILL_BATCH = 200;

const FILTERS: Readonly<Record<MemberFilter, object>> = {
  all: {},
  admins: { isAdmin: true, ...live },
  suspended: { isSuspended: true, ...live },
};

type Order = Readonly<Record<string, 1 | -1>>;

const ORDERS: Readonly<Record<MemberSort, Order>> = {
  newest: { createdAt: -1, _id: -1 },
  name: { sortName: 1, _id: 1 },
  lastSeen: { lastSeenOn: -1, _id: -1 },
};

const reversed = (order: Order): Order =>
  Object.fromEntries(Object.entries(order).map(([field, way]) => [field, way === 1 ? -1 : 1]));

/** The index answers a pattern that is only a prefix. Terms have no special characters of patterns. */
const beginningWith = (term: string) => ({ searchTerms: { $regex: `^${term}` } });

/** The rarest of several terms is found by counting each up to this number. */
const RARE = 2_000;

type Backfilled = {
  /** Migrates documents of older versions, beside concurrent writes. */
  backfill(): Promise<void>;
};

/** The members as a list, in the documents of identity. Pages beyond the middle are counted from the end: the last is as near as the first. */
export const userDirectory = (documents: Documents, model: UserModel): UserDirectory & Backfilled => {
  const rarestFirst = async (terms: readonly string[]): Promise<readonly string[]> => {
    if (terms.length < 2) return terms;
    const counted = await Promise.all(
      terms.map(async (term) => ({ term, count: await model.countDocuments(beginningWith(term), { limit: RARE }) })),
    );
    return counted.sort((one, other) => one.count - other.count).map(({ term }) => term);
  };
  const bringUpToDate = async (document: UserDocument): Promise<void> => {
    const filter = { _id: document._id, v: document.v, revision: document.revision };
    const write = (usernameLook: string | null) =>
      documents.change(model, { filter, update: { $set: { ...derivedOf(document), usernameLook } }, facts: [] });
    try {
      await write(usernameKeysOf(document.username).usernameLook);
    } catch (error) {
      // Two accounts from before may look alike: both keep their names, and one of them keeps others from it.
      if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error;
      await write(null);
    }
  };
  return {
    page: async ({ terms, filter, sort, limit, offset }) => {
      const sought = { $and: (await rarestFirst(terms)).map(beginningWith) };
      const query = { ...FILTERS[filter], ...(terms.length > 0 ? sought : live) };
      const [total, all] = await Promise.all([model.countDocuments(query).exec(), model.estimatedDocumentCount()]);
      const some = Math.min(limit, Math.max(0, total - offset));
      if (some === 0) return { users: [], total };
      const fromEnd = total - offset - some;
      const isNearEnd = fromEnd < offset;
      const order = isNearEnd ? reversed(ORDERS[sort]) : ORDERS[sort];
      const skip = isNearEnd ? fromEnd : offset;
      // With many matches, it is faster to walk the order and filter; with few, to find them and sort.
      const isWalked = filter === 'all' && ((skip + some) / total) * all < total;
      const found = isWalked
        ? model.find({ ...query, ...live }).hint({ deletedAt: 1, ...ORDERS[sort] })
        : model.find(query);
      const page = await found.sort(order).skip(skip).limit(some).lean<UserDocument[]>();
      const users = page.map(toUser);
      return { users: isNearEnd ? users.toReversed() : users, total };
    },
    backfill: () =>
      changePieces(
        () =>
          model
            .find({ v: { $lt: VERSION }, ...live })
            .limit(BACKFILL_BATCH)
            .lean<UserDocument[]>(),
        async (old) => {
          for (const document of old) await bringUpToDate(document);
        },
      ),
  };
};
