import type { Rights } from '@wellspring/platform/subgraph/rights';

/** Who may ask moderation for what. What a member may report is the use cases' rule. */
export const rights = {
  'Query.siteSettings': 'admin',
  'Query.adminReports': 'admin',
  'Query.adminContactMessages': 'admin',
  'Query.adminAudit': 'admin',
  'Query.exportReports': 'member over REST',
  'Query.exportContactMessages': 'member over REST',
  'Mutation.changeSiteSetting': 'admin',
  'Mutation.reportLocation': 'member',
  'Mutation.reportReview': 'member',
  'Mutation.reportTripList': 'member',
  'Mutation.settleReport': 'admin',
  'Mutation.settleReportsOn': 'admin',
  'Mutation.sendContactMessage': 'everyone',
  'Mutation.markMessageRead': 'admin',
  'Mutation.deleteContactMessage': 'admin',
  'Query.heroImages': 'everyone',
  'Query.adminHeroImages': 'admin',
  'Mutation.addHeroImages': 'admin over REST',
  'Mutation.orderHeroImages': 'admin',
  'Mutation.setHeroImageActive': 'admin',
  'Mutation.deleteHeroImage': 'admin',
} as const satisfies Rights;
