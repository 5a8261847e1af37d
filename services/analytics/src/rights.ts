import type { Rights } from '@wellspring/platform/subgraph/rights';

/** Who may ask analytics for what. */
export const rights = { 'Query.communityStats': 'everyone' } as const satisfies Rights;
