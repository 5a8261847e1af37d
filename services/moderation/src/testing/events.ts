import { fact } from '@wellspring/events/fact';
import { LocationVerifiedSchema } from '@wellspring/events/generated/wellspring/catalog/v1/events_pb';
import { UserDeletedSchema } from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import { TripListChangedSchema } from '@wellspring/events/generated/wellspring/lists_and_badges/v1/events_pb';
import { ReviewChangedSchema } from '@wellspring/events/generated/wellspring/reviews/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Fact, Message } from '@wellspring/platform/bus/port';
import { newId } from '@wellspring/platform/ids';

export const ANN = { id: 'ann', isAdmin: false };
export const BEN = { id: 'ben', isAdmin: false };

/** A fact on its way. */
const sent = (told: Fact, source: string): Message => ({ ...told, id: newId(), source, time: new Date() });

type State = { readonly revision?: number; readonly deleted?: boolean };

/** What catalog tells of a place that Ben submitted. */
export const placeTold = (locationId: string, { isVerified = true, ...state }: State & { isVerified?: boolean } = {}) =>
  sent(
    fact(TOPICS.catalog, locationId, LocationVerifiedSchema, {
      location: {
        locationId,
        isVerified,
        submittedBy: BEN.id,
        deleted: state.deleted ?? false,
        revision: BigInt(state.revision ?? 1),
      },
    }),
    'catalog',
  );

/** What reviews tells of one of Ben's. */
export const reviewTold = (reviewId: string, locationId: string, { revision = 1, deleted = false }: State = {}) =>
  sent(
    fact(TOPICS.reviews, locationId, ReviewChangedSchema, {
      review: { reviewId, locationId, userId: BEN.id, rating: 4, revision: BigInt(revision), deleted },
    }),
    'reviews',
  );

/** What lists-and-badges tells of one of Ben's. */
export const listTold = (tripListId: string, { isPublic = true, ...state }: State & { isPublic?: boolean } = {}) =>
  sent(
    fact(TOPICS['lists-and-badges'], tripListId, TripListChangedSchema, {
      tripList: {
        tripListId,
        userId: BEN.id,
        isPublic,
        revision: BigInt(state.revision ?? 1),
        deleted: state.deleted ?? false,
      },
    }),
    'lists-and-badges',
  );

/** That a member has deleted their account. */
export const accountDeleted = (userId: string) =>
  sent(fact(TOPICS.identity, userId, UserDeletedSchema, { user: { userId, revision: 9n, deleted: true } }), 'identity');
