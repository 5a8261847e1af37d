import type { BatchHandler, Entry } from './engine.ts';
import { eachAlone } from './each-alone.ts';
import { handling, reasonOf, type RunnerOptions } from './handling.ts';

/** Redriven messages that are remembered, so that two redrives at once hand over once. */
const REDRIVES_KEPT = 10_000;

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
 * tried alone, and the one that keeps failing is dead-lettered, while messages of other keys go on.
 */
export const consumerRunner = (options: RunnerOptions): BatchHandler => {
  const { consumer, log } = options;
  const { group } = consumer;
  const own = handling(options);
  const alone = eachAlone(consumer, own);
  const wasRedriven = seenBefore(REDRIVES_KEPT);

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
