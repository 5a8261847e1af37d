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

/** Works all ratings out anew from the reviews; the log says what the world was told last. */
export const ratingsRebuilder =
  ({ reviews, ratings, bus }: Deps) =>
  async (signal: AbortSignal) => {
    const told = new Map<string, Rating>();
    const readLog = bus.replay([TOPICS.reviews], async (messages) => {
      for (const message of messages) {
        const rating = ratingIn(message);
        if (!rating) continue;
        const { locationId, average, count } = rating;
        const revision = Number(rating.revision);
        if (revision > (told.get(locationId)?.revision ?? 0))
          told.set(locationId, { locationId, revision, average, count });
      }
    });
    await readLog();
    return rebuildRatings({ reviews, ratings, refreshRating: refreshRating({ reviews, ratings }), told, signal });
  };

/** Counts what the same would mend, and writes nothing. */
export const ratingsComparer = (deps: Deps) =>
  ratingsRebuilder({ ...deps, ratings: { ...deps.ratings, replace: async () => true } });
