import { decode } from '@wellspring/events/fact';
import {
  DeletionReason as ListDeletionReason,
  TripListDeletedSchema,
} from '@wellspring/events/generated/wellspring/lists_and_badges/v1/events_pb';
import {
  DeletionReason as ReviewDeletionReason,
  ReviewDeletedSchema,
} from '@wellspring/events/generated/wellspring/reviews/v1/events_pb';
import { favoriteIn, tripListIn, visitIn, visitStatusOf } from '@wellspring/events/list-events';
import { locationIn } from '@wellspring/events/location-events';
import { reviewIn } from '@wellspring/events/review-events';
import { TOPICS, type Topic } from '@wellspring/events/topics';
import type { Message } from '@wellspring/platform/bus/port';
import { CONTRIBUTION_TYPES, type ContributionType } from '../domain/badge.ts';
import type { Contribution } from '../domain/contribution.ts';

/** A contribution without its type: the source of a type says no more. */
type Counted = Omit<Contribution, 'type'>;

/** A place of a member counts while it is published: only admins publish, withdraw and delete. */
const ofPlace = (message: Message): Counted | null => {
  const location = locationIn(message);
  if (!location?.submittedBy) return null;
  const { locationId, submittedBy: userId, isVerified, deleted } = location;
  const isPublished = isVerified && !deleted;
  return {
    id: `contributor/${locationId}`,
    userId,
    subjectId: locationId,
    revision: Number(location.revision),
    firstAt: isPublished ? message.time : null,
    isRemoved: !isPublished,
  };
};

const wasReviewRemoved = (message: Message): boolean =>
  message.type === ReviewDeletedSchema.typeName &&
  decode(ReviewDeletedSchema, message).reason === ReviewDeletionReason.ADMIN;

/** A written review counts also when its author deletes it later. */
const ofReview = (message: Message): Counted | null => {
  const review = reviewIn(message);
  if (!review) return null;
  return {
    id: `reviewer/${review.reviewId}`,
    userId: review.userId,
    subjectId: review.locationId,
    revision: Number(review.revision),
    firstAt: message.time,
    isRemoved: wasReviewRemoved(message),
  };
};

const wasListRemoved = (message: Message): boolean =>
  message.type === TripListDeletedSchema.typeName &&
  decode(TripListDeletedSchema, message).reason === ListDeletionReason.ADMIN;

/** A list counts from when it was first public; that it is private again changes nothing. */
const ofList = (message: Message): Counted | null => {
  const list = tripListIn(message);
  const isRemoved = wasListRemoved(message);
  if (!list || !(list.isPublic || isRemoved)) return null;
  return {
    id: `curator/${list.tripListId}`,
    userId: list.userId,
    subjectId: list.tripListId,
    revision: Number(list.revision),
    firstAt: list.isPublic ? message.time : null,
    isRemoved,
  };
};

/** The members that events of marks name. */
type Members = ReadonlyMap<string, string>;

/** Visited and favorited are one: the place counts once, from the first of the two. */
const ofMark = (message: Message, members: Members): Counted | null => {
  const [favorite, visit] = [favoriteIn(message), visitIn(message)];
  const mark = favorite?.isFavorite ? favorite : visit && visitStatusOf(visit) === 'visited' ? visit : null;
  if (!mark) return null;
  const userId = members.get(mark.userId);
  if (userId === undefined) return null;
  const { locationId } = mark;
  return {
    id: `explorer/${userId}/${locationId}`,
    userId,
    subjectId: locationId,
    revision: 1,
    firstAt: message.time,
    isRemoved: false,
  };
};

type Source = {
  readonly topic: Topic;
  readonly read: (message: Message, members: Members) => Counted | null;
};

/** What earns each type. */
const SOURCES: Readonly<Record<ContributionType, Source>> = {
  contributor: { topic: TOPICS.catalog, read: ofPlace },
  reviewer: { topic: TOPICS.reviews, read: ofReview },
  curator: { topic: TOPICS['lists-and-badges'], read: ofList },
  explorer: { topic: TOPICS['lists-and-badges'], read: ofMark },
};

/** The mark of an event; null for other events. @throws AppError VALIDATION when it cannot be read */
export const markIn = (message: Message) =>
  message.topic === TOPICS['lists-and-badges'] ? (favoriteIn(message) ?? visitIn(message)) : null;

/** What an event says that a member did, for each type of badge that it counts for. @throws AppError VALIDATION when it cannot be read */
export const contributionsIn = (message: Message, members: Members): readonly Contribution[] =>
  CONTRIBUTION_TYPES.flatMap((type) => {
    const { topic, read } = SOURCES[type];
    const counted = topic === message.topic ? read(message, members) : null;
    return counted ? [{ ...counted, type }] : [];
  });
