import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@wellspring/platform/log/log';

/** Changes that search may be behind: with more, a search would be visibly older than the page of a Location. */
const MOST_BEHIND = 500;
const CHECK_INTERVAL_MS = 5;
/** An index that has not come closer for so long is not coming: its engine is away. */
const PATIENCE_MS = 10_000;

type Deps = {
  /** changes that are stored and not yet in the index, by facts */
  readonly behind: () => Promise<number>;
  readonly log: Pick<Logger, 'warn'>;
  /** milliseconds, monotonic */
  readonly clock: () => number;
};

/**
 * Called before each batch of an import: waits until the search index has room for its rows. An index that does not come
 * closer is waited for once; the import then continues, and search catches up when it can.
 */
export const importBrake = ({ behind, log, clock }: Deps) => {
  let hasGivenUp = false;
  return async (rows: number): Promise<void> => {
    let least = Infinity;
    for (let since = clock(); ; await sleep(CHECK_INTERVAL_MS)) {
      const count = await behind();
      if (count + rows <= MOST_BEHIND) {
        hasGivenUp = false;
        return;
      }
      if (hasGivenUp) return;
      if (count < least) [least, since] = [count, clock()];
      else if (clock() - since > PATIENCE_MS) {
        hasGivenUp = true;
        log.warn({ behind: count }, 'search does not catch up: the import goes on without waiting for it');
        return;
      }
    }
  };
};
