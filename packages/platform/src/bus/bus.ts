import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import type { Logger } from '../log/log.ts';
import { endsWithin } from '../timeout.ts';
import { consumerRunner } from './consumer-runner.ts';
import type { Observe } from './handling.ts';
import { DEAD_LETTERS, type DeadLetterQueue, deadLetterQueue } from './dead-letters.ts';
import type { Engine, Entry } from './engine.ts';
import { lagOf, whenCaughtUp } from './lag.ts';
import { LARGEST_MESSAGE } from './message-size.ts';
import type { Bus, Consumer, Membership, Message, Subscription } from './port.ts';
import { replaying } from './replaying.ts';

export type BusOptions = {
  readonly log: Logger;
  readonly now: () => Date;
  readonly observe?: Observe;
};

const LONGEST_CLOSE_MS = 8_000;

/** Topics are made once; a failed attempt is repeated at the next use. */
const topicsOf = (engine: Engine) => {
  const ensured = new Map<string, Promise<void>>();
  return async (topics: readonly string[]): Promise<void> => {
    const missing = [...new Set([...topics, DEAD_LETTERS])].filter((topic) => !ensured.has(topic));
    if (missing.length > 0) {
      const made = engine.ensureTopics(missing);
      for (const topic of missing) ensured.set(topic, made);
      made.catch(() => missing.forEach((topic) => ensured.delete(topic)));
    }
    for (const topic of [...topics, DEAD_LETTERS]) await ensured.get(topic);
  };
};

/** The subscriptions of a process, each stopped once. */
const subscriptionsOf = () => {
  const active = new Set<Subscription>();
  return {
    add: (subscription: Subscription, onStop: () => void = () => undefined): Subscription => {
      const own: Subscription = {
        stop: async () => {
          if (!active.delete(own)) return;
          onStop();
          await subscription.stop();
        },
      };
      active.add(own);
      return own;
    },
    stopAll: (): Promise<unknown> => Promise.all([...active].map((subscription) => subscription.stop())),
  };
};

const requireSize = ({ type, data }: Message): void => {
  if (data.byteLength > LARGEST_MESSAGE)
    throw new AppError('TOO_LARGE', verbatim(`${type} has ${data.byteLength} bytes`));
};

/** Messages of a reaction that are read at once; each is handled separately. */
const READ_FOR_REACTION = 100;

const maxBatchOf = (consumer: Consumer): number =>
  consumer.kind === 'projection' ? (consumer.maxBatch ?? 1) : READ_FOR_REACTION;

type JoinDeps = Required<BusOptions> & {
  readonly engine: Engine;
  readonly ensureTopics: (topics: readonly string[]) => Promise<void>;
  readonly deadLetters: DeadLetterQueue;
  /** groups that wait for a dependency, with the reason */
  readonly waiting: Map<string, string>;
};

/** How a process joins a group, or follows a broadcast. */
const joining = ({ engine, ensureTopics, deadLetters, waiting, log, observe }: JoinDeps) => ({
  joinGroup: async (consumer: Consumer): Promise<Subscription> => {
    const { group, topics, kind } = consumer;
    await ensureTopics(topics);
    const writeDeadLetter = ({ message, origin }: Entry, reason: string) =>
      deadLetters.write(group, message, origin, reason);
    const handle = consumerRunner({ consumer, writeDeadLetter, waiting, log, observe });
    const from = kind === 'reaction' ? 'now' : 'beginning';
    return engine.consume({ group, topics, maxBatch: maxBatchOf(consumer), from }, handle);
  },
  follow: async (topics: readonly string[], onMessage: (message: Message) => void): Promise<Subscription> => {
    await ensureTopics(topics);
    return engine.broadcast(topics, ({ message, headers }) => {
      if (headers.only !== undefined) return;
      try {
        onMessage(message);
      } catch (error) {
        log.error({ err: error, type: message.type }, 'a broadcast could not be handled');
      }
    });
  },
});

/** The dead letters of a bus, whose topic is made when it is first needed. */
const deadLetterCalls = (
  deadLetters: DeadLetterQueue,
  ensureTopics: JoinDeps['ensureTopics'],
): Pick<Bus, 'deadLetter' | 'deadLetterCount' | 'deadLetters' | 'redrive'> => ({
  deadLetter: async (message, { group, reason }) => {
    await ensureTopics([]);
    await deadLetters.write(group, message, message.id, reason);
  },
  deadLetterCount: async () => {
    await ensureTopics([]);
    return deadLetters.count();
  },
  deadLetters: async (query) => {
    await ensureTopics([]);
    return deadLetters.list(query);
  },
  redrive: async (query) => {
    await ensureTopics([]);
    return deadLetters.redrive(query);
  },
});

/** A bus over an event log: topics, publishing, consumers with their failure policy, dead letters. */
export const createBus = (
  engine: Engine,
  { log, now, observe = (_group, _messages, run) => run() }: BusOptions,
): Bus => {
  const ensureTopics = topicsOf(engine);
  const subscriptions = subscriptionsOf();
  const members = new Map<string, Membership>();
  const waiting = new Map<string, string>();
  const deadLetters = deadLetterQueue(engine, now);
  const { joinGroup, follow } = joining({ engine, ensureTopics, deadLetters, waiting, log, now, observe });
  let closing: Promise<void> | undefined;

  const requireOpen = (): void => {
    if (closing) throw new AppError('UNAVAILABLE', verbatim('The event bus is closed'));
  };

  const closeAll = async (): Promise<void> => {
    if (!(await endsWithin(subscriptions.stopAll(), LONGEST_CLOSE_MS)))
      log.warn({ groups: [...members.keys()] }, 'consumers did not stop in time');
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
      await engine.append(messages.map((message) => ({ message, headers: {} })));
    },
    subscribe: async (consumer) => {
      requireOpen();
      const { group, topics } = consumer;
      if (members.has(group))
        throw new AppError('CONFLICT', verbatim(`${group} is already subscribed in this process`));
      members.set(group, { group, topics });
      const leave = (): boolean => members.delete(group);
      try {
        return subscriptions.add(await joinGroup(consumer), leave);
      } catch (error) {
        leave();
        throw error;
      }
    },
    broadcast: async (topics, onMessage) => {
      requireOpen();
      return subscriptions.add(await follow(topics, onMessage));
    },
    replay: (topics, handle) => replaying({ engine, ensureTopics }, topics, handle),
    rewrite: async (rewrite) => {
      requireOpen();
      await engine.rewrite?.(rewrite);
    },
    examine: (topics) => engine.examine([...topics, DEAD_LETTERS]),
    groups: () => [...members.values()],
    lag: (group, topics) => lagOf(engine, group, topics),
    whenCaughtUp: (group, topics, signal) => whenCaughtUp(engine, group, topics, signal),
    ...deadLetterCalls(deadLetters, ensureTopics),
    status: () => ({ up: engine.up(), waiting: [...waiting].map(([group, reason]) => ({ group, reason })) }),
    files: engine.files,
    close: () => (closing ??= closeAll()),
  };
};
