import { AppError } from '@wellspring/errors';
import type { Logger } from '../log/log.ts';
import { retryWhileUnavailable } from '../retry.ts';
import { continueTrace } from '../telemetry/tracing.ts';
import type { Entry } from './engine.ts';
import type { Consumer, Message } from './port.ts';

/** Wraps a consumer's work, for example in a trace span. */
export type Observe = (group: string, messages: readonly Message[], run: () => Promise<void>) => Promise<void>;

export type RunnerOptions = {
  readonly consumer: Consumer;
  /** @throws AppError UNAVAILABLE */
  readonly writeDeadLetter: (entry: Entry, reason: string) => Promise<void>;
  /** groups that wait for a dependency, with the reason */
  readonly waiting: Map<string, string>;
  readonly log: Logger;
  readonly observe: Observe;
};

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);

/** Whether it says that the message is wrong, and no second try can help. */
export const isAboutMessage = (error: unknown): boolean =>
  error instanceof AppError && !['UNAVAILABLE', 'INTERNAL', 'RATE_LIMITED'].includes(error.code);

/** Says that a group waits, in the status of the bus and, when it begins and ends, in the log. */
const pausedGroups = ({ consumer: { group }, waiting, log }: RunnerOptions) => ({
  wait: (reason: string): void => {
    if (!waiting.has(group)) log.warn({ group, reason }, 'consumer waits for a dependency');
    waiting.set(group, reason);
  },
  resume: (): void => {
    if (waiting.delete(group)) log.info({ group }, 'consumer goes on');
  },
});

/** How a group's messages are handled, and dead-lettered. */
export const handling = (options: RunnerOptions) => {
  const { consumer, writeDeadLetter, log, observe } = options;
  const { group } = consumer;
  const paused = pausedGroups(options);

  /** Repeats for ever while a dependency is away; other errors are the caller's. */
  const whileUnavailable = async (work: () => Promise<void>, signal: AbortSignal): Promise<void> => {
    let waited = false;
    const onFailure = (error: unknown): void => {
      waited = true;
      paused.wait(reasonOf(error));
    };
    try {
      await retryWhileUnavailable(work, { signal, onFailure });
    } finally {
      if (waited) paused.resume();
    }
  };

  const handle = (entries: readonly Entry[]): Promise<void> => {
    const messages = entries.map((entry) => entry.message);
    return observe(group, messages, () => consumer.handle(messages));
  };

  /** A fact that a reaction has handled is done with, however often it comes. */
  const handleOnce = async (entry: Entry): Promise<void> => {
    if (consumer.kind !== 'reaction') return handle([entry]);
    const { id } = entry.message;
    if (await consumer.handled.has(id)) return;
    await handle([entry]);
    await consumer.handled.add(id);
  };

  return {
    ...paused,
    /** @throws what the consumer threw, but not UNAVAILABLE */
    handleAll: (entries: readonly Entry[], signal: AbortSignal): Promise<void> =>
      whileUnavailable(() => handle(entries), signal),
    handleAlone: (entry: Entry, signal: AbortSignal): Promise<void> =>
      whileUnavailable(() => handleOnce(entry), signal),
    deadLetter: async (entry: Entry, reason: string, signal: AbortSignal): Promise<void> => {
      const { type, id, traceparent } = entry.message;
      await continueTrace(traceparent, async () =>
        log.error({ group, type, id, origin: entry.origin, reason }, 'dead letter'),
      );
      await whileUnavailable(() => writeDeadLetter(entry, reason), signal);
    },
  };
};

export type Handling = ReturnType<typeof handling>;
