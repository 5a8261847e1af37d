import type { CommunityStats } from '../domain/stats.ts';
import type { CountedStore, LocationStore } from '../ports.ts';

type Deps = {
  readonly locations: Pick<LocationStore, 'totals'>;
  readonly users: Pick<CountedStore, 'total'>;
  readonly reviews: Pick<CountedStore, 'total'>;
  /** milliseconds, monotonic */
  readonly clock: () => number;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
};

/** A count is repeated after this time also without a received change: an event may be missed. */
const MAX_AGE_MS = 3_000;
/** Counting may take this part of the time at most: at a million locations a count is not cheap. */
const MAX_SHARE = 0.1;
/** The longest rest between two counts: the gateway caches answers for as long (COUNTS_LAG). */
const MAX_REST_MS = 4_000;
/** A read waits this long at most for the next count to be due; then it answers the last one. */
const MAX_WAIT_MS = 500;

/**
 * The community's numbers. `read` answers the last count while nothing has changed since; else it waits for the next one. Where
 * counting is so slow that the next one is not due soon, the last one is answered: ten times as old as a count takes, or four seconds.
 */
export const communityStats = ({ locations, users, reviews, clock, sleep }: Deps) => {
  let isStale = true;
  let behind = 0;
  let counted: CommunityStats | null = null;
  let dueAt = -Infinity;
  let maxAgeAt = -Infinity;
  let counting: Promise<CommunityStats> | null = null;

  const count = async (): Promise<CommunityStats> => {
    if (dueAt > clock()) await sleep(dueAt - clock());
    isStale = false;
    const startedAt = clock();
    try {
      const [places, totalUsers, totalReviews] = await Promise.all([
        locations.totals(),
        users.total(),
        reviews.total(),
      ]);
      counted = { totalLocations: places.locations, totalUsers, totalCountries: places.countries, totalReviews };
      return counted;
    } catch (error) {
      isStale = true;
      throw error;
    } finally {
      dueAt = clock() + Math.min((clock() - startedAt) / MAX_SHARE, MAX_REST_MS);
      maxAgeAt = Math.max(dueAt, clock() + MAX_AGE_MS);
      counting = null;
    }
  };

  const isFresh = (): boolean => !isStale && behind === 0 && clock() < maxAgeAt;

  return {
    /** This process has changed what is counted. */
    touch: (): void => {
      isStale = true;
    },
    /** Something has changed that another process may be handling: until `level` settles no count is taken for the last. */
    whileBehind: async (caughtUp: Promise<unknown>): Promise<void> => {
      behind += 1;
      try {
        await caughtUp;
      } finally {
        behind -= 1;
        isStale = true;
      }
    },
    read: async (): Promise<CommunityStats> => {
      if (counted && (isFresh() || dueAt - clock() > MAX_WAIT_MS)) return counted;
      // a count that is under way may have begun before the last change
      if (counting && counted && isStale) await counting;
      counting ??= count();
      return counting;
    },
  };
};

export type CommunityStatsReader = ReturnType<typeof communityStats>;
