import type { Rights } from '@wellspring/platform/subgraph/rights';

/** The rights of each call of reviews. Which reviews a member may change is a rule of the use cases. */
export const rights = {
  'Query.exportReviews': 'member over REST',
  'Query.myReviews': 'member',
  'Mutation.createReview': 'member over REST',
  'Mutation.changeReview': 'member over REST',
  'Mutation.deleteReview': 'member',
  'Mutation.deleteReviewPhoto': 'member',
  'Location.reviews': 'everyone',
  'Location.myReview': 'everyone',
  'Review.*': 'everyone',
} as const satisfies Rights;
