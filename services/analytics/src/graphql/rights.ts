import type { Rights } from '@wellspring/platform/subgraph/rights';

/** Who may ask analytics for what. */
export const rights = {
  'Query.communityStats': 'everyone',
  'Query.adminAnalytics': 'admin',
  'Query.exportPageViews': 'member over REST',
  // Where the call comes from, and with what, only the gateway can vouch for.
  'Mutation.recordPageView': 'everyone over REST',
} as const satisfies Rights;
