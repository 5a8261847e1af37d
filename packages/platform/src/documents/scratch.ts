import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from '../log/log.ts';
import { newId } from '../ids.ts';
import { openDocuments } from './documents.ts';
import type { Documents } from './port.ts';

const discard = async (): Promise<void> => undefined;

/**
 * Documents for the time of a task, in a folder of their own: a collection is built in them by the same adapters as the live one. What
 * they publish is not received. They are removed when the task has ended.
 */
export const withScratch = async <Result>(
  database: string,
  log: Logger,
  task: (documents: Documents) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'wellspring-rebuild-'));
  try {
    const documents = await openDocuments({
      store: { folder },
      database,
      source: database,
      publish: discard,
      deadLetter: discard,
      log,
      newId,
      now: () => new Date(),
    });
    try {
      return await task(documents);
    } finally {
      await documents.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
