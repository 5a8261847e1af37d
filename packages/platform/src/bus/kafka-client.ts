import { createRequire } from 'node:module';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { AppError } from '@wellspring/errors';
import kafkajs from 'kafkajs';
import type { Consumer } from 'kafkajs';
import type { Logger } from 'pino';

export type { EachBatchPayload } from 'kafkajs';

// a CommonJS module, of whose names Node does not find all
const { ConfigResourceTypes, Kafka, KafkaJSProtocolError, Partitioners, logLevel } = kafkajs;

export type KafkaOptions = { readonly brokers: readonly string[]; readonly clientId: string; readonly log: Logger };

/** A member of a group. `end` leaves it, soon and for good. */
export type KafkaMember = { readonly group: string; readonly consumer: Consumer; readonly end: () => Promise<void> };

const RETRY = { initialRetryTime: 100, maxRetryTime: 1_000, retries: 8 };
/** A consumer that gave up would join again as a new member, which the group lets in only when the old one timed out. */
const FOR_EVER = { ...RETRY, retries: Number.MAX_SAFE_INTEGER };
const PATIENCE = 5_000;
const PATIENCE_AT_END = 3_000;

type Queue = { readonly prototype: { scheduleCheckPendingRequests: (this: { readonly pending: unknown[] }) => void } };

const isQueue = (value: unknown): value is Queue => {
  const prototype: unknown = typeof value === 'function' ? value.prototype : undefined;
  return typeof prototype === 'object' && prototype !== null && 'scheduleCheckPendingRequests' in prototype;
};

/**
 * kafkajs 2.2.4 looks after throttled requests with a timer that it sets again for ever, at a negative time (about
 * 1 ms) where nothing is throttled: each idle connection would wake the process a thousand times a second, and Node
 * warns of it. Only where requests wait is there something to look after; each new one that waits sets the timer.
 */
const calmIdleTimers = (): void => {
  const queue: unknown = createRequire(import.meta.url)('kafkajs/src/network/requestQueue');
  if (!isQueue(queue)) throw new Error('kafkajs is not the version whose timers are known');
  const { scheduleCheckPendingRequests: schedule } = queue.prototype;
  queue.prototype.scheduleCheckPendingRequests = function () {
    if (this.pending.length > 0) schedule.call(this);
  };
};

calmIdleTimers();

const asAppError = (cause: unknown): AppError => {
  if (cause instanceof AppError) return cause;
  const why = cause instanceof Error ? cause.message : String(cause);
  if (cause instanceof KafkaJSProtocolError && cause.type === 'MESSAGE_TOO_LARGE')
    return new AppError('TOO_LARGE', 'The event is larger than the broker takes', { cause });
  return new AppError('UNAVAILABLE', `The event broker does not answer: ${why}`, { cause });
};

/** Waits for the broker at most some time. @throws AppError UNAVAILABLE */
export const answerOf = async <T>(work: Promise<T>, patience = PATIENCE): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${patience} ms`)), patience);
  try {
    return await Promise.race([work, late.promise]);
  } catch (error) {
    throw asAppError(error);
  } finally {
    clearTimeout(timer);
  }
};

/** Connects on first use; a failed attempt is made again by the next one. */
const connectedOnce = <T extends { connect(): Promise<void>; disconnect(): Promise<void> }>(client: T) => {
  let connecting: Promise<void> | undefined;
  return {
    ready: async (): Promise<T> => {
      connecting ??= client.connect().catch((error: unknown) => {
        connecting = undefined;
        throw error;
      });
      await answerOf(connecting);
      return client;
    },
    disconnect: async (): Promise<void> => {
      if (connecting) await client.disconnect();
    },
  };
};

/** The only place that knows kafkajs: connections, their patience, their end, their noise, and whether the broker answers. */
export const kafkaClient = ({ brokers, clientId, log }: KafkaOptions) => {
  let up = true;
  const seen = (answers: boolean): void => {
    if (up === answers) return;
    up = answers;
    if (answers) log.info('the event broker answers');
    else log.warn({ brokers }, 'the event broker does not answer');
  };
  const answers = (): void => seen(true);

  /** kafkajs tries on even after a disconnect; when the signal says so, its sockets are gone and it finds no broker. */
  const kafkaUntil = (signal: AbortSignal, retry: typeof RETRY) => {
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
      requestTimeout: PATIENCE,
      retry,
      logLevel: logLevel.WARN,
      // kafkajs repeats itself while a broker is away; its words are for whoever debugs, ours say what changed
      logCreator: () => (entry) => {
        const broken = /^(Connection (error|timeout)|Failed to connect)/.test(entry.log.message);
        if (broken && !signal.aborted) seen(false);
        log.debug({ kafka: entry.namespace, detail: entry.log.error ?? entry.log.groupId }, entry.log.message);
      },
    });
  };

  /** Leaves in good order when the broker lets us, and in any case soon and for good. */
  const endOf = async (client: { disconnect(): Promise<void> }, ended: AbortController): Promise<void> => {
    try {
      await answerOf(client.disconnect(), PATIENCE_AT_END);
    } catch (error) {
      log.debug({ err: error }, 'left without a word from the broker');
    } finally {
      ended.abort();
    }
  };

  const ended = new AbortController();
  const kafka = kafkaUntil(ended.signal, RETRY);
  const kafkaAdmin = kafka.admin();
  // not idempotent: kafkajs may use a sequence number again after a send whose outcome it never learned, and the
  // broker would take the next message for a repeat and drop it; consumers bear repeats, nobody bears a loss
  const kafkaProducer = kafka.producer({
    createPartitioner: Partitioners.DefaultPartitioner,
    allowAutoTopicCreation: false,
  });
  kafkaAdmin.on(kafkaAdmin.events.REQUEST, answers);
  kafkaProducer.on(kafkaProducer.events.REQUEST, answers);
  const admin = connectedOnce(kafkaAdmin);
  const producer = connectedOnce(kafkaProducer);

  return {
    clientId,
    admin: admin.ready,
    producer: producer.ready,
    /** A member of a group, on connections of its own. */
    consumer: (group: string): KafkaMember => {
      let ending = false;
      const left = new AbortController();
      const consumer = kafkaUntil(left.signal, FOR_EVER).consumer({
        groupId: group,
        sessionTimeout: 10_000,
        heartbeatInterval: 500, // by heartbeats a member also hears of a new one, and waits for nobody long
        rebalanceTimeout: 30_000,
        maxWaitTimeInMs: 100, // how long a stop takes at most, and no delay of what arrives
        allowAutoTopicCreation: false,
        retry: { ...FOR_EVER, restartOnFailure: async () => !ending },
      });
      consumer.on(consumer.events.REQUEST, answers);
      const end = (): Promise<void> => {
        ending = true;
        return endOf(consumer, left);
      };
      return { group, consumer, end };
    },
    /** The settings of topics, by topic and name. */
    settingsOf: async (topics: readonly string[]): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> => {
      const resources = topics.map((name) => ({ type: ConfigResourceTypes.TOPIC, name }));
      const answer = await (await admin.ready()).describeConfigs({ resources, includeSynonyms: false });
      return new Map(
        answer.resources.map((resource) => [
          resource.resourceName,
          new Map(resource.configEntries.map(({ configName, configValue }) => [configName, configValue])),
        ]),
      );
    },
    up: () => up,
    end: (): Promise<void> =>
      endOf({ disconnect: async () => void (await Promise.all([producer.disconnect(), admin.disconnect()])) }, ended),
  };
};

export type KafkaClient = ReturnType<typeof kafkaClient>;
