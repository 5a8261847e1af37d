import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { loggedRetries, retryWhileUnavailable } from '../retry.ts';
import { endsWithin } from '../timeout.ts';
import { backlog, type Backlog, type Source, sweeper } from './relay-sweep.ts';
import type { Waiting } from './outbox.ts';
import { deliverUntil, settler, factPublisher, type PublishDeps } from './relay-publish.ts';

const DRAIN_POLL_MS = 10;
/** How long drained() waits for the next fact to be published. */
const DRAIN_STALLED_MS = 30_000;
/** How long close() waits for the current batch. */
const LAST_BATCH_MS = 5_000;

export type RelayDeps = Omit<PublishDeps, 'signal' | 'retrying'> & {
  /** no other process uses this store: leases are of a dead process */
  readonly alone: boolean;
  readonly drainStalledMs?: number | undefined;
};

/** Publishes the facts that wait in documents: those of this process at once, those that a crash left by a sweep. */
export type Relay = ReturnType<typeof relayOf>;

/** Sleeps until a moment, or until it is woken. */
const alarm = () => {
  let wake = (): void => undefined;
  return {
    wake: (): void => wake(),
    /** `moment` by performance.now() */
    sleepUntil: (moment: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(() => wake(), Math.max(0, moment - performance.now()));
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
};

/** Resolves when nothing waits. @throws AppError UNAVAILABLE when nothing has moved for `stalledMs` */
const drain = async (
  facts: Backlog,
  waiting: () => Promise<number>,
  settled: () => number,
  stalledMs: number,
): Promise<void> => {
  let [last, since] = ['', performance.now()];
  for (;;) {
    const count = facts.isEmpty() ? await waiting() : facts.documents();
    if (count === 0) return;
    const state = `${count} ${settled()}`;
    if (state !== last) [last, since] = [state, performance.now()];
    if (performance.now() - since > stalledMs)
      throw new AppError(
        'UNAVAILABLE',
        verbatim(`The changes of ${count} documents cannot be published now; they follow later`),
      );
    await sleep(DRAIN_POLL_MS);
  }
};

/** How many documents have facts that wait, here or in other processes. */
const countWaiting = async (sources: readonly Source[]): Promise<number> => {
  const counts = await Promise.all(sources.map(({ outboxes }) => outboxes.count()));
  return counts.reduce((sum, count) => sum + count, 0);
};

/** When the oldest fact that waits was written, in memory or in documents; null: none waits. */
const oldestOf = async (facts: Backlog, sources: readonly Source[]): Promise<Date | null> => {
  const stored = await Promise.all(sources.map(({ outboxes }) => outboxes.writtenAt()));
  const oldest = [facts.writtenAt(), ...stored]
    .flat()
    .reduce((least, time) => Math.min(least, time.getTime()), Infinity);
  return oldest === Infinity ? null : new Date(oldest);
};

export const relayOf = (deps: RelayDeps) => {
  const { log, alone } = deps;
  const sources: Source[] = [];
  const facts = backlog();
  const stop = new AbortController();
  const { signal } = stop;
  const { wake, sleepUntil } = alarm();
  let running: Promise<void> | undefined;

  const retrying = <T>(what: string, attempt: () => Promise<T>): Promise<T> =>
    retryWhileUnavailable(attempt, { signal, ...loggedRetries(what, log) });
  const sweeps = sweeper({ sources, facts, alone, retrying: (attempt) => retrying('looking for facts', attempt) });
  const publish = factPublisher({ ...deps, signal, retrying: (attempt) => retrying('publishing facts', attempt) });
  const { settle, count: settled } = settler(retrying);
  const waiting = async (): Promise<number> => (sweeps.knowsAll() ? facts.documents() : countWaiting(sources));

  return {
    addSource: (added: Source): void => void sources.push(added),
    /** Whether a write may lease its facts to this relay; else it leaves them to the sweep. */
    hasRoom: facts.hasRoom,
    /** Facts of a write that leased them: everything that waits in the document, oldest first. */
    enqueue: (source: Source, rows: readonly Waiting[]): void => {
      for (const row of rows) facts.add({ ...row, source });
      wake();
    },
    /** Facts were written and not handed over: to be swept as soon as there is time. */
    sweepSoon: (): void => {
      sweeps.soon();
      wake();
    },
    start: (): void => {
      running ??= deliverUntil(signal, { facts, sweeps, publish, settle, sleepUntil, log });
    },
    waiting,
    waitingSince: (): Promise<Date | null> => oldestOf(facts, sources),
    /** Resolves when no document has facts that wait. @throws AppError UNAVAILABLE when nothing moves for half a minute */
    drained: (): Promise<void> => drain(facts, waiting, settled, deps.drainStalledMs ?? DRAIN_STALLED_MS),
    close: async (): Promise<void> => {
      stop.abort();
      wake();
      if (running) await endsWithin(running, LAST_BATCH_MS);
    },
  };
};
