import { fact } from '@wellspring/events/fact';
import {
  LocationDeletedSchema,
  LocationUnverifiedSchema,
  LocationVerifiedSchema,
} from '@wellspring/events/generated/wellspring/catalog/v1/events_pb';
import { UserDeletedSchema } from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import {
  FavoriteChangedSchema,
  type DeletionReason as ListDeletion,
  TripListChangedSchema,
  TripListDeletedSchema,
  VisitChangedSchema,
} from '@wellspring/events/generated/wellspring/lists_and_badges/v1/events_pb';
import {
  ReviewCreatedSchema,
  ReviewDeletedSchema,
  type DeletionReason as ReviewDeletion,
} from '@wellspring/events/generated/wellspring/reviews/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Fact, Message } from '@wellspring/platform/bus/port';
import { newId } from '@wellspring/platform/ids';
import { ANN } from './lists.ts';

// What a member did, as events of the services. The number of an entity is the day it happened.
const userId = ANN.id;
export const dayOf = (day: number): Date => new Date(Date.UTC(2026, 0, day));
const on = (day: number, event: Fact): Message => ({ ...event, id: newId(), source: 'test', time: dayOf(day) });
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

const place = (at: number) => ({ locationId: `p${at}`, revision: 1n, isVerified: true, submittedBy: userId });
export const verified = (at: number, revision = 1n) =>
  on(at, fact(TOPICS.catalog, `p${at}`, LocationVerifiedSchema, { location: { ...place(at), revision } }));
export const unverified = (at: number, day = 90) =>
  on(
    day,
    fact(TOPICS.catalog, `p${at}`, LocationUnverifiedSchema, {
      location: { ...place(at), revision: 2n, isVerified: false },
    }),
  );
export const placeDeleted = (at: number) =>
  on(
    90,
    fact(TOPICS.catalog, `p${at}`, LocationDeletedSchema, { location: { ...place(at), revision: 2n, deleted: true } }),
  );

const review = (at: number) => ({ reviewId: `r${at}`, locationId: `p${at}`, userId, revision: 1n, rating: 4 });
export const reviewed = (at: number) =>
  on(at, fact(TOPICS.reviews, `p${at}`, ReviewCreatedSchema, { review: review(at) }));
export const reviewDeleted = (at: number, reason: ReviewDeletion) =>
  on(
    91,
    fact(TOPICS.reviews, `p${at}`, ReviewDeletedSchema, {
      review: { ...review(at), revision: 2n, deleted: true },
      reason,
    }),
  );

const TOPIC = TOPICS['lists-and-badges'];
const list = (at: number) => ({ tripListId: `l${at}`, userId, revision: 2n, isPublic: true });
export const published = (at: number) => on(at, fact(TOPIC, `l${at}`, TripListChangedSchema, { tripList: list(at) }));
export const hidden = (at: number) =>
  on(92, fact(TOPIC, `l${at}`, TripListChangedSchema, { tripList: { ...list(at), revision: 3n, isPublic: false } }));
export const listDeleted = (at: number, reason: ListDeletion) =>
  on(
    93,
    fact(TOPIC, `l${at}`, TripListDeletedSchema, { tripList: { ...list(at), revision: 4n, deleted: true }, reason }),
  );

export const favorited = (at: number, isFavorite = true) =>
  on(
    at,
    fact(TOPIC, userId, FavoriteChangedSchema, {
      favorite: { userId, locationId: `p${at}`, revision: isFavorite ? 1n : 2n, isFavorite },
    }),
  );
export const visited = (at: number, visitStatus = 'visited') =>
  on(
    at,
    fact(TOPIC, userId, VisitChangedSchema, { visit: { userId, locationId: `p${at}`, revision: 3n, visitStatus } }),
  );
export const accountDeleted = () =>
  on(94, fact(TOPICS.identity, userId, UserDeletedSchema, { user: { userId, revision: 9n, deleted: true } }));
