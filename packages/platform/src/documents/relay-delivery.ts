import type { Logger } from '../log/log.ts';
import type { Backlog, Held } from './backlog.ts';
import type { factPublisher } from './relay-publish.ts';
import type { sweeper } from './relay-sweep.ts';
import { mapStoreErrors } from './store-errors.ts';

/** Facts handed to the broker at once. */
const BATCH = 500;

/** Takes published facts out of their documents. `retrying` repeats while the store is away. */
export const settler = (retrying: <T>(what: string, attempt: () => Promise<T>) => Promise<T>) => {
  let count = 0;
  return {
    /** documents settled so far */
    count: (): number => count,
    /** Answers what still waits in the documents, in memory no more. */
    settle: async (published: readonly Held[]): Promise<readonly Held[]> => {
      const rest: Held[] = [];
      for (const [source, rows] of Map.groupBy(published, (row) => row.source)) {
        const work = () => mapStoreErrors(() => source.outboxes.settle(rows, source));
        for (const row of await retrying('taking published facts out', work)) rest.push({ ...row, source });
        count += rows.length;
      }
      return rest;
    },
  };
};

type DeliveryDeps = {
  readonly facts: Backlog;
  readonly sweeps: ReturnType<typeof sweeper>;
  readonly publish: ReturnType<typeof factPublisher>;
  readonly settle: ReturnType<typeof settler>['settle'];
  /** `moment` by performance.now(), or earlier when there is work */
  readonly sleepUntil: (moment: number) => Promise<void>;
  readonly log: Logger;
};

/** Publishes what is held and sweeps when that is due, until the signal ends it; an error costs a pause. */
export const deliverUntil = async (signal: AbortSignal, deps: DeliveryDeps): Promise<void> => {
  const { facts, sweeps, publish, settle, sleepUntil, log } = deps;

  const deliver = async (rows: readonly Held[]): Promise<void> => {
    const { out, failed } = await publish(rows);
    const rest = await settle(out);
    facts.remove(rows);
    for (const row of rest) facts.add(row);
    if (failed.length > 0) sweeps.respectLeases();
    facts.forget(failed); // whole, with what came later and what rest knows: they are in their documents
  };

  const turn = async (): Promise<void> => {
    if (sweeps.isDue()) await sweeps.sweep();
    const rows = facts.first(BATCH);
    if (rows.length > 0) await deliver(rows);
    else await sleepUntil(sweeps.nextAt());
  };

  while (!signal.aborted) {
    try {
      await turn();
    } catch (error) {
      if (signal.aborted) return;
      log.error({ err: error }, 'the relay failed; the sweep tries again');
      facts.forget(facts.first(BATCH)); // they are in their documents
      sweeps.postpone();
      await sleepUntil(sweeps.nextAt());
    }
  }
};
