import type { Actor } from '@wellspring/platform/subgraph/actor';
import { requireMember } from '@wellspring/platform/subgraph/rights';
import type { CompleteResolvers } from '../generated/graphql.ts';
import type { AnalyticsUseCases } from '../use-cases.ts';

type AnalyticsContext = { readonly actor: Actor };

/** Reads the arguments and calls a use case. Permissions are in rights.ts. */
export const analyticsResolvers = (useCases: AnalyticsUseCases): CompleteResolvers<AnalyticsContext> => ({
  Query: {
    communityStats: () => useCases.communityStats(),
    adminAnalytics: async () => {
      const { topLocations, ...report } = await useCases.report();
      const named = topLocations.map(({ locationId, views }) => ({ location: { id: locationId }, views }));
      return { ...report, days: [...report.days], topLocations: named };
    },
    exportPageViews: async (_, __, { actor }) => {
      const views = await useCases.pageViewsOf(requireMember(actor).id);
      return views.map(({ path, locationId, network, userAgent, at }) => ({
        path,
        locationId,
        network,
        userAgent,
        createdAt: at,
      }));
    },
  },
  Mutation: {
    recordPageView: (_, { input: { path, locationId, userAgent } }, { actor }) => {
      useCases.takePageView({ path, locationId: locationId ?? null, userAgent: userAgent ?? '' }, actor);
      return true;
    },
  },
});
