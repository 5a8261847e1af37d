import type { AdminLocationSort, AdminLocationState } from '@wellspring/rest-contract/location-rules';
import type { Model } from 'mongoose';
import type { AdminOrder, AdminPageQuery, StoredState } from '../domain/admin-list.ts';
import type { Location } from '../domain/location.ts';
import type { Page } from '../domain/search/query.ts';
import type { LocationStore } from '../ports.ts';
import { toLocation } from './location-document.ts';
import type { LocationDocument } from './location-schema.ts';

const live = { deletedAt: null };

const FILTERS: Readonly<Record<AdminLocationState | StoredState, object>> = {
  all: live,
  pending: { isVerified: false, ...live },
  verified: { isVerified: true, ...live },
  claimed: { isClaimed: true, ...live },
  permanentlyClosed: { isVerified: true, closure: 'permanent', ...live },
  doubted: { pointNote: { $gt: '' }, ...live },
};

type Order = Readonly<Record<string, 1 | -1>>;

const ORDERS: Readonly<Record<AdminLocationSort, Order>> = {
  newest: { isVerified: 1, createdAt: -1, _id: -1 },
  oldest: { isVerified: 1, createdAt: 1, _id: 1 },
  name: { isVerified: 1, nameKey: 1, _id: 1 },
};

const turned = (order: Order): Order =>
  Object.fromEntries(Object.entries(order).map(([field, way]): [string, 1 | -1] => [field, way === 1 ? -1 : 1]));

/** After every text that begins with a word. */
const endOf = (word: string): string => `${word}\u{10ffff}`;
/** `$gt`: what the index of these words holds, as MongoDB wants to read it. */
const beginningWith = (word: string) => ({ keptWords: { $gt: '', $elemMatch: { $gte: word, $lt: endOf(word) } } });

/** The pages of places that only admins see, in the documents. `verifiedTotal`: how many places are published. */
export const adminPages = (
  model: Model<LocationDocument>,
  verifiedTotal: () => Promise<number>,
): Pick<LocationStore, 'forAdmins' | 'searchStored'> => {
  const totalOf = async (state: AdminLocationState): Promise<number> => {
    if (state === 'verified') return verifiedTotal();
    if (state !== 'all') return model.countDocuments(FILTERS[state]).exec();
    const [pending, verified] = await Promise.all([totalOf('pending'), verifiedTotal()]);
    return pending + verified;
  };
  const read = (filter: object, order: Order, skip: number, limit: number): Promise<LocationDocument[]> =>
    limit === 0
      ? Promise.resolve([])
      : model.find(filter).sort(order).skip(skip).limit(limit).lean<LocationDocument[]>();

  /** Pending places and published ones are each read from the end of what the newest are read from: that needs no other index. */
  const oldestFirst = async (state: AdminLocationState, limit: number, offset: number): Promise<LocationDocument[]> => {
    const half = (isVerified: boolean) => ({ ...FILTERS[state], isVerified });
    const isWhole = state !== 'pending' && state !== 'verified';
    if (!isWhole) return read(FILTERS[state], ORDERS.oldest, offset, limit);
    const pending = await read(half(false), ORDERS.oldest, offset, limit);
    if (pending.length === limit) return pending;
    const passed = await model.countDocuments(half(false)).exec();
    const published = await read(half(true), ORDERS.oldest, Math.max(0, offset - passed), limit - pending.length);
    return [...pending, ...published];
  };

  const forAdmins = async ({ state, sort, limit, offset }: AdminPageQuery): Promise<Page<Location>> => {
    const total = await totalOf(state);
    if (sort === 'oldest') return { items: (await oldestFirst(state, limit, offset)).map(toLocation), total };
    const count = Math.min(limit, Math.max(0, total - offset));
    // Skipped entries are read only in the index, and from the nearer end: the last page costs as much as the first.
    const isNearerToEnd = offset > total / 2;
    const found = isNearerToEnd
      ? (await read(FILTERS[state], turned(ORDERS[sort]), total - offset - count, count)).reverse()
      : await read(FILTERS[state], ORDERS[sort], offset, limit);
    return { items: found.map(toLocation), total };
  };

  const searchStored = async (
    state: StoredState,
    words: readonly string[],
    { sort, limit, offset }: AdminOrder,
  ): Promise<Page<Location>> => {
    if (words.length === 0) return { items: [], total: 0 };
    const filter = { $and: [FILTERS[state], ...words.map(beginningWith)] };
    const [found, total] = await Promise.all([
      read(filter, ORDERS[sort], offset, limit),
      model.countDocuments(filter).exec(),
    ]);
    return { items: found.map(toLocation), total };
  };
  return { forAdmins, searchStored };
};
