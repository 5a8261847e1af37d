import { mongo, type Model } from 'mongoose';
import type { Location } from '../domain/location.ts';
import type { Page } from '../domain/search/query.ts';
import { toLocation } from './location-document.ts';
import type { LocationDocument } from './location-schema.ts';
import type { StoredClosure } from './stored-closure.ts';
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

/** Those of one part of a list: open places, or such as are closed for a while. */
type Group = { readonly categoryId: number | undefined; readonly closure: Exclude<StoredClosure, 'permanent'> | null };
const groupOf = ({ categoryId, closure }: Group) => ({ ...publishedOf(categoryId), closure });

/** It is named: MongoDB compares all that might do before it passes over the first entry. */
const indexOf = ({ categoryId }: Group) => (categoryId === undefined ? PUBLISHED_INDEX : CATEGORY_INDEX);

/** Pages of published places in the default order. `isEmbedded`: only this process writes places, and entries are passed over in memory. */
export const publishedPages = (model: Model<LocationDocument>, isEmbedded: boolean) => {
  const totals = readCache<number>({ clock, lifeMs: isEmbedded ? () => Infinity : othersMs });
  const total = (): Promise<number> => totals.of('all', () => model.countDocuments(publishedOf(undefined)).exec());
  const totalOf = (group: Group): Promise<number> =>
    totals.of(`${group.categoryId} ${group.closure}`, () => model.countDocuments(groupOf(group)).exec());

  const placesAt = (group: Group, { order, skip, limit }: Part) =>
    model.find(groupOf(group)).hint(indexOf(group)).sort(order).skip(skip).limit(limit).lean<LocationDocument[]>();

  /** Only the index is read for the ids. Its bounds are the whole condition: an additional filter would read documents. */
  const placesByIndex = async (group: Group, { order, skip, limit }: Part) => {
    const bounds = { min: { ...groupOf(group), ...FIRST }, max: { ...groupOf(group), ...LAST } };
    const entries = await model
      .find({}, '_id', bounds)
      .hint(indexOf(group))
      .sort(order)
      .skip(skip)
      .limit(limit)
      .lean<readonly { readonly _id: string }[]>();
    const ids = entries.map(({ _id }) => _id);
    const found = await model.find({ ...groupOf(group), _id: { $in: ids } }).lean<LocationDocument[]>();
    const byId = new Map(found.map((document) => [document._id, document]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };

  /** From whichever end is nearer: entries are passed over one by one. */
  const places = async (group: Group, { offset, limit }: Omit<PageQuery, 'categoryId'>) => {
    if (limit === 0) return [];
    if (offset <= NEAR) return placesAt(group, { order: DEFAULT_ORDER, skip: offset, limit });
    const read = isEmbedded ? placesAt : placesByIndex;
    const count = await totalOf(group);
    const end = Math.min(offset + limit, count);
    if (offset >= end) return [];
    if (offset <= count / 2) return read(group, { order: DEFAULT_ORDER, skip: offset, limit });
    return (await read(group, { order: FROM_THE_END, skip: count - end, limit: end - offset })).toReversed();
  };
  return {
    total,
    page: async ({ categoryId, limit, offset }: PageQuery): Promise<Page<Location>> => {
      const open = { categoryId, closure: null };
      const closed = { categoryId, closure: 'temporary' } as const;
      const [first, openTotal, closedTotal] = await Promise.all([
        places(open, { limit, offset }),
        totalOf(open),
        totalOf(closed),
      ]);
      const rest = closedTotal === 0 ? 0 : limit - first.length;
      const last = await places(closed, { limit: rest, offset: Math.max(0, offset - openTotal) });
      return { items: [...first, ...last].map(toLocation), total: openTotal + closedTotal };
    },
    /** Places were written. */
    changed: (): void => totals.forget(),
  };
};
