import type { Images } from '@wellspring/platform/images/images';
import type { PlaceStore } from '@wellspring/place-replica/place-store';
import type { CountCalls, RatingStore, ReviewStore } from './ports.ts';
import { withAdoptedPhotos } from './use-cases/adopt-photos.ts';
import { setReviewsHidden } from './use-cases/hide-reviews.ts';
import { refreshRating } from './use-cases/refresh-rating.ts';
import { removeReviewsOfMember, removeReviewsOfPlace } from './use-cases/remove-reviews.ts';
import { changeReview, createReview, deleteReview, deleteReviewPhoto } from './use-cases/write-review.ts';

export type ReviewsDeps = {
  readonly reviews: ReviewStore;
  readonly ratings: RatingStore;
  readonly places: PlaceStore;
  readonly images: Images;
  readonly countCalls: CountCalls;
  readonly newId: () => string;
  readonly now: () => Date;
};

type PageRequest = { readonly limit: number; readonly offset: number };

/** The use cases of reviews, built from its ports. */
export const reviewsUseCases = (given: ReviewsDeps) => {
  const deps = { ...given, refreshRating: refreshRating(given), withAdoptedPhotos: withAdoptedPhotos(given) };
  return {
    createReview: createReview(deps),
    changeReview: changeReview(deps),
    deleteReview: deleteReview(deps),
    deleteReviewPhoto: deleteReviewPhoto(deps),
    reviewsBy: (userId: string) => given.reviews.allOfMember(userId),
    myReviews: (userId: string, { limit, offset }: PageRequest) => given.reviews.pageOfMember(userId, limit, offset),
    setReviewsHidden: setReviewsHidden(deps),
    removeReviewsOfMember: removeReviewsOfMember(deps),
    removeReviewsOfPlace: removeReviewsOfPlace(deps),
    refreshRating: deps.refreshRating,
    reviewsOf: (locationId: string, { limit, offset }: PageRequest) =>
      given.reviews.ofLocation(locationId, limit, offset),
  };
};

export type ReviewsUseCases = ReturnType<typeof reviewsUseCases>;
