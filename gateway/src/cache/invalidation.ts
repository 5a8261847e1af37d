import { setTimeout as sleep } from 'node:timers/promises';
import { mergeChanges, type Change } from './operation-dependencies.ts';
import type { ResponseCache } from './response-cache.ts';

/** Under a flood of changes the cache is gone through at most this often, in milliseconds. */
const PERIOD = 50;
/** How long projections are given where nobody can say when they are level. */
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
  /** Whether events arrive. While they do not, and when they do again, nothing kept before can be trusted. */
  setConnected(isConnected: boolean): void;
  stop(): void;
};

type ByService = ReadonlyMap<string, Change>;

const NONE: ByService = new Map();

const merged = (known: ByService, changes: Iterable<Change>): ByService => {
  const all = new Map(known);
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
  readonly whenLevel: (signal: AbortSignal) => Promise<void>;
}): Invalidation => {
  const { cache, services, whenLevel } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const everything = services.map((service) => ({ service }));
  let [undropped, waiting, following] = [NONE, NONE, NONE];
  let isConnected = true;
  let timer: NodeJS.Timeout | undefined;

  const tellBehind = (): void =>
    cache.setBehind(isConnected ? [...merged(following, waiting.values()).values()] : everything);

  /** Each change by its own time: others may follow it without an end. */
  const dropWhenCounted = (changes: readonly Change[]): void => {
    setTimeout(() => !signal.aborted && cache.drop(changes), COUNTS_LAG).unref();
  };

  /** One round at a time: what happens during one is waited for in the next. */
  const follow = async (): Promise<void> => {
    while (waiting.size > 0 && !signal.aborted) {
      [following, waiting] = [waiting, NONE];
      await whenLevel(signal).catch(() => sleep(UNKNOWN_LAG, undefined, { signal }).catch(() => undefined));
      if (signal.aborted) return;
      const changes = [...following.values()];
      following = NONE;
      cache.drop(changes);
      dropWhenCounted(changes);
      tellBehind();
    }
  };

  const flush = (): void => {
    const changes = [...undropped.values()];
    undropped = NONE;
    const isFollowing = following.size > 0;
    waiting = merged(waiting, changes);
    tellBehind();
    cache.drop(changes);
    if (!isFollowing) void follow();
  };

  /** At once for the first, then once a period for all that came meanwhile. */
  const tick = (): void => {
    timer = undefined;
    if (undropped.size === 0) return;
    flush();
    timer = setTimeout(tick, PERIOD).unref();
  };

  return {
    changed: (changes) => {
      if (signal.aborted || changes.length === 0) return;
      undropped = merged(undropped, changes);
      if (timer === undefined) tick();
    },
    setConnected: (now) => {
      if (now === isConnected) return;
      isConnected = now;
      cache.clear();
      dropWhenCounted(everything);
      tellBehind();
    },
    stop: () => {
      stopping.abort();
      clearTimeout(timer);
    },
  };
};
