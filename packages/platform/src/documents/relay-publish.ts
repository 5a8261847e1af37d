import { AppError } from '@wellspring/errors';
import type { Logger } from '../log/log.ts';
import type { Backlog, Held, sweeper } from './relay-sweep.ts';
import { mapStoreErrors } from './store-errors.ts';
import type { Bus, Message } from '../bus/port.ts';
import { continueTrace, inSpans } from '../telemetry/tracing.ts';

/** Facts handed to the broker at once. */
const BATCH = 500;

/** Removes published events from their documents. `retrying` repeats while the store is unavailable. */
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
    // The end may come during the sweep: a later sleep would never be woken.
    else if (!signal.aborted) await sleepUntil(sweeps.nextAt());
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

export type PublishDeps = {
  /** the service that publishes */
  readonly source: string;
  readonly publish: Bus['publish'];
  /** handles events that no broker will ever accept */
  readonly deadLetter: Bus['deadLetter'];
  readonly log: Logger;
  readonly signal: AbortSignal;
  /** repeats while the broker is away */
  readonly retrying: (attempt: () => Promise<void>) => Promise<void>;
};

export type Published = {
  /** documents with those of their facts that are out: the oldest, or all */
  readonly out: readonly Held[];
  /** documents of which a fact could not be published: it holds up only the later ones of its document */
  readonly failed: readonly Held[];
};

const isRefusedForEver = (error: unknown): boolean => error instanceof AppError && error.code === 'TOO_LARGE';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Publishes the facts of documents, in order per document. It rejects only when the signal ends it. */
export const factPublisher = (deps: PublishDeps) => {
  const { source, publish, deadLetter, log, signal, retrying } = deps;

  const messagesOf = ({ entries }: Held): readonly Message[] => entries.map((entry) => ({ ...entry, source }));

  /** One batch belongs to the traces of all requests that wrote its facts, also while the broker is awaited. */
  const send = (messages: readonly Message[]): Promise<void> =>
    inSpans(
      messages.map(({ traceparent }) => traceparent),
      {
        name: `${source} publish`,
        kind: 'publish',
        attributes: {
          'messaging.destination.name': messages[0]?.topic,
          'messaging.operation.name': 'publish',
          'messaging.batch.message_count': messages.length,
        },
      },
      () => retrying(() => publish(messages)),
    );

  const publishOrDeadLetter = async (message: Message): Promise<void> => {
    try {
      await send([message]);
    } catch (error) {
      if (!isRefusedForEver(error)) throw error;
      await continueTrace(message.traceparent, async () =>
        log.error({ err: error, type: message.type, key: message.key, id: message.id }, 'no broker takes this fact'),
      );
      await retrying(() => deadLetter(message, { group: `${source}.relay`, reason: reasonOf(error) }));
    }
  };

  /** How many of a document's facts are out. */
  const publishInOrder = async (row: Held): Promise<number> => {
    for (const [index, message] of messagesOf(row).entries()) {
      try {
        await publishOrDeadLetter(message);
      } catch (error) {
        if (signal.aborted) throw error;
        log.error(
          { err: error, document: row.id, fact: message.id, held: row.entries.length - index },
          'a fact cannot be published; its document waits, and it is tried again later',
        );
        return index;
      }
    }
    return row.entries.length;
  };

  const publishEach = async (rows: readonly Held[]): Promise<Published> => {
    const out: Held[] = [];
    const failed: Held[] = [];
    for (const row of rows) {
      const count = await publishInOrder(row);
      if (count === row.entries.length) {
        out.push(row);
        continue;
      }
      failed.push(row);
      if (count > 0) out.push({ ...row, entries: row.entries.slice(0, count) });
    }
    return { out, failed };
  };

  return async (rows: readonly Held[]): Promise<Published> => {
    const messages = rows.flatMap(messagesOf);
    if (messages.length === 0) return { out: rows, failed: [] };
    try {
      await send(messages);
      return { out: rows, failed: [] };
    } catch (error) {
      if (signal.aborted) throw error;
      return publishEach(rows);
    }
  };
};
