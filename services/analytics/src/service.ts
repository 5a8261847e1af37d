import type { ErasureStore } from '@wellspring/member-erasure/member-erasure';
import type { Arrival } from './domain/arrival.ts';
import {
  arrivalsConsumer,
  memberErasureConsumer,
  locationsConsumer,
  reviewsConsumer,
  usersConsumer,
} from './events/consumers.ts';
import { analyticsResolvers } from './graphql/resolvers.ts';
import { rights } from './graphql/rights.ts';
import { analyticsUseCases, type AnalyticsDeps } from './use-cases.ts';

/** Analytics, built from its ports. */
export const analyticsService = (deps: AnalyticsDeps & { readonly erasures: ErasureStore }) => {
  const useCases = analyticsUseCases(deps);
  const { stats, dailyTotals } = useCases;
  /** The count is invalid after a write, and made again at the next read. */
  const storeIn =
    <Seen>(store: { setIfNewer(seen: readonly Seen[]): Promise<void> }) =>
    async (seen: readonly Seen[]): Promise<void> => {
      await store.setIfNewer(seen);
      stats.touch();
    };
  const keepArrivals = async (arrivals: readonly Arrival[]): Promise<void> => {
    await deps.arrivals.add(arrivals);
    dailyTotals.touch(arrivals.map(({ day }) => day));
  };
  return {
    resolvers: analyticsResolvers(useCases),
    rights,
    useCases,
    contextFor: () => ({}),
    consumers: [
      locationsConsumer(storeIn(deps.locations)),
      usersConsumer(storeIn(deps.users)),
      reviewsConsumer(storeIn(deps.reviews)),
      arrivalsConsumer(keepArrivals),
      memberErasureConsumer(deps.erasures, deps.pageViews),
    ],
  };
};
