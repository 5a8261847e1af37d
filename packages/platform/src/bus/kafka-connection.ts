import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { AppError } from '@wellspring/errors';
import kafkajs from 'kafkajs';
import type { Kafka as KafkaConnection, LogEntry } from 'kafkajs';
import type { Logger } from '../log/log.ts';
import { withTimeout } from '../timeout.ts';
import { stopIdleTimers } from './kafka-idle-timers.ts';

// a CommonJS module, of whose names Node does not find all
const { Kafka, KafkaJSProtocolError, logLevel } = kafkajs;

export type KafkaOptions = { readonly brokers: readonly string[]; readonly clientId: string; readonly log: Logger };

const ANSWER_MS = 5_000;
const GOODBYE_MS = 3_000;

export const RETRY = { initialRetryTime: 100, maxRetryTime: 1_000, retries: 8 };
/** A consumer that gave up would join again as a new member, which the group lets in only when the old one timed out. */
export const RETRY_FOR_EVER = { ...RETRY, retries: Number.MAX_SAFE_INTEGER };

stopIdleTimers();

const asAppError = (cause: unknown): AppError => {
  if (cause instanceof AppError) return cause;
  const why = cause instanceof Error ? cause.message : String(cause);
  if (cause instanceof KafkaJSProtocolError && cause.type === 'MESSAGE_TOO_LARGE')
    return new AppError('TOO_LARGE', 'The event is larger than the broker takes', { cause });
  return new AppError('UNAVAILABLE', `The event broker does not answer: ${why}`, { cause });
};

/** Waits for the broker at most some time. @throws AppError UNAVAILABLE, TOO_LARGE, or as the work threw it */
export const brokerAnswer = async <T>(work: Promise<T>, milliseconds = ANSWER_MS): Promise<T> => {
  try {
    return await withTimeout(work, milliseconds, () => new Error(`no answer within ${milliseconds} ms`));
  } catch (error) {
    throw asAppError(error);
  }
};

/** Whether the broker answers, told in the log when it changes. */
export const brokerStatus = (brokers: readonly string[], log: Logger) => {
  let up = true;
  const set = (answers: boolean): void => {
    if (up === answers) return;
    up = answers;
    if (answers) log.info({}, 'the event broker answers');
    else log.warn({ brokers }, 'the event broker does not answer; it is tried again until it does');
  };
  return { up: () => up, answers: () => set(true), isAway: () => set(false) };
};

export type BrokerStatus = ReturnType<typeof brokerStatus>;

/** kafkajs repeats itself while a broker is away; its words are for whoever debugs, ours say what changed. */
const logTo =
  (log: Logger, status: BrokerStatus, signal: AbortSignal) =>
  (entry: LogEntry): void => {
    const broken = /^(Connection (error|timeout)|Failed to connect)/.test(entry.log.message);
    if (broken && !signal.aborted) status.isAway();
    const detail: unknown = entry.log.error ?? entry.log.groupId;
    log.debug({ kafka: entry.namespace, detail }, entry.log.message);
  };

/** kafkajs tries on even after a disconnect; when the signal says so, its sockets are gone and it finds no broker. */
export const connectKafka = (
  { brokers, clientId, log }: KafkaOptions,
  status: BrokerStatus,
  retry: typeof RETRY,
  signal: AbortSignal,
): KafkaConnection => {
  const sockets = new Set<Socket>();
  const over = new Error('the client has ended'); // by an error kafkajs notices, and clears its timers
  signal.addEventListener('abort', () => sockets.forEach((socket) => socket.destroy(over)));
  return new Kafka({
    brokers: async () => (signal.aborted ? [] : [...brokers]),
    socketFactory: ({ host, port, onConnect }) => {
      const socket = connect({ host, port, keepAlive: true, keepAliveInitialDelay: 60_000 }, onConnect);
      socket.setMaxListeners(0); // kafkajs may give up the same attempt often, and listens each time
      sockets.add(socket.once('close', () => sockets.delete(socket)));
      return signal.aborted ? socket.destroy(over) : socket;
    },
    clientId,
    connectionTimeout: 3_000,
    requestTimeout: ANSWER_MS,
    retry,
    logLevel: logLevel.WARN,
    logCreator: () => logTo(log, status, signal),
  });
};

/** Connects on first use; a failed attempt is made again by the next one. */
export const connectedOnce = <T extends { connect(): Promise<void>; disconnect(): Promise<void> }>(client: T) => {
  let connecting: Promise<void> | undefined;
  return {
    ready: async (): Promise<T> => {
      connecting ??= client.connect().catch((error: unknown) => {
        connecting = undefined;
        throw error;
      });
      await brokerAnswer(connecting);
      return client;
    },
    disconnect: async (): Promise<void> => {
      if (connecting) await client.disconnect();
    },
  };
};

/** Leaves in good order when the broker lets us, and in any case soon and for good. */
export const disconnect = async (
  client: { disconnect(): Promise<void> },
  ended: AbortController,
  log: Logger,
): Promise<void> => {
  try {
    await brokerAnswer(client.disconnect(), GOODBYE_MS);
  } catch (error) {
    log.debug({ err: error }, 'left without a word from the broker');
  } finally {
    ended.abort();
  }
};
