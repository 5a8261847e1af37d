import type { Model } from 'mongoose';
import type { Location } from '../domain/location.ts';
import type { Page } from '../domain/search/query.ts';
import { toLocation, type LocationDocument } from './location-document.ts';
import { FROM_THE_END, STANDING_ORDER } from './location-indexes.ts';
import { rememberedReads } from './remembered-reads.ts';

type PageQuery = { readonly categoryId?: number | undefined; readonly limit: number; readonly offset: number };

/** What other processes wrote may be missing from a total for so long. */
const OTHERS_MS = 1_000;
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
  const totals = rememberedReads<number>({ clock, lifeMs: isAlone ? Infinity : OTHERS_MS });
  const pages = rememberedReads<Page<Location>>({ clock, lifeMs: isAlone ? Infinity : 0 });
  const total = (categoryId?: number): Promise<number> =>
    totals.of(String(categoryId), () => model.countDocuments(publishedOf(categoryId)).exec());

  const fromTheStart = async ({ categoryId, limit, offset }: PageQuery): Promise<readonly Location[]> => {
    const slice = model.find(publishedOf(categoryId)).sort(STANDING_ORDER).skip(offset).limit(limit);
    return (await slice.lean<LocationDocument[]>()).map(toLocation);
  };
  const fromTheEnd = async ({ categoryId, limit, offset }: PageQuery, count: number): Promise<readonly Location[]> => {
    const end = Math.min(offset + limit, count);
    if (offset >= end) return [];
    const slice = model
      .find(publishedOf(categoryId))
      .sort(FROM_THE_END)
      .skip(count - end)
      .limit(end - offset);
    return (await slice.lean<LocationDocument[]>()).toReversed().map(toLocation);
  };
  const nearPage = async (query: PageQuery): Promise<Page<Location>> => {
    const [items, count] = await Promise.all([fromTheStart(query), total(query.categoryId)]);
    return { items, total: count };
  };
  /** Engines pass over entry by entry: from whichever end is nearer. */
  const farPage = async (query: PageQuery): Promise<Page<Location>> => {
    const count = await total(query.categoryId);
    const items = query.offset <= count / 2 ? fromTheStart(query) : fromTheEnd(query, count);
    return { items: await items, total: count };
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
