import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Bus, Message } from '../bus/port.ts';
import { backlog, type Held, type Source } from './backlog.ts';
import type { Waiting } from './outbox.ts';
import { patiently } from './patience.ts';
import { inOurCodes } from './store-errors.ts';

/** Facts handed to the broker at once, and documents that one sweep of a collection takes over. */
const BATCH = 500;
const SWEEP_EVERY_MS = 5_000;
const DRAIN_POLL_MS = 10;
/** How long close() waits for the batch at hand. */
const LAST_BATCH_MS = 5_000;

export type RelayDeps = {
  /** the service that publishes */
  readonly source: string;
  readonly publish: Bus['publish'];
  readonly log: Logger;
  /** no other process uses this store: what is leased was left by a process that is gone */
  readonly alone: boolean;
};

/** Publishes the facts that wait in documents: those of this process at once, those that a crash left by a sweep. */
export type Relay = ReturnType<typeof relayOf>;

export const relayOf = ({ source, publish, log, alone }: RelayDeps) => {
  const sources: Source[] = [];
  const facts = backlog();
  const stop = new AbortController();
  const patience = { log, until: stop.signal };
  let wake = (): void => undefined;
  let nextSweep = 0;
  let leftSome = false;
  let running: Promise<void> | undefined;

  const messagesOf = (rows: readonly Held[]): readonly Message[] =>
    rows.flatMap(({ entries }) => entries.map((entry) => ({ ...entry, source })));

  /** One broken fact must not hold up the others: answers the documents whose facts are out. */
  const publishOneByOne = async (rows: readonly Held[]): Promise<readonly Held[]> => {
    const published: Held[] = [];
    for (const row of rows) {
      try {
        await patiently('publishing facts', () => publish(messagesOf([row])), patience);
        published.push(row);
      } catch (error) {
        if (stop.signal.aborted) throw error;
        log.error(
          { err: error, document: row.id, facts: row.entries.map(({ id }) => id) },
          'a fact cannot be published; trying later',
        );
      }
    }
    return published;
  };

  const publishAll = async (rows: readonly Held[]): Promise<readonly Held[]> => {
    const messages = messagesOf(rows);
    if (messages.length === 0) return rows;
    try {
      await patiently('publishing facts', () => publish(messages), patience);
      return rows;
    } catch (error) {
      if (stop.signal.aborted) throw error;
      return publishOneByOne(rows);
    }
  };

  const deliver = async (rows: readonly Held[]): Promise<void> => {
    const published = await publishAll(rows);
    const rest: Held[] = [];
    for (const from of new Set(published.map((row) => row.source))) {
      const settle = () =>
        from.outboxes.settle(
          published.filter((row) => row.source === from),
          from,
        );
      for (const row of await patiently('taking published facts out', () => inOurCodes(settle), patience))
        rest.push({ ...row, source: from });
    }
    facts.remove(rows);
    for (const row of rest) facts.add(row);
  };

  const sweep = async (evenLeased: boolean): Promise<void> => {
    leftSome = false;
    for (const from of sources) {
      const claim = () => from.outboxes.claim(BATCH, { evenLeased });
      const rows = await patiently('looking for facts', () => inOurCodes(claim), patience);
      for (const row of rows) facts.add({ ...row, source: from });
      leftSome ||= rows.length === BATCH;
    }
    nextSweep = performance.now() + SWEEP_EVERY_MS;
  };

  const asleep = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => wake(), Math.max(0, nextSweep - performance.now()));
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const sweepIsDue = (): boolean =>
    (leftSome && facts.isEmpty()) || (performance.now() >= nextSweep && facts.hasRoom());

  const run = async (): Promise<void> => {
    let evenLeased = alone;
    while (!stop.signal.aborted) {
      try {
        if (evenLeased || sweepIsDue()) await sweep(evenLeased);
        evenLeased = evenLeased && leftSome;
        const rows = facts.first(BATCH);
        if (rows.length > 0) await deliver(rows);
        else if (!leftSome) await asleep();
      } catch (error) {
        if (stop.signal.aborted) return;
        log.error({ err: error }, 'the relay failed; the sweep tries again');
        facts.remove(facts.first(BATCH)); // they are in their documents
        nextSweep = performance.now() + SWEEP_EVERY_MS;
        await asleep();
      }
    }
  };

  const waiting = async (): Promise<number> => {
    const counts = await Promise.all(sources.map(({ outboxes }) => outboxes.count()));
    return counts.reduce((sum, count) => sum + count, 0);
  };

  return {
    watch: (added: Source): void => void sources.push(added),
    /** Whether a write may lease its facts to this relay; else it leaves them to the sweep. */
    hasRoom: facts.hasRoom,
    /** Facts of a write that leased them: everything that waits in the document, oldest first. */
    hand: (from: Source, rows: readonly Waiting[]): void => {
      for (const row of rows) facts.add({ ...row, source: from });
      wake();
    },
    /** Facts were written and not handed over: to be swept as soon as there is time. */
    left: (): void => {
      leftSome = true;
      wake();
    },
    start: (): void => {
      running ??= run();
    },
    /** How many documents have facts that wait, here or in other processes. */
    waiting,
    /** Resolves when no document has facts that wait. */
    drained: async (): Promise<void> => {
      while (!facts.isEmpty() || (await waiting()) > 0) await pause(DRAIN_POLL_MS);
    },
    close: async (): Promise<void> => {
      stop.abort();
      wake();
      if (!running) return;
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, LAST_BATCH_MS);
      await Promise.race([running, late]);
      clearTimeout(timer);
    },
  };
};
