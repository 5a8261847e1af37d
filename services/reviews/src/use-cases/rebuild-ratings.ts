import { ratingFrom, type Rating } from '../domain/review.ts';
import type { RatingStore, ReviewStore } from '../ports.ts';
import type { RefreshRating } from './refresh-rating.ts';

const PAGE = 500;

type Deps = {
  readonly reviews: Pick<ReviewStore, 'ratingsGiven' | 'placesAfter'>;
  readonly ratings: RatingStore;
  readonly refreshRating: RefreshRating;
  /** the last published rating of each place */
  readonly lastPublished: ReadonlyMap<string, Rating>;
  readonly signal: AbortSignal;
};

async function* pages<Item>(next: (last: string) => Promise<readonly Item[]>, idOf: (item: Item) => string) {
  for (let last = ''; ;) {
    const page = await next(last);
    yield* page;
    const end = page.at(-1);
    if (end === undefined) return;
    last = idOf(end);
  }
}

/**
 * Computes the rating of every place again from its reviews. A rating that differs becomes an event, as always. A lost rating is restored
 * as it was last published, so that its revision continues.
 */
export const rebuildRatings = async ({ reviews, ratings, refreshRating, lastPublished, signal }: Deps) => {
  const seen = new Set<string>();
  let differing = 0;
  const mend = async (locationId: string): Promise<void> => {
    signal.throwIfAborted();
    seen.add(locationId);
    const before = await ratings.find(locationId);
    const last = lastPublished.get(locationId);
    const isLost = last !== undefined && before.revision < last.revision;
    const isWrong = ratingFrom(before, await reviews.ratingsGiven(locationId)) !== null;
    if (!isLost && !isWrong) return;
    differing += 1;
    if (isLost) await ratings.replace(last, before.revision, []);
    await refreshRating(locationId);
  };
  for await (const id of pages((last) => reviews.placesAfter(last, PAGE), String)) await mend(id);
  for await (const { locationId } of pages(
    (last) => ratings.after(last, PAGE),
    (rating) => rating.locationId,
  ))
    if (!seen.has(locationId)) await mend(locationId);
  for (const locationId of lastPublished.keys()) if (!seen.has(locationId)) await mend(locationId);
  return { rows: seen.size, differing };
};
