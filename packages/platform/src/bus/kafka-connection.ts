import { connect, isIP } from 'node:net';
import type { Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import kafkajs from 'kafkajs';
import type { Kafka as KafkaConnection, LogEntry, RequestEvent } from 'kafkajs';
import { connectionProblem } from '../connection-problem.ts';
import type { Logger } from '../log/log.ts';
import { withTimeout } from '../timeout.ts';
import type { KafkaAddress } from './kafka-address.ts';
import { stopIdleTimers } from './kafka-idle-timers.ts';

// a CommonJS module, of whose names Node does not find all
const { Kafka, KafkaJSProtocolError, logLevel } = kafkajs;

export type KafkaOptions = KafkaAddress & { readonly clientId: string; readonly log: Logger };

const ANSWER_MS = 5_000;
const GOODBYE_MS = 3_000;

export const RETRY = { initialRetryTime: 100, maxRetryTime: 1_000, retries: 8 };
/** A consumer that stops would join again as a new member, which the group accepts only after the old one has timed out. */
export const RETRY_FOR_EVER = { ...RETRY, retries: Number.MAX_SAFE_INTEGER };

stopIdleTimers();

const asAppError = (cause: unknown): AppError => {
  if (cause instanceof AppError) return cause;
  const why = cause instanceof Error ? cause.message : String(cause);
  if (cause instanceof KafkaJSProtocolError && cause.type === 'MESSAGE_TOO_LARGE')
    return new AppError('TOO_LARGE', verbatim('The event is larger than the broker takes'), { cause });
  return new AppError('UNAVAILABLE', verbatim(`The event broker does not answer: ${why}`), { cause });
};

/** Waits for the broker at most some time. @throws AppError UNAVAILABLE, TOO_LARGE, or as the work threw it */
export const brokerAnswer = async <T>(work: Promise<T>, milliseconds = ANSWER_MS): Promise<T> => {
  try {
    return await withTimeout(work, milliseconds, () => new Error(`no answer within ${milliseconds} ms`));
  } catch (error) {
    throw asAppError(error);
  }
};

/** A broker answers these before authentication. */
const GREETINGS = new Set(['ApiVersions', 'SaslHandshake', 'SaslAuthenticate']);

/** Whether the broker answers; a change is logged. */
export const brokerStatus = (brokers: readonly string[], log: Logger) => {
  let up = true;
  const set = (answers: boolean, reason?: string): void => {
    if (up === answers) return;
    up = answers;
    if (answers) log.info({}, 'the event broker answers');
    else log.warn({ brokers, reason }, 'the event broker does not answer; it is tried again until it does');
  };
  return {
    up: () => up,
    /** called for each request that was answered */
    answered: ({ payload }: RequestEvent): void => void (GREETINGS.has(payload.apiName) || set(true)),
    isAway: (reason?: string) => set(false, reason),
  };
};

export type BrokerStatus = ReturnType<typeof brokerStatus>;

/** The kind of a request that asks for messages; a request begins with its length in four bytes and its kind in two. */
const FETCH = 1;
const KIND_AT = 4;
/** An error that kafkajs handles well: an error about a closed connection would make it forget the broker. */
const CUT = 'nobody waits for messages here any more';

/** kafkajs repeats itself while a broker is away; its messages are for debugging, ours say what changed. */
const logTo =
  (log: Logger, status: BrokerStatus, signal: AbortSignal) =>
  (entry: LogEntry): void => {
    const { message } = entry.log;
    const broken = /^(Connection (error|timeout)|Closed connection|Failed to connect|SASL .* failed)/.test(message);
    if (broken && !signal.aborted && !message.endsWith(CUT)) status.isAway(connectionProblem(new Error(message)));
    const detail: unknown = entry.log.error ?? entry.log.groupId;
    log.debug({ kafka: entry.namespace, detail }, entry.log.message);
  };

/** kafkajs is given this instead of opening its sockets itself: they must be found again when they are to end. */
const openSocket = (host: string, port: number, tls: boolean, onConnect: () => void): Socket => {
  const address = { host, port, keepAlive: true, keepAliveInitialDelay: 60_000 };
  return tls ? connectTls({ ...address, servername: isIP(host) ? '' : host }, onConnect) : connect(address, onConnect);
};

/** The sockets on which the broker may keep us waiting for messages. */
const fetchingSockets = () => {
  const fetching = new Set<Socket>();
  const watch = (socket: Socket): Socket => {
    const write = socket.write.bind(socket);
    socket.once('close', () => fetching.delete(socket));
    return Object.assign(socket, {
      write: (request: Buffer): boolean => {
        if (request.readInt16BE(KIND_AT) === FETCH) fetching.add(socket);
        return write(request);
      },
    });
  };
  const cut = (): void => fetching.forEach((socket) => socket.destroy(new Error(CUT)));
  return { watch, cut };
};

/** `cutFetches`: ends waiting for new messages. */
export type CutKafka = { readonly kafka: KafkaConnection; readonly cutFetches: () => void };

/** kafkajs tries on even after a disconnect; when the signal aborts, its sockets are destroyed and it finds no broker. */
export const connectKafka = (
  { brokers, tls = false, sasl, clientId, log }: KafkaOptions,
  status: BrokerStatus,
  retry: typeof RETRY,
  signal: AbortSignal,
): CutKafka => {
  const fetches = fetchingSockets();
  const sockets = new Set<Socket>();
  const over = new Error('the client has ended'); // by an error kafkajs notices, and clears its timers
  signal.addEventListener('abort', () => sockets.forEach((socket) => socket.destroy(over)));
  const kafka = new Kafka({
    brokers: async () => (signal.aborted ? [] : [...brokers]),
    socketFactory: ({ host, port, onConnect }) => {
      const socket = fetches.watch(openSocket(host, port, tls, onConnect));
      socket.setMaxListeners(0); // kafkajs may abort the same attempt often, and listens each time
      socket.once('error', (error) => {
        if (!signal.aborted && error.message !== CUT) status.isAway(connectionProblem(error));
      });
      sockets.add(socket.once('close', () => sockets.delete(socket)));
      return signal.aborted ? socket.destroy(over) : socket;
    },
    ssl: tls,
    ...(sasl && { sasl }),
    clientId,
    connectionTimeout: 3_000,
    requestTimeout: ANSWER_MS,
    retry,
    logLevel: logLevel.WARN,
    logCreator: () => logTo(log, status, signal),
  });
  return { kafka, cutFetches: fetches.cut };
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

/** Leaves the group in order when the broker allows it, and in any case soon and finally. */
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
