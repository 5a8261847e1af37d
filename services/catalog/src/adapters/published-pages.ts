import { mongo, type Model } from 'mongoose';
import type { Location } from '../domain/location.ts';
import type { Page } from '../domain/search/query.ts';
import { toLocation } from './location-document.ts';
import type { LocationDocument } from './location-schema.ts';
import { CATEGORY_INDEX, FROM_THE_END, PUBLISHED_INDEX, DEFAULT_ORDER } from './location-indexes.ts';
import { readCache } from './read-cache.ts';

type PageQuery = { readonly categoryId?: number | undefined; readonly limit: number; readonly offset: number };
type Order = typeof DEFAULT_ORDER | typeof FROM_THE_END;
type Part = { readonly order: Order; readonly skip: number; readonly limit: number };

/**
 * For so long what other processes wrote may be missing from a total: a second, and up to five where counting takes long, so that an
 * engine does not count for more than a twenty-fifth of its time for each list. MongoDB counts a million places in 0.3 s, and those of one
 * of twelve categories in 30 ms: lists of all of them are requested at once.
 */
const othersMs = (tookMs: number): number => Math.min(5_000, Math.max(1_000, 50 * tookMs));
/** Entries that MongoDB passes over with their documents; those before a page further down it passes over in the index. */
const NEAR = 100;

const { MinKey, MaxKey } = mongo;
const FIRST = { featuredRank: new MaxKey(), _id: new MinKey() };
const LAST = { featuredRank: new MinKey(), _id: new MaxKey() };

const clock = (): number => performance.now();

/** Published places, of one category or of all. */
export const publishedOf = (categoryId: number | undefined) => ({
  isVerified: true,
  deletedAt: null,
  ...(categoryId === undefined ? {} : { categoryId }),
});

/** It is named: MongoDB compares all that might do before it passes over the first entry. */
const indexOf = (categoryId: number | undefined) => (categoryId === undefined ? PUBLISHED_INDEX : CATEGORY_INDEX);

/** Pages of published places in the default order. `isEmbedded`: only this process writes places, and entries are passed over in memory. */
export const publishedPages = (model: Model<LocationDocument>, isEmbedded: boolean) => {
  const totals = readCache<number>({ clock, lifeMs: isEmbedded ? () => Infinity : othersMs });
  const total = (categoryId?: number): Promise<number> =>
    totals.of(String(categoryId), () => model.countDocuments(publishedOf(categoryId)).exec());

  const placesAt = (categoryId: number | undefined, { order, skip, limit }: Part) =>
    model
      .find(publishedOf(categoryId))
      .hint(indexOf(categoryId))
      .sort(order)
      .skip(skip)
      .limit(limit)
      .lean<LocationDocument[]>();

  /** Only the index is read for the ids. Its bounds are the whole condition: an additional filter would read documents. */
  const placesByIndex = async (categoryId: number | undefined, { order, skip, limit }: Part) => {
    const bounds = { min: { ...publishedOf(categoryId), ...FIRST }, max: { ...publishedOf(categoryId), ...LAST } };
    const entries = await model
      .find({}, '_id', bounds)
      .hint(indexOf(categoryId))
      .sort(order)
      .skip(skip)
      .limit(limit)
      .lean<readonly { readonly _id: string }[]>();
    const ids = entries.map(({ _id }) => _id);
    const found = await model.find({ ...publishedOf(categoryId), _id: { $in: ids } }).lean<LocationDocument[]>();
    const byId = new Map(found.map((document) => [document._id, document]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };

  /** From whichever end is nearer: entries are passed over one by one. */
  const places = async (categoryId: number | undefined, offset: number, limit: number) => {
    if (offset <= NEAR) return placesAt(categoryId, { order: DEFAULT_ORDER, skip: offset, limit });
    const read = isEmbedded ? placesAt : placesByIndex;
    const count = await total(categoryId);
    const end = Math.min(offset + limit, count);
    if (offset >= end) return [];
    if (offset <= count / 2) return read(categoryId, { order: DEFAULT_ORDER, skip: offset, limit });
    return (await read(categoryId, { order: FROM_THE_END, skip: count - end, limit: end - offset })).toReversed();
  };
  return {
    total,
    page: async ({ categoryId, limit, offset }: PageQuery): Promise<Page<Location>> => {
      const [found, count] = await Promise.all([places(categoryId, offset, limit), total(categoryId)]);
      return { items: found.map(toLocation), total: count };
    },
    /** Places were written. */
    changed: (): void => totals.forget(),
  };
};
