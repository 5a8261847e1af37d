import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, isUnavailable } from '@wellspring/errors';
import type { Logger } from 'pino';
import type { Entry, Take } from './engine.ts';
import type { Consumer, Message } from './port.ts';

/** Lets something run around a consumer's work, such as a trace span. */
export type Observe = (group: string, messages: readonly Message[], run: () => Promise<void>) => Promise<void>;

type Options = {
  readonly consumer: Consumer;
  /** writes a dead letter; @throws AppError UNAVAILABLE */
  readonly bury: (entry: Entry, reason: string) => Promise<void>;
  /** groups that wait for a dependency, with the reason */
  readonly waiting: Map<string, string>;
  readonly log: Logger;
  readonly observe: Observe;
};

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;
const TRIES = 4;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error));

/**
 * What happens when a consumer fails, on every engine: a dependency that is away is waited for; else each message is
 * tried alone, and the one that keeps failing is buried, while messages of other keys go on.
 */
export const consumerRunner = ({ consumer, bury, waiting, log, observe }: Options): Take => {
  const { group } = consumer;

  const hand = (entries: readonly Entry[]): Promise<void> => {
    const messages = entries.map((entry) => entry.message);
    return observe(group, messages, () => consumer.handle(messages));
  };

  /** Repeats for ever while a dependency is away; other errors are the caller's. */
  const patiently = async (work: () => Promise<void>, signal: AbortSignal): Promise<void> => {
    try {
      for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
        try {
          await work();
          if (waiting.has(group)) log.info({ group }, 'consumer goes on');
          return;
        } catch (error) {
          if (!isUnavailable(error)) throw error;
          if (!waiting.has(group)) log.warn({ group, reason: reasonOf(error) }, 'consumer waits for a dependency');
          waiting.set(group, reasonOf(error));
          await sleep(pause, undefined, { signal });
        }
      }
    } finally {
      waiting.delete(group);
    }
  };

  const giveUp = async (entry: Entry, reason: string, signal: AbortSignal): Promise<void> => {
    log.error({ group, type: entry.message.type, id: entry.message.id, origin: entry.origin, reason }, 'dead letter');
    await patiently(() => bury(entry, reason), signal);
  };

  /** True when the entry is done with: handled or buried. */
  const settle = async (entry: Entry, lastTry: boolean, signal: AbortSignal): Promise<boolean> => {
    try {
      await patiently(() => hand([entry]), signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!lastTry && !(error instanceof AppError)) return false;
      await giveUp(entry, reasonOf(error), signal);
    }
    return true;
  };

  /** Rounds: a message that failed waits with the later ones of its key, the others are not held up by it. */
  const oneByOne = async (entries: readonly Entry[], signal: AbortSignal): Promise<void> => {
    const tries = new Map<Entry, number>();
    for (let left = entries, pause = FIRST_PAUSE; left.length > 0; pause = Math.min(pause * 2, 4 * FIRST_PAUSE)) {
      const stuck = new Set<string>();
      const next: Entry[] = [];
      for (const entry of left) {
        signal.throwIfAborted();
        const held = stuck.has(entry.message.key);
        const tried = (tries.get(entry) ?? 0) + (held ? 0 : 1);
        tries.set(entry, tried);
        if (!held && (await settle(entry, tried >= TRIES, signal))) continue;
        stuck.add(entry.message.key);
        next.push(entry);
      }
      left = next;
      if (left.length > 0) await sleep(pause, undefined, { signal });
    }
  };

  return async (entries, signal) => {
    const mine = entries.filter(({ notes }) => notes.only === undefined || notes.only === group);
    for (const { flaw, ...entry } of mine) if (flaw !== undefined) await giveUp(entry, flaw, signal);
    const sound = mine.filter((entry) => entry.flaw === undefined);
    if (sound.length === 0) return;
    if (sound.length === 1) return oneByOne(sound, signal);
    try {
      await patiently(() => hand(sound), signal);
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ group, messages: sound.length, reason: reasonOf(error) }, 'batch failed, each message is tried alone');
      await oneByOne(sound, signal);
    }
  };
};
