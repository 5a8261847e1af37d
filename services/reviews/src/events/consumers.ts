import { reviewIn } from '@wellspring/events/review-events';
import { TOPICS } from '@wellspring/events/topics';
import type { Consumer } from '@wellspring/platform/bus/port';
import type { Images } from '@wellspring/platform/images/images';
import type { RefreshRating } from '../use-cases/refresh-rating.ts';

/** Own events only name the place: its rating is computed from the store. This repairs the rating after a crash of the writer. */
export const ratingsConsumer = (refreshRating: RefreshRating): Consumer => ({
  kind: 'projection',
  group: 'reviews.ratings',
  topics: [TOPICS.reviews],
  maxBatch: 100,
  handle: async (messages) => {
    const places = new Set(messages.flatMap((message) => reviewIn(message)?.locationId ?? []));
    for (const locationId of places) await refreshRating(locationId);
  },
});

/** The pictures of a deleted review are deleted: the event still names them, the document does not. Removing twice is harmless. */
export const photosConsumer = (images: Pick<Images, 'remove'>): Consumer => ({
  kind: 'projection',
  group: 'reviews.photos',
  topics: [TOPICS.reviews],
  maxBatch: 50,
  handle: (messages) =>
    images.remove(
      messages.flatMap((message) => {
        const review = reviewIn(message);
        return review?.deleted ? review.photos : [];
      }),
    ),
});
