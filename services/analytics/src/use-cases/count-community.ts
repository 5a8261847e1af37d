import type { CommunityStats } from '../domain/stats.ts';
import type { PlacesSeen } from '../ports.ts';

type Deps = {
  readonly places: Pick<PlacesSeen, 'totals'>;
  /** milliseconds, monotonic */
  readonly clock: () => number;
};

/** Totals are recounted at most this often while they change. */
const REST_MS = 1000;
/** Counting may take this part of the time at most: at a million places a count is not cheap. */
const DUTY = 0.1;

/**
 * The community's numbers. `touch` says that something changed; `read` answers the last count and starts the next one
 * when it is due. The first read, and a read after a long rest, waits for its count.
 */
export const communityStats = ({ places, clock }: Deps) => {
  let isStale = true;
  let counted: CommunityStats | null = null;
  let dueAt = -Infinity;
  let counting: Promise<CommunityStats> | null = null;

  const count = async (): Promise<CommunityStats> => {
    isStale = false;
    const startedAt = clock();
    try {
      const { locations, countries } = await places.totals();
      counted = { totalLocations: locations, totalUsers: 0, totalCountries: countries, totalReviews: 0 };
      return counted;
    } catch (error) {
      isStale = true;
      throw error;
    } finally {
      const took = clock() - startedAt;
      dueAt = clock() + Math.max(REST_MS, took / DUTY);
      counting = null;
    }
  };

  return {
    touch: (): void => {
      isStale = true;
    },
    read: async (): Promise<CommunityStats> => {
      if (counted && (!isStale || clock() < dueAt)) return counted;
      counting ??= count();
      return counting;
    },
  };
};
