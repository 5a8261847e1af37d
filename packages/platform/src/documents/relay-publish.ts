import { AppError } from '@wellspring/errors';
import type { Logger } from '../log/log.ts';
import type { Bus, Message } from '../bus/port.ts';
import { continueTrace, inSpans } from '../telemetry/tracing.ts';
import type { Held } from './backlog.ts';

export type PublishDeps = {
  /** the service that publishes */
  readonly source: string;
  readonly publish: Bus['publish'];
  /** takes over what no broker will ever take */
  readonly deadLetter: Bus['deadLetter'];
  readonly log: Logger;
  readonly signal: AbortSignal;
  /** repeats while the broker is away */
  readonly retrying: (attempt: () => Promise<void>) => Promise<void>;
};

export type Published = {
  /** documents with those of their facts that are out: the oldest, or all */
  readonly out: readonly Held[];
  /** documents of which a fact could not be published: it holds the later ones of its document, and nobody else */
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
