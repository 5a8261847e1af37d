import { requestedPage } from '@wellspring/platform/subgraph/requested-page';
import { viewerOf } from '@wellspring/platform/subgraph/define-subgraph';
import type { Rating } from '../domain/review.ts';
import type { CompleteResolvers } from '../generated/graphql.ts';
import type { ReviewsUseCases } from '../use-cases.ts';
import type { ReviewsContext } from './context.ts';

const REVIEWS_PAGE = 20;
const NO_REVIEWS = { reviews: [], total: 0 };

const ratingFields = ({ locationId, average, count }: Rating) => ({
  locationId,
  averageRating: average,
  reviewCount: count,
});

/** Reads the arguments and calls a use case. Rights are in rights.ts. */
export const reviewsResolvers = (useCases: ReviewsUseCases): CompleteResolvers<ReviewsContext> => ({
  Query: {
    exportReviews: (_, __, { actor }) => useCases.reviewsBy(viewerOf(actor).id),
    myReviews: (_, args, { actor }) => useCases.myReviews(viewerOf(actor).id, requestedPage(args, REVIEWS_PAGE)),
  },
  Mutation: {
    createReview: async (_, { input, idempotencyKey }, { actor }) => {
      const { review, rating } = await useCases.createReview(
        { ...input, uploads: input.uploads ?? [] },
        viewerOf(actor),
        idempotencyKey ?? null,
      );
      return { review, rating: ratingFields(rating) };
    },
    changeReview: async (_, { id, input }, { actor }) => {
      const { rating: stars, title, content, uploads, removePhotoIds, revision } = input;
      const change = {
        ...(stars != null && { rating: stars }),
        ...(title != null && { title }),
        ...(content != null && { content }),
        ...(uploads && { uploads }),
        ...(removePhotoIds && { removePhotoIds }),
      };
      const { review, rating } = await useCases.changeReview(id, change, viewerOf(actor), revision ?? null);
      return { review, rating: ratingFields(rating) };
    },
    deleteReview: async (_, { id }, { actor }) => ({
      id,
      rating: ratingFields(await useCases.deleteReview(id, viewerOf(actor))),
    }),
    deleteReviewPhoto: (_, { id, photoId }, { actor }) => useCases.deleteReviewPhoto(id, photoId, viewerOf(actor)),
  },
  Location: {
    reviews: async ({ id }, args, { maySee }) =>
      (await maySee(id)) ? useCases.reviewsOf(id, requestedPage(args, REVIEWS_PAGE)) : NO_REVIEWS,
    myReview: ({ id }, _, { ownReview }) => ownReview.load(id),
  },
  Review: {
    __resolveReference: async ({ id }, { reviewById, maySee }) => {
      const review = await reviewById.load(id);
      return review?.hiddenAt === null && (await maySee(review.locationId)) ? review : null;
    },
    location: ({ locationId }) => ({ id: locationId }),
    author: ({ userId }) => ({ id: userId }),
    photos: ({ photos }) => photos.map(({ id, key, createdAt }) => ({ id, url: `/media/${key}-960.webp`, createdAt })),
  },
});
