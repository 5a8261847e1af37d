import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@wellspring/errors';
import { connectionProblem } from '@wellspring/platform/connection-problem';
import type { Check } from '@wellspring/platform/health/health';
import type { Logger } from '@wellspring/platform/log/log';
import type { SearchComparison } from './use-cases/check-search.ts';
import type { ReconcileCounts, ReconcileOptions } from './use-cases/reconcile-index.ts';
import type { RebuildCounts } from './use-cases/rebuild-search.ts';

const CHECK_EVERY_MS = 60_000;
/** Removed data stays in the files of the engine for this time at most, and a minute more. */
const EXPUNGE_EVERY_MS = 24 * 60 * 60 * 1_000;
/** A difference counts only after this time: by then, pending events have arrived. */
const SETTLE_MS = 1_000;
/** The walk at the start has time: it rests for so many times as long as its last step took, and leaves the process to its visitors. */
const WALK_REST = 15;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

type Deps = {
  readonly checkSearch: () => Promise<SearchComparison>;
  readonly reconcileSearch: (options: ReconcileOptions) => Promise<ReconcileCounts>;
  readonly rebuildSearch: (options: ReconcileOptions) => Promise<RebuildCounts>;
  readonly expungeSearch: () => Promise<void>;
  /** gives some places of an earlier version their rank; answers how many */
  readonly rankUnranked: () => Promise<number>;
  /** whether the index has handled every fact that is out, and none is waiting */
  readonly isCaughtUp: () => Promise<boolean>;
  /** how many places the index is built for; null: any number */
  readonly designPoint?: number | null;
  readonly log: Logger;
};

const isConflict = (error: unknown): boolean => error instanceof AppError && error.code === 'CONFLICT';

const fingerprints = ({ store, index }: SearchComparison): string =>
  [store.count, store.highestVersion, index.count, index.highestVersion].join(' ');

/** Fills an index that is not filled, then compares it with the store and repairs what differs. */
const maintainSearch = (
  { checkSearch, reconcileSearch, rebuildSearch, rankUnranked, isCaughtUp, log }: Deps,
  signal: AbortSignal,
) => {
  /** a difference that a walk through both did not find */
  let explained = '';

  /** whether this process has seen every entry once */
  let isProven = false;

  const fill = async ({ store, filled }: SearchComparison): Promise<void> => {
    if (store.count > 0) log.warn({ locations: store.count, filled }, 'the search index is built from the documents');
    const { places } = await rebuildSearch({ signal });
    isProven = true;
    if (places > 0) log.info({ locations: places }, 'the search index is built');
  };
  const repair = async (options: ReconcileOptions = {}): Promise<void> => {
    const { changed, ahead } = await reconcileSearch({ ...options, signal });
    isProven = true;
    if (changed + ahead > 0)
      log.warn({ changed, ahead }, 'the search index differed from the documents: it is corrected');
    if (ahead > 0) await rebuildSearch({ signal });
  };
  const isOff = async (level: SearchComparison): Promise<boolean> =>
    !level.isEqual && fingerprints(level) !== explained && (await isCaughtUp());

  const check = async (): Promise<SearchComparison> => {
    let level = await checkSearch();
    if (!level.filled || level.isBuilding) {
      await fill(level).catch((error: unknown) => {
        // With a whole index it is enough that another process, or an operator, is making a new one.
        if (!level.filled || !isConflict(error)) throw error;
      });
      level = await checkSearch();
    }
    if (!(await isOff(level))) return level;
    await sleep(SETTLE_MS, undefined, { signal });
    if (!(await isOff(await checkSearch()))) return checkSearch();
    await repair();
    level = await checkSearch();
    explained = fingerprints(level);
    return level;
  };
  return {
    check,
    /** Once in a process: two equal numbers do not show every difference, a slow walk through all does. */
    prove: async (): Promise<void> => {
      if (isProven || !(await isCaughtUp())) return;
      let startedAt = performance.now();
      const rest = async (): Promise<void> => {
        await sleep(WALK_REST * (performance.now() - startedAt), undefined, { signal });
        startedAt = performance.now();
      };
      await repair({ onProgress: rest });
    },
    /** Documents of an earlier version stand last in lists until they have their rank. */
    rank: async (): Promise<void> => {
      while ((await rankUnranked()) > 0) signal.throwIfAborted();
    },
  };
};

/**
 * Looks after the search index while the process runs: at start and every minute it sees to it that the index is filled
 * and level with the store, once by looking at every entry; what fails is tried again with growing pauses. At the start and once a day
 * the engine removes deleted data from its files.
 */
export const searchMaintenance = (deps: Deps) => {
  const { log } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  let level: SearchComparison | null = null;
  // Reported from the first comparison on, while the index is still being filled or repaired.
  let isLarge = false;
  const checkSearch = async (): Promise<SearchComparison> => {
    level = await deps.checkSearch();
    const { designPoint = null } = deps;
    const wasLarge = isLarge;
    isLarge = designPoint !== null && level.index.count > designPoint;
    if (isLarge && !wasLarge)
      log.warn(
        { locations: level.index.count, designPoint },
        'the embedded search holds more places than it is built for: set ELASTICSEARCH_URL',
      );
    return level;
  };
  const { check, rank, prove } = maintainSearch({ ...deps, checkSearch }, signal);
  let running: Promise<void> = Promise.resolve();

  let expungedAt = -EXPUNGE_EVERY_MS;
  const expunge = async (): Promise<void> => {
    if (performance.now() - expungedAt < EXPUNGE_EVERY_MS) return;
    await deps.expungeSearch();
    expungedAt = performance.now();
  };

  const attempt = async (failures: number): Promise<boolean> => {
    try {
      await check();
      await rank();
      await prove();
      await expunge();
      return true;
    } catch (error) {
      if (!signal.aborted && failures === 0)
        log.warn(
          { reason: connectionProblem(error), err: error },
          'the search index cannot be looked after now, it is tried again until it can',
        );
      return false;
    }
  };
  const run = async (): Promise<void> => {
    for (let failures = 0; !signal.aborted;) {
      failures = (await attempt(failures)) ? 0 : failures + 1;
      const pause = failures === 0 ? CHECK_EVERY_MS : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
      await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  return {
    begin: (): void => void (running = run()),
    /** what the last comparison found; null before the first */
    level: (): SearchComparison | null => level,
    stop: async (): Promise<void> => {
      stopping.abort();
      await running;
    },
  };
};

/** For the readiness probe: the engine answers now, and what the last comparison found. */
export const searchCheck =
  (ping: () => Promise<void>, level: () => SearchComparison | null): Check =>
  async () => {
    await ping();
    const last = level();
    if (!last) return { reason: 'not compared with the documents yet' };
    const { filled, isEqual, index, store } = last;
    const figures = {
      filled,
      count: index.count,
      highestVersion: index.highestVersion,
      storedCount: store.count,
      storedHighestVersion: store.highestVersion,
    };
    if (!filled) return { reason: 'not filled: searches are answered 503 until it is', figures };
    return isEqual ? { figures } : { reason: 'not level with the documents', figures };
  };
