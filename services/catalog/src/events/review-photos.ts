import { dateOf } from '@wellspring/events/fact';
import { reviewIn } from '@wellspring/events/review-events';
import { TOPICS } from '@wellspring/events/topics';
import type { Consumer, Message } from '@wellspring/platform/bus/port';
import type { ReviewPhotos } from '../domain/gallery.ts';

const photosIn = (message: Message): ReviewPhotos[] => {
  const review = reviewIn(message);
  if (!review) return [];
  const { reviewId, revision, locationId, photos, deleted, isHidden } = review;
  const createdAt = dateOf(review.createdAt) ?? message.time;
  const shown = deleted || isHidden ? [] : photos;
  return [
    {
      reviewId,
      revision: Number(revision),
      locationId,
      createdAt,
      photos: shown.map((photo) => ({
        id: photo.photoId,
        key: photo.key,
        createdAt: dateOf(photo.createdAt) ?? createdAt,
      })),
    },
  ];
};

/** Keeps the photos of every review for the galleries: the newest state stands, a review that is deleted or hidden has none. */
export const reviewPhotosConsumer = (keep: (states: readonly ReviewPhotos[]) => Promise<void>): Consumer => ({
  kind: 'projection',
  group: 'catalog.photos',
  topics: [TOPICS.reviews],
  maxBatch: 100,
  handle: (messages) => keep(messages.flatMap(photosIn)),
});
