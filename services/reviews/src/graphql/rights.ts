import type { Rights } from '@wellspring/platform/subgraph/rights';

/** Who may ask reviews for what. Whose review somebody may change is the use cases' rule. */
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
