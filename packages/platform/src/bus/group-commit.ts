import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LogRecord } from './engine.ts';

type Waiting = {
  readonly records: readonly LogRecord[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
};

/**
 * One write at a time: what is appended meanwhile goes into the next one. Order is kept, and one wait for the disk or
 * the broker serves all. All that share a failed write get its error.
 */
export const groupCommit = (write: (records: readonly LogRecord[]) => Promise<void>) => {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      await nextTurn(); // what this turn of the event loop still appends comes along
      const group = waiting;
      waiting = [];
      try {
        await write(group.flatMap((one) => one.records));
        for (const one of group) one.resolve();
      } catch (error) {
        for (const one of group) one.reject(error);
      }
    }
    writing = undefined;
  };

  return {
    append: async (records: readonly LogRecord[]): Promise<void> => {
      if (records.length === 0) return;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      waiting.push({ records, resolve, reject });
      writing ??= writeAll();
      await promise;
    },
    /** Resolves when nothing is being written. */
    settled: async (): Promise<void> => writing,
  };
};
