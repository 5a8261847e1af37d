import { ratingIn } from '@wellspring/events/review-events';
import { TOPICS } from '@wellspring/events/topics';
import type { Bus } from '@wellspring/platform/bus/port';
import type { Rating } from './domain/review.ts';
import type { RatingStore, ReviewStore } from './ports.ts';
import { rebuildRatings } from './use-cases/rebuild-ratings.ts';
import { refreshRating } from './use-cases/refresh-rating.ts';

type Deps = {
  readonly reviews: Pick<ReviewStore, 'ratingsGiven' | 'placesAfter'>;
  readonly ratings: RatingStore;
  readonly bus: Pick<Bus, 'replay'>;
};

/** Computes all ratings again from the reviews; the log has the last published ones. */
export const ratingsRebuilder =
  ({ reviews, ratings, bus }: Deps) =>
  async (signal: AbortSignal) => {
    const lastPublished = new Map<string, Rating>();
    const readLog = bus.replay([TOPICS.reviews], async (messages) => {
      for (const message of messages) {
        const rating = ratingIn(message);
        if (!rating) continue;
        const { locationId, average, count } = rating;
        const revision = Number(rating.revision);
        if (revision > (lastPublished.get(locationId)?.revision ?? 0))
          lastPublished.set(locationId, { locationId, revision, average, count });
      }
    });
    await readLog();
    return rebuildRatings({
      reviews,
      ratings,
      refreshRating: refreshRating({ reviews, ratings }),
      lastPublished,
      signal,
    });
  };

/** Counts what a rebuild would repair, and writes nothing. */
export const ratingsComparer = (deps: Deps) =>
  ratingsRebuilder({ ...deps, ratings: { ...deps.ratings, replace: async () => true } });
