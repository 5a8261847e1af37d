import { readFileSync } from 'node:fs';
import { TOPICS } from '@wellspring/events/topics';
import { rebuildCommand } from '@wellspring/platform/commands/rebuild';
import { openLimits } from '@wellspring/platform/documents/limits';
import { openImages } from '@wellspring/platform/images/images';
import { sweepImages } from '@wellspring/platform/images/sweep';
import { pictureExamination } from '@wellspring/platform/service/picture-examination';
import { driftExamination } from '@wellspring/platform/service/drift-examination';
import { repeat } from '@wellspring/platform/lifecycle/repeat';
import { openRequestKeys } from '@wellspring/platform/documents/request-keys';
import { newId } from '@wellspring/platform/ids';
import type { ServiceContext, WiredService } from '@wellspring/platform/service/service-context';
import { openServiceDocuments, wireService } from '@wellspring/platform/service/wire-service';
import { defineSubgraph } from '@wellspring/platform/subgraph/define-subgraph';
import { suspensionStore } from '@wellspring/member-suspension/member-suspension';
import { erasureStore } from '@wellspring/member-erasure/member-erasure';
import { placeStore } from '@wellspring/place-replica/place-store';
import { ratingStore } from './adapters/rating-store.ts';
import { reviewStore } from './adapters/review-store.ts';
import type { ReviewsSettings } from './config.ts';
import { ratingsComparer, ratingsRebuilder } from './rebuild.ts';
import { reviewsService } from './service.ts';
import { REVIEW_PHOTOS } from './use-cases/adopt-photos.ts';
import { longTexts } from './graphql/long-texts.ts';

const NAME = 'reviews';
const typeDefs = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');
const SWEEP_MS = 60 * 60 * 1_000;
const now = (): Date => new Date();

/** Chooses reviews' engines by its settings and puts the service together. */
export const wireReviews = async (context: ServiceContext<ReviewsSettings>): Promise<WiredService> => {
  const documents = await openServiceDocuments(NAME, context);
  const reviews = reviewStore(documents);
  const ratings = ratingStore(documents);
  const limits = openLimits(documents, now);
  const requestKeys = openRequestKeys(documents, now);
  const { resolvers, rights, contextFor, consumers } = reviewsService({
    reviews,
    ratings,
    places: placeStore(documents),
    erasures: erasureStore(documents),
    suspensions: suspensionStore(documents),
    images: openImages(context.objects),
    countCalls: (limit, memberId) => limits.count(limit, memberId),
    newId,
    now,
  });
  repeat(
    'the sweep of photos',
    SWEEP_MS,
    () => sweepImages(context.objects, REVIEW_PHOTOS, (keys) => reviews.photoKeysAmong(keys), now()),
    context,
  );
  return wireService(context, {
    documents,
    consumers,
    topics: [TOPICS.reviews, TOPICS.catalog, TOPICS.identity],
    subgraph: defineSubgraph({ name: NAME, typeDefs, resolvers, rights, longTexts, requestKeys, contextFor }),
    commands: [rebuildCommand('ratings', ratingsRebuilder({ reviews, ratings, bus: context.bus }))],
    examinations: [
      pictureExamination(context.objects, {
        about: 'photos of reviews',
        prefix: REVIEW_PHOTOS,
        named: (keys) => reviews.photoKeysAmong(keys),
        someNamed: (limit) => reviews.somePhotoKeys(limit),
      }),
      driftExamination({
        projection: 'ratings',
        compare: ratingsComparer({ reviews, ratings, bus: context.bus }),
        isBehind: async () => (await documents.waiting()) > 0,
      }),
    ],
  });
};
