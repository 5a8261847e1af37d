import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@wellspring/errors';
import type { Logger } from 'pino';
import { consumerRunner } from './consumer-runner.ts';
import type { Observe } from './consumer-runner.ts';
import { DEAD_LETTERS, deadLetterBook } from './dead-letters.ts';
import type { Engine } from './engine.ts';
import type { Bus, Membership, Message, Subscription } from './port.ts';

export type BusOptions = {
  readonly log: Logger;
  readonly now: () => Date;
  readonly observe?: Observe;
};

/** Largest body of a message, in bytes: brokers refuse more than a megabyte with all that belongs to it. */
export const LARGEST_MESSAGE = 900_000;
const PATIENCE_AT_CLOSE = 8_000;

/** A bus over an event log: topics, publishing, consumers with their failure policy, dead letters. */
export const busOver = (engine: Engine, { log, now, observe = (_group, _messages, run) => run() }: BusOptions): Bus => {
  const ensured = new Map<string, Promise<void>>();
  const members = new Map<string, Membership>();
  const subscriptions = new Set<Subscription>();
  const waiting = new Map<string, string>();
  const letters = deadLetterBook(engine, now);
  let closing: Promise<void> | undefined;

  const requireOpen = (): void => {
    if (closing) throw new AppError('UNAVAILABLE', 'The event bus is closed');
  };

  const ensureTopics = async (topics: readonly string[]): Promise<void> => {
    const missing = [...new Set([...topics, DEAD_LETTERS])].filter((topic) => !ensured.has(topic));
    if (missing.length > 0) {
      const made = engine.ensureTopics(missing);
      for (const topic of missing) ensured.set(topic, made);
      made.catch(() => missing.forEach((topic) => ensured.delete(topic)));
    }
    for (const topic of [...topics, DEAD_LETTERS]) await ensured.get(topic);
  };

  const kept = (subscription: Subscription, forget: () => void = () => undefined): Subscription => {
    const own: Subscription = {
      stop: async () => {
        if (!subscriptions.delete(own)) return;
        forget();
        await subscription.stop();
      },
    };
    subscriptions.add(own);
    return own;
  };

  const requireSize = ({ type, data }: Message): void => {
    if (data.byteLength > LARGEST_MESSAGE) throw new AppError('TOO_LARGE', `${type} has ${data.byteLength} bytes`);
  };

  const closeAll = async (): Promise<void> => {
    const patience = new AbortController();
    const late = sleep(PATIENCE_AT_CLOSE, 'late', { signal: patience.signal }).catch(() => 'in time');
    const stopped = Promise.all([...subscriptions].map((subscription) => subscription.stop()));
    const outcome = await Promise.race([stopped, late]);
    patience.abort();
    if (outcome === 'late') log.warn({ groups: [...members.keys()] }, 'consumers did not stop in time');
    await engine.close();
  };

  return {
    ensureTopics: async (topics) => {
      requireOpen();
      await ensureTopics(topics);
    },
    publish: async (messages) => {
      requireOpen();
      if (messages.length === 0) return;
      messages.forEach(requireSize);
      await ensureTopics(messages.map(({ topic }) => topic));
      await engine.append(messages.map((message) => ({ message, notes: {} })));
    },
    subscribe: async (consumer) => {
      requireOpen();
      const { group, topics, maxBatch = 1 } = consumer;
      if (members.has(group)) throw new AppError('CONFLICT', `${group} is already subscribed in this process`);
      const forget = (): boolean => members.delete(group);
      members.set(group, { group, topics });
      try {
        await ensureTopics(topics);
        const bury = letters.bury.bind(undefined, group);
        const take = consumerRunner({ consumer, bury, waiting, log, observe });
        return kept(await engine.consume({ group, topics, maxBatch }, take), forget);
      } catch (error) {
        forget();
        throw error;
      }
    },
    listen: async (topics, hear) => {
      requireOpen();
      await ensureTopics(topics);
      const listener = await engine.listen(topics, ({ message, notes }) => {
        if (notes.only !== undefined) return;
        try {
          hear(message);
        } catch (error) {
          log.error({ err: error, type: message.type }, 'a listener failed');
        }
      });
      return kept(listener);
    },
    groups: () => [...members.values()],
    lag: (group, topics) => engine.lag(group, topics),
    deadLetters: async () => {
      await ensureTopics([]);
      return letters.list();
    },
    redrive: async (which) => {
      await ensureTopics([]);
      return letters.redrive(which);
    },
    status: () => ({ up: engine.up(), waiting: [...waiting].map(([group, reason]) => ({ group, reason })) }),
    close: () => (closing ??= closeAll()),
  };
};
