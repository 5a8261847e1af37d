import { recounted } from '../domain/daily-totals.ts';
import type { UtcDay } from '../domain/utc-day.ts';
import { dailyTotalsChanged } from '../facts.ts';
import type { ArrivalStore, DailyTotalsStore, Persist, TallyStore } from '../ports.ts';

type Deps = {
  readonly totals: Pick<DailyTotalsStore, 'find' | 'replace'>;
  readonly tallies: Pick<TallyStore, 'find'>;
  readonly arrivals: Pick<ArrivalStore, 'countOn'>;
  readonly persist: Persist;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
  /** milliseconds, monotonic */
  readonly clock: () => number;
  readonly now: () => Date;
  readonly onFailure: (error: unknown) => void;
};

/** The totals of one day are published this often at most, in milliseconds, by all processes together. */
const PERIOD = 1_000;

/** Recounts a day and publishes changes. Answers false where that must be repeated later: it was published just now, or another process was faster. */
const refresh = async ({ totals, tallies, arrivals, now }: Deps, day: UtcDay): Promise<boolean> => {
  const before = await totals.find(day);
  const [tally, newUsers, locationSubmissions] = await Promise.all([
    tallies.find(day),
    arrivals.countOn('member', day),
    arrivals.countOn('submission', day),
  ]);
  const next = recounted(before, { ...tally, newUsers, locationSubmissions }, now());
  if (next === null) return true;
  if (before.changedAt !== null && now().getTime() - before.changedAt.getTime() < PERIOD) return false;
  return totals.replace(next, before.revision, [dailyTotalsChanged(next)]);
};

/** Keeps the totals of days level with what they are counted from: once a second at most, and never without need. */
export const dailyTotalsKeeper = (deps: Deps) => {
  const { persist, sleep, clock, onFailure } = deps;
  const dirty = new Set<UtcDay>();
  let endedAt = -Infinity;
  let refreshing: Promise<void> | null = null;

  const refreshAll = async (): Promise<void> => {
    while (dirty.size > 0) {
      const wait = endedAt + PERIOD - clock();
      if (wait > 0) await sleep(wait);
      const days = [...dirty];
      dirty.clear();
      for (const day of days) if (!(await persist(() => refresh(deps, day)))) dirty.add(day);
      endedAt = clock();
    }
  };

  const begin = (): void => {
    refreshing = refreshAll().then(
      () => {
        refreshing = null;
        if (dirty.size > 0) begin();
      },
      (error: unknown) => {
        refreshing = null;
        onFailure(error);
      },
    );
  };

  return {
    /** Something that is counted on these days has changed. */
    touch: (days: readonly UtcDay[]): void => {
      for (const day of days) dirty.add(day);
      if (dirty.size > 0 && refreshing === null) begin();
    },
    /** Resolves when nothing is left to publish. */
    settled: async (): Promise<void> => {
      while (refreshing) await refreshing;
    },
  };
};
