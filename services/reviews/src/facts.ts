import { actBy } from '@wellspring/events/acts';
import { fact, timestamp } from '@wellspring/events/fact';
import {
  DeletionReason,
  MemberErasedSchema,
  RatingChangedSchema,
  ReviewChangedSchema,
  ReviewCreatedSchema,
  ReviewDeletedSchema,
  ReviewHiddenSchema,
  ReviewShownSchema,
} from '@wellspring/events/generated/wellspring/reviews/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Fact } from '@wellspring/platform/bus/port';
import type { Rating, Review } from './domain/review.ts';

/** Who or what made a review go. */
export type Reason = 'author' | 'admin' | 'cascade';

const REASONS: Readonly<Record<Reason, DeletionReason>> = {
  author: DeletionReason.AUTHOR,
  admin: DeletionReason.ADMIN,
  cascade: DeletionReason.CASCADE,
};

const published = (review: Review, deleted = false) => ({
  review: {
    reviewId: review.id,
    revision: BigInt(review.revision),
    locationId: review.locationId,
    userId: review.userId,
    rating: review.rating,
    createdAt: timestamp(review.createdAt),
    photos: review.photos.map(({ id, key, createdAt }) => ({ photoId: id, key, createdAt: timestamp(createdAt) })),
    deleted,
    isHidden: review.hiddenAt !== null,
  },
});

export const reviewCreated = (review: Review): Fact =>
  fact(TOPICS.reviews, review.locationId, ReviewCreatedSchema, published(review));

/** `by`: the admin whose act it is; null: its author's. */
export const reviewChanged = (review: Review, by: string | null = null): Fact =>
  fact(TOPICS.reviews, review.locationId, ReviewChangedSchema, {
    ...published(review),
    ...(by !== null && { act: actBy(by) }),
  });

/** `by`: the admin whose act it is; null: it is no act. */
export const reviewDeleted = (review: Review, reason: Reason, by: string | null = null): Fact =>
  fact(TOPICS.reviews, review.locationId, ReviewDeletedSchema, {
    ...published(review, true),
    reason: REASONS[reason],
    ...(by !== null && { act: actBy(by) }),
  });

/** Hidden or shown, as it is. */
export const reviewVeiled = (review: Review): Fact =>
  fact(
    TOPICS.reviews,
    review.locationId,
    review.hiddenAt === null ? ReviewShownSchema : ReviewHiddenSchema,
    published(review),
  );

export const memberErased = (userId: string): Fact =>
  fact(TOPICS.reviews, userId, MemberErasedSchema, { member: { userId } });

export const ratingChanged = ({ locationId, revision, average, count }: Rating): Fact =>
  fact(TOPICS.reviews, locationId, RatingChangedSchema, {
    rating: { locationId, revision: BigInt(revision), average, count },
  });
