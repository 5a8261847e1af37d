import { AppError } from '@wellspring/errors';
import { ratingFrom, type Rating } from '../domain/rating.ts';
import { ratingChanged } from '../facts.ts';
import type { RatingStore, ReviewStore } from '../ports.ts';

type Deps = { readonly reviews: Pick<ReviewStore, 'ratingsGiven'>; readonly ratings: RatingStore };

const MOST_ATTEMPTS = 100;

/** Works the rating of a place out from all its reviews, and tells it where it is another than before: never a step up or down. */
export const refreshRating =
  ({ reviews, ratings }: Deps) =>
  async (locationId: string): Promise<Rating> => {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const before = await ratings.find(locationId);
      const next = ratingFrom(before, await reviews.ratingsGiven(locationId));
      if (!next) return before;
      if (await ratings.replace(next, before.revision, [ratingChanged(next)])) return next;
    }
    throw new AppError('UNAVAILABLE', 'This place is being reviewed by many people. Please try again in a moment.');
  };

export type RefreshRating = ReturnType<typeof refreshRating>;
