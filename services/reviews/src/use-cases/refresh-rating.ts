import { AppError } from '@wellspring/errors';
import { VERSION_CONFLICT, retryOnConflict } from '@wellspring/errors/retry-on-conflict';
import { say } from '@wellspring/words/message';
import { ratingFrom, type Rating } from '../domain/review.ts';
import { ratingChanged } from '../facts.ts';
import type { RatingStore, ReviewStore } from '../ports.ts';

type Deps = { readonly reviews: Pick<ReviewStore, 'ratingsGiven'>; readonly ratings: RatingStore };

/** As many may write a review of one place at the same moment. */
const MOST_ATTEMPTS = 100;

const busy = (): AppError => new AppError('UNAVAILABLE', say('reviewsErrors.placeBusy'));

/** Computes the rating of a place from all its reviews, and publishes it when it differs: never as a step up or down. */
export const refreshRating =
  ({ reviews, ratings }: Deps) =>
  (locationId: string): Promise<Rating> =>
    retryOnConflict(
      async () => {
        const before = await ratings.find(locationId);
        const next = ratingFrom(before, await reviews.ratingsGiven(locationId));
        if (!next) return before;
        return (await ratings.replace(next, before.revision, [ratingChanged(next)])) ? next : VERSION_CONFLICT;
      },
      busy,
      MOST_ATTEMPTS,
    );

export type RefreshRating = ReturnType<typeof refreshRating>;
