import type { Model } from 'mongoose';
import type { Location } from '../domain/location.ts';
import type { Page } from '../domain/search/query.ts';
import { toLocation, type LocationDocument } from './location-document.ts';
import { CATEGORY_INDEX, FROM_THE_END, PUBLISHED_INDEX, STANDING_ORDER } from './location-indexes.ts';
import { rememberedPlaces } from './remembered-places.ts';
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
  const idsOf = async (...asked: Parameters<typeof slice>): Promise<readonly string[]> => {
    const found = await slice(...asked)
      .select('_id')
      .lean<readonly Pick<LocationDocument, '_id'>[]>();
    return found.map(({ _id }) => _id);
  };
  /**
   * Passed over are entries of the index alone, entry by entry, from whichever end is nearer: of all that it passes over, MongoDB reads the
   * documents where they are asked for.
   */
  const ids = async (categoryId: number | undefined, offset: number, limit: number): Promise<readonly string[]> => {
    const count = await total(categoryId);
    const end = Math.min(offset + limit, count);
    if (offset >= end) return [];
    if (offset <= count / 2) return idsOf(categoryId, STANDING_ORDER, offset, limit);
    return (await idsOf(categoryId, FROM_THE_END, count - end, end - offset)).toReversed();
  };
  const places = async (wanted: readonly string[], categoryId?: number): Promise<readonly Location[]> => {
    const found = await model
      .find({ ...publishedOf(categoryId), _id: { $in: [...wanted] } })
      .lean<LocationDocument[]>();
    return found.map(toLocation);
  };

  const remembered = isAlone ? rememberedPlaces({ ids, places }) : null;
  const nearItems = async (categoryId: number | undefined, offset: number, limit: number) => {
    const documents = await slice(categoryId, STANDING_ORDER, offset, limit).lean<LocationDocument[]>();
    return documents.map(toLocation);
  };
  const farItems = async (categoryId: number | undefined, offset: number, limit: number) => {
    const order = await ids(categoryId, offset, limit);
    const found = new Map((await places(order, categoryId)).map((place) => [place.id, place]));
    return order.flatMap((id) => found.get(id) ?? []);
  };
  const items = (categoryId: number | undefined, offset: number, limit: number): Promise<readonly Location[]> => {
    if (remembered) return remembered.page(categoryId, offset, limit);
    return (offset > NEAR ? farItems : nearItems)(categoryId, offset, limit);
  };
  return {
    total,
    page: async ({ categoryId, limit, offset }: PageQuery): Promise<Page<Location>> => {
      const [found, count] = await Promise.all([items(categoryId, offset, limit), total(categoryId)]);
      return { items: found, total: count };
    },
    /** These places were written. */
    changed: (written: readonly string[]): void => {
      totals.forget();
      remembered?.written(written);
    },
    /** A place was written, and is as public as before. */
    rated: (written: string): void => remembered?.written([written]),
  };
};
