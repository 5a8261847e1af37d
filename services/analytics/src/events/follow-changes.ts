import type { CommunityStatsReader } from '../use-cases/count-community.ts';

type Deps = {
  readonly stats: Pick<CommunityStatsReader, 'whileBehind'>;
  /** Resolves when the group has handled all events until now, in any process. */
  readonly whenCaughtUp: () => Promise<void>;
  readonly signal: AbortSignal;
};

/**
 * Answers what to do when something is said to have changed: one process of the group handles it, and until it has, no other
 * takes its own count for the last. One wait at a time; later events belong to the next wait.
 */
export const followChanges = ({ stats, whenCaughtUp, signal }: Deps): (() => void) => {
  let hasChanged = false;
  let following = false;

  const follow = async (): Promise<void> => {
    following = true;
    while (hasChanged && !signal.aborted) {
      hasChanged = false;
      await stats.whileBehind(whenCaughtUp()).catch(() => undefined); // the process ends, or the count's age decides
    }
    following = false;
  };

  return () => {
    hasChanged = true;
    if (!following) void follow();
  };
};
