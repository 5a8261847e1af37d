import { setTimeout as sleep } from 'node:timers/promises';
import { backOffMs } from '../retry.ts';
import type { BatchHandler, Entry } from './engine.ts';
import { handling, isAboutMessage, reasonOf, type Handling, type RunnerOptions } from './handling.ts';
import type { Consumer } from './port.ts';

/** So many different messages that fail alike, with none handled between them, are not broken: what handles them is. */
const ALIKE = 3;

const fieldOf = (error: object, name: string): string => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** What errors of one cause have in common: their kind and number, not their words. */
const kindOf = (error: unknown): string =>
  error instanceof Error ? `${error.name} ${fieldOf(error, 'code')} ${fieldOf(error, 'statusCode')}` : typeof error;

/**
 * Counts different messages that fail alike one after the other. When it opens, the consumer must wait as for a dependency
 * that is away: dead letters of a whole topic would be the price of one expired password.
 */
const breaker = () => {
  const failed = new Set<string>();
  let kind = '';
  return {
    succeeded: (): void => failed.clear(),
    failed: (messageId: string, error: unknown): void => {
      if (kindOf(error) !== kind) failed.clear();
      kind = kindOf(error);
      failed.add(messageId);
    },
    isOpen: (): boolean => failed.size >= ALIKE,
  };
};

const TRIES = 4;
const LONGEST_PAUSE_MS = 400;
/** A reaction cannot probe its dependency: it dead-letters a message after this time, so that it never waits for ever. */
const LONGEST_HOLD_MS = 600_000;

type Outcome = 'done' | 'again' | 'dependency';

/** The first of each key: what may be tried without breaking the order. */
const firstOfEachKey = (entries: readonly Entry[]): readonly Entry[] => [
  ...new Map(entries.toReversed().map((entry) => [entry.message.key, entry])).values(),
];

/** Tries messages one by one; a message that failed waits with the later ones of its key, and holds up no other. */
const eachAlone = (consumer: Consumer, handling: Handling) => {
  const { handleAll, handleAlone, deadLetter, wait, resume } = handling;
  const failures = breaker();
  /** one that was handled: a projection may get it again, to see whether its dependencies answer */
  let lastGood: Entry | undefined;

  const succeeded = (entries: readonly Entry[]): void => {
    failures.succeeded();
    if (consumer.kind === 'projection') lastGood = entries.at(-1) ?? lastGood;
  };

  const worksWithAnother = async (signal: AbortSignal): Promise<boolean> => {
    if (!lastGood) return false;
    try {
      await handleAll([lastGood], signal);
      failures.succeeded();
      return true;
    } catch {
      signal.throwIfAborted(); // that it fails as well is the answer
      return false;
    }
  };

  const attempt = async (entry: Entry, isLastTry: boolean, signal: AbortSignal): Promise<Outcome> => {
    try {
      await handleAlone(entry, signal);
      succeeded([entry]);
      return 'done';
    } catch (error) {
      signal.throwIfAborted();
      if (!isAboutMessage(error)) {
        failures.failed(entry.message.id, error);
        if (failures.isOpen() && !(await worksWithAnother(signal))) {
          wait(reasonOf(error));
          return 'dependency';
        }
        if (!isLastTry) return 'again';
      }
      await deadLetter(entry, reasonOf(error), signal);
      return 'done';
    }
  };

  /** Waits until something is handled again: another message each time, so that a broken one cannot keep it waiting. */
  const untilItWorks = async (entries: readonly Entry[], signal: AbortSignal): Promise<Entry> => {
    const probes = firstOfEachKey(entries);
    const since = performance.now();
    try {
      for (let round = 1; ; round++) {
        await sleep(backOffMs(round), undefined, { signal });
        const probe = probes[round % probes.length];
        if (!probe) throw new Error('there is nothing to try');
        const isOver = consumer.kind === 'reaction' && performance.now() - since > LONGEST_HOLD_MS;
        if (isOver) failures.succeeded();
        if ((await attempt(probe, isOver, signal)) === 'done') return probe;
      }
    } finally {
      resume();
    }
  };

  const run = async (entries: readonly Entry[], signal: AbortSignal): Promise<void> => {
    const tries = new Map<Entry, number>();
    for (let left = entries, round = 1; left.length > 0; round++) {
      const stuck = new Set<string>();
      const next: Entry[] = [];
      let isWaiting = false;
      for (const entry of left) {
        signal.throwIfAborted();
        const tried = (tries.get(entry) ?? 0) + 1;
        const outcome: Outcome | 'held' =
          isWaiting || stuck.has(entry.message.key) ? 'held' : await attempt(entry, tried >= TRIES, signal);
        if (outcome === 'done') continue;
        if (outcome === 'again') tries.set(entry, tried);
        isWaiting ||= outcome === 'dependency';
        stuck.add(entry.message.key);
        next.push(entry);
      }
      left = next;
      if (isWaiting) {
        const handled = await untilItWorks(left, signal);
        left = left.filter((entry) => entry !== handled);
      } else if (left.length > 0) await sleep(Math.min(LONGEST_PAUSE_MS, backOffMs(round)), undefined, { signal });
    }
  };

  return { run, succeeded };
};

/** Redriven messages that are remembered, so that two redrives at once hand over once. */
const REMEMBERED_REDRIVES = 10_000;

/** True for what has passed already, among the last ones. */
const seenBefore = (most: number): ((name: string) => boolean) => {
  const seen = new Set<string>();
  return (name) => {
    if (seen.has(name)) return true;
    seen.add(name);
    for (const oldest of seen) if (seen.size > most) seen.delete(oldest);
    return false;
  };
};

/**
 * What happens when a consumer fails, on every engine: a dependency that is away is waited for; else each message is
 * tried separately, and the one that keeps failing is dead-lettered, while messages of other keys continue.
 */
export const consumerRunner = (options: RunnerOptions): BatchHandler => {
  const { consumer, log } = options;
  const { group } = consumer;
  const own = handling(options);
  const alone = eachAlone(consumer, own);
  const wasRedriven = seenBefore(REMEMBERED_REDRIVES);

  const isMine = ({ headers: { only, redrive } }: Entry): boolean =>
    (only === undefined || only === group) && (redrive === undefined || !wasRedriven(redrive));
  const isActedOn = ({ message }: Entry): boolean => consumer.kind === 'projection' || consumer.reactsTo(message);

  return async (entries, signal) => {
    const mine = entries.filter(isMine);
    for (const { decodeError, ...entry } of mine)
      if (decodeError !== undefined) await own.deadLetter(entry, decodeError, signal);
    const readable = mine.filter((entry) => entry.decodeError === undefined && isActedOn(entry));
    if (readable.length <= 1 || consumer.kind === 'reaction') return alone.run(readable, signal);
    try {
      await own.handleAll(readable, signal);
      alone.succeeded(readable);
    } catch (error) {
      signal.throwIfAborted();
      log.warn(
        { group, messages: readable.length, reason: reasonOf(error) },
        'batch failed, each message is tried alone',
      );
      await alone.run(readable, signal);
    }
  };
};
