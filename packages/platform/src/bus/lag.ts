import { setTimeout as sleep } from 'node:timers/promises';
import { retryWhileUnavailable } from '../retry.ts';
import type { Engine, OffsetRange } from './engine.ts';

const FIRST_POLL_MS = 10;
const LONGEST_POLL_MS = 250;

type Offsets = Pick<Engine, 'ranges' | 'committed'>;

/** What a group never committed counts from the beginning. */
const behind = (ranges: ReadonlyMap<string, OffsetRange>, committed: ReadonlyMap<string, number>): number =>
  [...ranges].reduce((sum, [partition, { first, next }]) => {
    return sum + Math.max(0, next - Math.max(first, committed.get(partition) ?? first));
  }, 0);

/** How many messages a group has not handled yet. */
export const lagOf = async (engine: Offsets, group: string, topics: readonly string[]): Promise<number> =>
  behind(...(await Promise.all([engine.ranges(topics), engine.committed(group, topics)])));

/** Resolves when a group has handled what the topics hold now. @throws the signal's reason */
export const whenCaughtUp = async (
  engine: Offsets,
  group: string,
  topics: readonly string[],
  signal: AbortSignal,
): Promise<void> => {
  try {
    const goal = await retryWhileUnavailable(() => engine.ranges(topics), { signal });
    const isCaughtUp = async (): Promise<boolean> => behind(goal, await engine.committed(group, topics)) === 0;
    for (let pause = FIRST_POLL_MS; ; pause = Math.min(pause * 2, LONGEST_POLL_MS)) {
      signal.throwIfAborted();
      if (await retryWhileUnavailable(isCaughtUp, { signal })) return;
      await sleep(pause, undefined, { signal });
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
};
