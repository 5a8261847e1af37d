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

/** A published event as consumers receive it. */
const messageOf = (published: Fact, source: string): Message => ({
  ...published,
  id: newId(),
  source,
  time: new Date(),
});

type State = { readonly revision?: number; readonly deleted?: boolean };

/** An event of catalog about a place that Ben submitted. */
export const placeEvent = (
  locationId: string,
  { isVerified = true, ...state }: State & { isVerified?: boolean } = {},
) =>
  messageOf(
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

/** An event of reviews about a review by Ben. */
export const reviewEvent = (reviewId: string, locationId: string, { revision = 1, deleted = false }: State = {}) =>
  messageOf(
    fact(TOPICS.reviews, locationId, ReviewChangedSchema, {
      review: { reviewId, locationId, userId: BEN.id, rating: 4, revision: BigInt(revision), deleted },
    }),
    'reviews',
  );

/** An event of lists-and-badges about a list of Ben. */
export const listEvent = (tripListId: string, { isPublic = true, ...state }: State & { isPublic?: boolean } = {}) =>
  messageOf(
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
  messageOf(
    fact(TOPICS.identity, userId, UserDeletedSchema, { user: { userId, revision: 9n, deleted: true } }),
    'identity',
  );
