import { deletedPlacesConsumer, placesConsumer } from '@wellspring/place-replica/place-consumers';
import { reviewIn } from '@wellspring/events/review-events';
import { TOPICS } from '@wellspring/events/topics';
import { erasureConsumer, type ErasureStore } from '@wellspring/member-erasure/member-erasure';
import { type SuspensionStore, suspensionsConsumer } from '@wellspring/member-suspension/member-suspension';
import type { Consumer, Message } from '@wellspring/platform/bus/port';
import { photosConsumer, ratingsConsumer } from './events/consumers.ts';
import { memberErased } from './facts.ts';
import { reviewsContext } from './graphql/context.ts';
import { reviewsResolvers } from './graphql/resolvers.ts';
import { rights } from './graphql/rights.ts';
import { reviewsUseCases, type ReviewsDeps } from './use-cases.ts';

const SERVICE = 'reviews';
const ownTopic = TOPICS.reviews;

const existingReviewsIn = (message: Message) => {
  const review = reviewIn(message);
  return review?.deleted === false ? [review] : [];
};

type Departures = { readonly erasures: ErasureStore; readonly suspensions: SuspensionStore };

/** Reviews, built from its ports. */
export const reviewsService = ({ erasures, suspensions, ...deps }: ReviewsDeps & Departures) => {
  const useCases = reviewsUseCases(deps);
  const { places, images } = deps;
  const consumers: readonly Consumer[] = [
    placesConsumer(SERVICE, (states) => places.setIfNewer(states)),
    ratingsConsumer(useCases.refreshRating),
    photosConsumer(images),
    deletedPlacesConsumer({
      service: SERVICE,
      ownTopic,
      places,
      remove: useCases.removeReviewsOfPlace,
      locationsIn: async (message) => existingReviewsIn(message).map(({ locationId }) => locationId),
    }),
    erasureConsumer({
      service: SERVICE,
      ownTopic,
      erasures,
      erase: useCases.removeReviewsOfMember,
      writerIn: (message) => existingReviewsIn(message)[0]?.userId ?? null,
      memberErased,
    }),
    suspensionsConsumer({
      service: SERVICE,
      ownTopic,
      suspensions,
      setHidden: useCases.setReviewsHidden,
      writingIn: (message) => existingReviewsIn(message)[0] ?? null,
    }),
  ];
  return {
    useCases,
    resolvers: reviewsResolvers(useCases),
    rights,
    contextFor: reviewsContext(deps.reviews, deps.places),
    consumers,
  };
};
