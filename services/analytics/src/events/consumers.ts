import { locationIn } from '@wellspring/events/location-events';
import { TOPICS } from '@wellspring/events/topics';
import type { Consumer, Message } from '@wellspring/platform/bus/port';
import { reviewIn } from '@wellspring/events/review-events';
import { userIn } from '@wellspring/events/user-events';
import { dateOf } from '@wellspring/events/fact';
import { erasureConsumer, type ErasureStore } from '@wellspring/member-erasure/member-erasure';
import type { Seen, SeenLocation } from '../domain/stats.ts';
import type { Arrival, ArrivalKind } from '../domain/arrival.ts';
import { utcDayOf } from '../domain/utc-day.ts';
import { memberErased } from '../facts.ts';
import type { PageViewStore } from '../ports.ts';

const seenIn = (message: Message): SeenLocation[] => {
  const location = locationIn(message);
  if (!location) return [];
  return [
    {
      id: location.locationId,
      revision: Number(location.revision),
      isCounted: location.isVerified && !location.deleted,
      country: location.country || null,
    },
  ];
};

/** Keeps the newest state of every location, in any order and with repeats. */
export const locationsConsumer = (keep: (locations: readonly SeenLocation[]) => Promise<void>): Consumer => ({
  kind: 'projection',
  group: 'analytics.locations',
  topics: [TOPICS.catalog],
  maxBatch: 500,
  handle: (messages) => keep(messages.flatMap(seenIn)),
});

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

/** Keeps which members there are, in any order and with repeats. */
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

/** The first revision: it marks who joined and what was submitted. */
const FIRST = 1n;

const arrivalOf = (kind: ArrivalKind, id: string, at: Date | null): Arrival[] =>
  at === null ? [] : [{ kind, id, day: utcDayOf(at) }];

const joinedIn = (message: Message): Arrival[] => {
  const user = userIn(message);
  return user?.revision === FIRST ? arrivalOf('member', user.userId, dateOf(user.createdAt)) : [];
};

const submittedIn = (message: Message): Arrival[] => {
  const location = locationIn(message);
  return location?.revision === FIRST && location.submittedBy !== ''
    ? arrivalOf('submission', location.locationId, dateOf(location.createdAt))
    : [];
};

/** Keeps who joined and what was submitted on which day, in any order and with repeats. */
export const arrivalsConsumer = (keep: (arrivals: readonly Arrival[]) => Promise<void>): Consumer => ({
  kind: 'projection',
  group: 'analytics.arrivals',
  topics: [TOPICS.catalog, TOPICS.identity],
  maxBatch: 500,
  handle: (messages) =>
    keep(messages.flatMap((message) => (message.topic === TOPICS.identity ? joinedIn(message) : submittedIn(message)))),
});

/** Page views lose the member with the account. What is being written meanwhile is looked at by who writes it. */
export const memberErasureConsumer = (
  erasures: ErasureStore,
  pageViews: Pick<PageViewStore, 'forgetMember'>,
): Consumer =>
  erasureConsumer({
    service: 'analytics',
    ownTopic: TOPICS.analytics,
    erasures,
    erase: (userId) => pageViews.forgetMember(userId),
    writerIn: () => null,
    memberErased,
  });
