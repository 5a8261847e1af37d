import { setTimeout as sleep } from 'node:timers/promises';
import { mergeChanges, type Change } from './operation-dependencies.ts';
import type { ResponseCache } from './response-cache.ts';

/** The shortest time between two scans of the cache, in milliseconds. */
const PERIOD = 50;
/** How long projections are given where it is unknown when they have caught up. */
const UNKNOWN_LAG = 10_000;
/**
 * Where counting is not cheap, a service may answer a total or a statistic from before a change for so long after the projections have it,
 * and no longer: `othersMs` in catalog's published-pages.ts, `MAX_REST_MS` in analytics' count-community.ts.
 */
const COUNTS_LAG = 5_000;

/** Drops cached responses when what they show changes. */
export type Invalidation = {
  /** These have just happened: what shows them goes now, once more when the projections have them, and at last when counts do. */
  changed(changes: readonly Change[]): void;
  /** Whether events arrive. While they do not, and when they do again, no earlier response can be trusted. */
  setConnected(isConnected: boolean): void;
  /** What no event tells of has changed, and every response may show it: none is cached any longer. */
  settingsChanged(): void;
  stop(): void;
};

type ByService = ReadonlyMap<string, Change>;

const NONE: ByService = new Map();

const merge = (current: ByService, changes: Iterable<Change>): ByService => {
  const all = new Map(current);
  for (const change of changes) {
    const before = all.get(change.service);
    all.set(change.service, before ? mergeChanges(before, change) : change);
  }
  return all;
};

export const invalidation = (options: {
  readonly cache: Pick<ResponseCache, 'drop' | 'setBehind' | 'clear'>;
  /** all services whose answers are cached */
  readonly services: readonly string[];
  /** Resolves when every projection has what has happened until now. */
  readonly whenCaughtUp: (signal: AbortSignal) => Promise<void>;
}): Invalidation => {
  const { cache, services, whenCaughtUp } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const everything = services.map((service) => ({ service }));
  let [queued, pending, inFlight] = [NONE, NONE, NONE];
  let isConnected = true;
  let timer: NodeJS.Timeout | undefined;

  const publishStale = (): void =>
    cache.setBehind(isConnected ? [...merge(inFlight, pending.values()).values()] : everything);

  /** Each change by its own time: others may follow it without an end. */
  const dropAfterCounts = (changes: readonly Change[]): void => {
    setTimeout(() => !signal.aborted && cache.drop(changes), COUNTS_LAG).unref();
  };

  /** One round at a time: what happens during one is waited for in the next. */
  const follow = async (): Promise<void> => {
    while (pending.size > 0 && !signal.aborted) {
      [inFlight, pending] = [pending, NONE];
      await whenCaughtUp(signal).catch(() => sleep(UNKNOWN_LAG, undefined, { signal }).catch(() => undefined));
      if (signal.aborted) return;
      const changes = [...inFlight.values()];
      inFlight = NONE;
      cache.drop(changes);
      dropAfterCounts(changes);
      publishStale();
    }
  };

  const flush = (): void => {
    const changes = [...queued.values()];
    queued = NONE;
    const isFollowing = inFlight.size > 0;
    pending = merge(pending, changes);
    publishStale();
    cache.drop(changes);
    if (!isFollowing) void follow();
  };

  /** At once for the first, then once a period for all that came meanwhile. */
  const tick = (): void => {
    timer = undefined;
    if (queued.size === 0) return;
    flush();
    timer = setTimeout(tick, PERIOD).unref();
  };

  return {
    changed: (changes) => {
      if (signal.aborted || changes.length === 0) return;
      queued = merge(queued, changes);
      if (timer === undefined) tick();
    },
    setConnected: (now) => {
      if (now === isConnected) return;
      isConnected = now;
      cache.clear();
      dropAfterCounts(everything);
      publishStale();
    },
    settingsChanged: () => cache.clear(),
    stop: () => {
      stopping.abort();
      clearTimeout(timer);
    },
  };
};
