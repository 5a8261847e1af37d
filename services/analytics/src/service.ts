import { placesConsumer } from './events/places.ts';
import type { Resolvers } from './generated/graphql.ts';
import type { PlacesSeen } from './ports.ts';
import { communityStats } from './use-cases/count-community.ts';

export type AnalyticsDeps = { readonly places: PlacesSeen; readonly clock: () => number };

/** Analytics from its ports alone. */
export const analyticsService = ({ places, clock }: AnalyticsDeps) => {
  const stats = communityStats({ places, clock });
  const resolvers: Resolvers = { Query: { communityStats: stats.read } };
  return {
    resolvers,
    contextFor: () => ({}),
    consumers: [
      placesConsumer(async (seen) => {
        await places.setIfNewer(seen);
        stats.touch();
      }),
    ],
  };
};
