import { reviewIn } from '@wellspring/events/review-events';
import { TOPICS } from '@wellspring/events/topics';
import { userIn } from '@wellspring/events/user-events';
import type { Consumer, Message } from '@wellspring/platform/bus/port';
import type { Seen } from '../domain/stats.ts';

type Keep = (seen: readonly Seen[]) => Promise<void>;

const memberIn = (message: Message): Seen[] => {
  const user = userIn(message);
  return user ? [{ id: user.userId, revision: Number(user.revision), isCounted: !user.deleted }] : [];
};

const reviewSeenIn = (message: Message): Seen[] => {
  const review = reviewIn(message);
  return review
    ? [{ id: review.reviewId, revision: Number(review.revision), isCounted: !review.deleted && !review.isHidden }]
    : [];
};

/** Keeps which members there are, whatever happened to them and however often it is told. */
export const usersConsumer = (keep: Keep): Consumer => ({
  kind: 'projection',
  group: 'analytics.users',
  topics: [TOPICS.identity],
  maxBatch: 500,
  handle: (messages) => keep(messages.flatMap(memberIn)),
});

/** Keeps which reviews there are, and are shown. */
export const reviewsConsumer = (keep: Keep): Consumer => ({
  kind: 'projection',
  group: 'analytics.reviews',
  topics: [TOPICS.reviews],
  maxBatch: 500,
  handle: (messages) => keep(messages.flatMap(reviewSeenIn)),
});
