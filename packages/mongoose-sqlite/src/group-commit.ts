import type { DatabaseSync } from 'node:sqlite';

import { isOwnFault } from './errors.ts';

export type GroupCommit = {
  /** Runs the work in the transaction of this tick; the promise settles when that is on the disk. */
  readonly run: <T>(work: () => T) => Promise<T>;
  /** Commits at once what is waiting. */
  readonly flush: () => void;
};

type Job = { readonly attempt: () => void; readonly settle: () => void; readonly fail: (error: unknown) => void };

/**
 * (The event log of platform has a group commit of its own: it queues records for one asynchronous write, this one runs work within a
 * transaction; and this package stands alone.) Writes of the same tick share one transaction and one sync of the disk. A write that fails by its own
 * fault must not have written anything of what failed; any other error (a full disk) undoes and fails the whole group.
 */
export const groupCommit = (
  sql: DatabaseSync,
  { explain, undone }: { readonly explain: (error: unknown) => unknown; readonly undone: () => void },
): GroupCommit => {
  let waiting: Job[] = [];
  const begin = sql.prepare('BEGIN IMMEDIATE');
  const commit = sql.prepare('COMMIT');
  const rollback = sql.prepare('ROLLBACK');

  const flush = (): void => {
    const jobs = waiting;
    waiting = [];
    if (jobs.length === 0) return;
    try {
      begin.run();
      for (const job of jobs) job.attempt();
      commit.run();
    } catch (error) {
      const reason = explain(error);
      try {
        if (sql.isTransaction) rollback.run();
      } finally {
        for (const job of jobs) job.fail(reason);
        undone();
      }
      return;
    }
    for (const job of jobs) job.settle();
  };

  return {
    flush,
    run: <T>(work: () => T) =>
      new Promise<T>((resolve, reject) => {
        let settle = (): void => undefined;
        const attempt = (): void => {
          try {
            const result = work();
            settle = () => resolve(result);
          } catch (error) {
            if (!isOwnFault(error)) throw error;
            settle = () => reject(error instanceof Error ? error : new Error(String(error)));
          }
        };
        if (waiting.push({ attempt, settle: () => settle(), fail: reject }) === 1) setImmediate(flush);
      }),
  };
};
