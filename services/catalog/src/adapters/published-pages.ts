import type { Model } from 'mongoose';
import type { Location } from '../domain/location.ts';
import type { Page } from '../domain/search/query.ts';
import { toLocation, type LocationDocument } from './location-document.ts';
import { FROM_THE_END, STANDING_ORDER } from './location-indexes.ts';
import { publishedIds, publishedOf, publishedPart } from './published-ids.ts';
import { rememberedPlaces } from './remembered-places.ts';
import { rememberedReads } from './remembered-reads.ts';

type PageQuery = { readonly categoryId?: number | undefined; readonly limit: number; readonly offset: number };

/**
 * For so long what other processes wrote may be missing from a total: a second, and up to five where counting takes long, so that an
 * engine does not count for more than a twenty-fifth of its time for each list. MongoDB counts a million places in 0.3 s, and those of one
 * of twelve categories in 30 ms: lists of all of them are asked for at once.
 */
const othersMs = (tookMs: number): number => Math.min(5_000, Math.max(1_000, 50 * tookMs));
/** Entries that are passed over without a thought of the other end; pages before them are asked for again and again. */
const NEAR = 100;

const clock = (): number => performance.now();

/** Pages of published places in the standing order. `isAlone`: only this process writes places. */
export const publishedPages = (model: Model<LocationDocument>, isAlone: boolean) => {
  const known = { clock, lifeMs: isAlone ? () => Infinity : othersMs };
  const totals = rememberedReads<number>(known);
  const order = publishedIds(model, isAlone ? null : known);
  const total = (categoryId?: number): Promise<number> =>
    totals.of(String(categoryId), () => model.countDocuments(publishedOf(categoryId)).exec());

  /** From whichever end is nearer: entries are passed over one by one. */
  const ids = async (categoryId: number | undefined, offset: number, limit: number): Promise<readonly string[]> => {
    const count = await total(categoryId);
    const end = Math.min(offset + limit, count);
    if (offset >= end) return [];
    if (offset <= count / 2) return order.ids({ categoryId, order: STANDING_ORDER }, { skip: offset, limit });
    const backwards = { skip: count - end, limit: end - offset };
    return (await order.ids({ categoryId, order: FROM_THE_END }, backwards)).toReversed();
  };
  const places = async (wanted: readonly string[], categoryId?: number): Promise<readonly Location[]> => {
    const found = await model
      .find({ ...publishedOf(categoryId), _id: { $in: [...wanted] } })
      .lean<LocationDocument[]>();
    return found.map(toLocation);
  };

  const remembered = isAlone ? rememberedPlaces({ ids, places }) : null;
  const nearItems = async (categoryId: number | undefined, offset: number, limit: number) => {
    const list = { categoryId, order: STANDING_ORDER };
    const documents = await publishedPart(model, list, { skip: offset, limit }).lean<LocationDocument[]>();
    return documents.map(toLocation);
  };
  const farItems = async (categoryId: number | undefined, offset: number, limit: number) => {
    const wanted = await ids(categoryId, offset, limit);
    const found = new Map((await places(wanted, categoryId)).map((place) => [place.id, place]));
    return wanted.flatMap((id) => found.get(id) ?? []);
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
      order.forget();
      remembered?.written(written);
    },
    /** A place was written, and is as public as before. */
    rated: (written: string): void => {
      order.forget();
      remembered?.written([written]);
    },
  };
};
