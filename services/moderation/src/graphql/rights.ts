import type { Rights } from '@wellspring/platform/subgraph/rights';

/** Who may ask moderation for what. */
export const rights = {
  'Query.siteSettings': 'admin',
  'Mutation.changeSiteSetting': 'admin',
} as const satisfies Rights;
