import { say } from '@wellspring/words/message';

/** How often a member may do something. */
export const LIMITS = {
  reviews: {
    name: 'reviews',
    most: 20,
    windowSeconds: 60 * 60,
    message: say('reviewsErrors.manyReviews'),
  },
  photos: {
    name: 'photos',
    most: 60,
    windowSeconds: 60 * 60,
    message: say('reviewsErrors.manyPhotos'),
  },
} as const;
