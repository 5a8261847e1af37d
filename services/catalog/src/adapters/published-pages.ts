import type { Model } from 'mongoose';
import type { Location } from '../domain/location.ts';
import type { Page } from '../domain/search/query.ts';
import { toLocation, type LocationDocument } from './location-document.ts';
import { CATEGORY_INDEX, FROM_THE_END, PUBLISHED_INDEX, STANDING_ORDER } from './location-indexes.ts';
import { rememberedReads } from './remembered-reads.ts';

type PageQuery = { readonly categoryId?: number | undefined; readonly limit: number; readonly offset: number };

type Order = typeof STANDING_ORDER | typeof FROM_THE_END;

/**
 * For so long what other processes wrote may be missing from a total: a second, and more where counting takes long, so that an engine
 * never counts for more than a fifth of its time. MongoDB counts a million places in 0.3 s.
 */
const othersMs = (tookMs: number): number => Math.min(5_000, Math.max(1_000, 10 * tookMs));
/** Entries that are passed over without a thought of the other end; pages before them are asked for again and again. */
const NEAR = 100;

const clock = (): number => performance.now();

export const publishedOf = (categoryId: number | undefined) => ({
  isVerified: true,
  deletedAt: null,
  ...(categoryId === undefined ? {} : { categoryId }),
});

/** Pages of published places in the standing order. `isAlone`: only this process writes places. */
export const publishedPages = (model: Model<LocationDocument>, isAlone: boolean) => {
  const totals = rememberedReads<number>({ clock, lifeMs: isAlone ? () => Infinity : othersMs });
  const pages = rememberedReads<Page<Location>>({ clock, lifeMs: () => (isAlone ? Infinity : 0) });
  const total = (categoryId?: number): Promise<number> =>
    totals.of(String(categoryId), () => model.countDocuments(publishedOf(categoryId)).exec());

  /** From the index that is made for it: MongoDB compares all that might do before it passes over the first entry. */
  const slice = (categoryId: number | undefined, order: Order, skip: number, limit: number) =>
    model
      .find(publishedOf(categoryId))
      .hint(categoryId === undefined ? PUBLISHED_INDEX : CATEGORY_INDEX)
      .sort(order)
      .skip(skip)
      .limit(limit);
  /** Passed over are entries of the index alone: of all that it passes over, MongoDB reads the documents where they are asked for. */
  const farSlice = async (...asked: Parameters<typeof slice>): Promise<readonly Location[]> => {
    const ids = await slice(...asked)
      .select('_id')
      .lean<readonly Pick<LocationDocument, '_id'>[]>();
    const order = ids.map(({ _id }) => _id);
    const found = await model.find({ ...publishedOf(asked[0]), _id: { $in: order } }).lean<LocationDocument[]>();
    const places = new Map(found.map((document) => [document._id, toLocation(document)]));
    return order.flatMap((id) => places.get(id) ?? []);
  };
  const nearPage = async ({ categoryId, limit, offset }: PageQuery): Promise<Page<Location>> => {
    const documents = slice(categoryId, STANDING_ORDER, offset, limit).lean<LocationDocument[]>();
    const [items, count] = await Promise.all([documents, total(categoryId)]);
    return { items: items.map(toLocation), total: count };
  };
  /** Engines pass over entry by entry: from whichever end is nearer. */
  const farPage = async ({ categoryId, limit, offset }: PageQuery): Promise<Page<Location>> => {
    const count = await total(categoryId);
    const end = Math.min(offset + limit, count);
    if (offset >= end) return { items: [], total: count };
    if (offset <= count / 2) return { items: await farSlice(categoryId, STANDING_ORDER, offset, limit), total: count };
    const items = await farSlice(categoryId, FROM_THE_END, count - end, end - offset);
    return { items: items.toReversed(), total: count };
  };
  return {
    total,
    page: (query: PageQuery): Promise<Page<Location>> =>
      query.offset > NEAR
        ? farPage(query)
        : pages.of([query.categoryId, query.limit, query.offset].join(), () => nearPage(query)),
    /** A place was written. */
    changed: (): void => {
      totals.forget();
      pages.forget();
    },
    /** A place was written, and is as public as before. */
    rated: pages.forget,
  };
};
