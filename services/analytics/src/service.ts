import { locationsConsumer } from './events/locations.ts';
import { reviewsConsumer, usersConsumer } from './events/members-and-reviews.ts';
import type { CompleteResolvers } from './generated/graphql.ts';
import type { CountedStore, LocationStore } from './ports.ts';
import { rights } from './rights.ts';
import { communityStats } from './use-cases/count-community.ts';

export type AnalyticsDeps = {
  readonly locations: LocationStore;
  readonly users: CountedStore;
  readonly reviews: CountedStore;
  readonly clock: () => number;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
};

/** Analytics from its ports alone. */
export const analyticsService = ({ locations, users, reviews, clock, sleep }: AnalyticsDeps) => {
  const stats = communityStats({ locations, users, reviews, clock, sleep });
  const resolvers: CompleteResolvers = { Query: { communityStats: stats.read } };
  /** What was kept is counted anew when it is next asked for. */
  const keptBy =
    <Seen>(store: { setIfNewer(seen: readonly Seen[]): Promise<void> }) =>
    async (seen: readonly Seen[]): Promise<void> => {
      await store.setIfNewer(seen);
      stats.touch();
    };
  return {
    resolvers,
    rights,
    stats,
    contextFor: () => ({}),
    consumers: [locationsConsumer(keptBy(locations)), usersConsumer(keptBy(users)), reviewsConsumer(keptBy(reviews))],
  };
};
