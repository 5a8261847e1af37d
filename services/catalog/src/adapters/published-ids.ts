import { mongo, type Model } from 'mongoose';
import { knownKeys } from './known-keys.ts';
import type { LocationDocument } from './location-document.ts';
import type { FROM_THE_END } from './location-indexes.ts';
import { CATEGORY_INDEX, PUBLISHED_INDEX, STANDING_ORDER } from './location-indexes.ts';
import type { ReadsOptions } from './remembered-reads.ts';

type List = { readonly categoryId: number | undefined; readonly order: typeof STANDING_ORDER | typeof FROM_THE_END };
type Part = { readonly skip: number; readonly limit: number };

/** What the entries of one list differ by in the index. */
type Key = Pick<LocationDocument, '_id' | 'ratingRank' | 'knownRank'>;
const KEY = '_id ratingRank knownRank';

const { MinKey, MaxKey } = mongo;
const FIRST = { ratingRank: new MaxKey(), knownRank: new MaxKey(), _id: new MinKey() };
const LAST = { ratingRank: new MinKey(), knownRank: new MinKey(), _id: new MaxKey() };

export const publishedOf = (categoryId: number | undefined) => ({
  isVerified: true,
  deletedAt: null,
  ...(categoryId === undefined ? {} : { categoryId }),
});

/** It is named: MongoDB compares all that might do before it passes over the first entry. */
const indexOf = (categoryId: number | undefined) => (categoryId === undefined ? PUBLISHED_INDEX : CATEGORY_INDEX);

/** A part of a list of published places. */
export const publishedPart = (model: Model<LocationDocument>, { categoryId, order }: List, { skip, limit }: Part) =>
  model.find(publishedOf(categoryId)).hint(indexOf(categoryId)).sort(order).skip(skip).limit(limit);

/** The entries of the index that follow one of them. Its bounds say all: a filter beside them would be held against documents. */
const entriesAfter = async (
  model: Model<LocationDocument>,
  { categoryId, order }: List,
  after: Key | undefined,
  { skip, limit }: Part,
): Promise<readonly Key[]> => {
  const bound = ({ ratingRank, knownRank, _id }: object & Record<keyof Key, unknown>) => ({
    ...publishedOf(categoryId),
    ratingRank,
    knownRank,
    _id,
  });
  const isForward = order === STANDING_ORDER;
  const bounds = isForward
    ? { min: bound(after ?? FIRST), max: bound(LAST) }
    : { min: bound(FIRST), max: bound(after ?? LAST) };
  // The entry at the lower bound is read, the one at the upper is not.
  const passed = isForward && after ? skip + 1 : skip;
  const entries = model.find({}, KEY, bounds).hint(indexOf(categoryId)).sort(order).skip(passed).limit(limit);
  return entries.lean<readonly Key[]>();
};

/**
 * Ids of published places in an order, of which the index alone is read: of all that it passes over, MongoDB reads the documents where
 * they are asked for. `known`: for how long keys far down a list are; null: the store passes over entries at no cost worth knowing them.
 */
export const publishedIds = (model: Model<LocationDocument>, known: ReadsOptions | null) => {
  const keys = known && knownKeys<Key>(known);
  const entries = async (list: List, { skip, limit }: Part): Promise<readonly Pick<Key, '_id'>[]> => {
    if (!keys) return publishedPart(model, list, { skip, limit }).select('_id').lean<readonly Pick<Key, '_id'>[]>();
    const name = `${list.categoryId} ${list.order === STANDING_ORDER ? 'forward' : 'backward'}`;
    const start = await keys.startOf(name, skip, async (after, stride) => {
      const [last] = await entriesAfter(model, list, after, { skip: stride - 1, limit: 1 });
      return last;
    });
    return start ? entriesAfter(model, list, start.after, { skip: start.skip, limit }) : [];
  };
  return {
    ids: async (list: List, part: Part): Promise<readonly string[]> =>
      (await entries(list, part)).map(({ _id }) => _id),
    forget: (): void => keys?.forget(),
  };
};
