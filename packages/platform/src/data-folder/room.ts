import { randomBytes, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { isDiskFull } from '../disk-problem.ts';
import { folderProblem } from '../lifecycle/data-folder.ts';

const MEGABYTE = 1024 * 1024;

/** What a server needs to start: more than the demo, its indexes and the logs of all databases take at their largest (9 MB). */
export const MEGABYTES_TO_START = 16;

const CHECK_EVERY_MS = 1_000;
const MEGABYTES_TO_GO_ON = 1;

/** Only this shows a quota; and random bytes take their size on file systems that compress, too. */
const writeAndRemove = async (folder: string, megabytes: number): Promise<void> => {
  const path = join(folder, `.room-${randomUUID()}`);
  const piece = randomBytes(MEGABYTE);
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      for (let written = 0; written < megabytes; written += 1) await file.writeFile(piece);
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
};

const noRoom = (folder: string, megabytes: number): AppError =>
  new AppError(
    'UNAVAILABLE',
    verbatim(
      `The data folder ${folder} has no room for the ${megabytes} MB that a start needs. ` +
        'Free some space, or choose another with DATA_DIR.',
    ),
  );

/**
 * Resolves when so many megabytes can be written into a data folder.
 * @throws AppError UNAVAILABLE: one sentence with the folder and the room that a start needs
 */
export const requireRoom = async (folder: string, megabytes: number): Promise<void> => {
  try {
    await writeAndRemove(folder, megabytes);
  } catch (error) {
    throw isDiskFull(error) ? noRoom(folder, megabytes) : folderProblem(folder, error);
  }
};

/**
 * Runs work that a start waits for. Consumers of events wait for room without a limit. A start does not: it serves no requests yet.
 * @throws AppError UNAVAILABLE when the folder is full; the signal that the work gets is aborted then
 */
export const whileThereIsRoom = async (
  folder: string,
  work: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> => {
  const full = new AbortController();
  const check = (): void =>
    void writeAndRemove(folder, MEGABYTES_TO_GO_ON).catch((error: unknown) => full.abort(folderProblem(folder, error)));
  const checks = setInterval(check, CHECK_EVERY_MS);
  try {
    await work(AbortSignal.any([signal, full.signal]));
  } catch (error) {
    full.signal.throwIfAborted();
    throw error;
  } finally {
    clearInterval(checks);
  }
};
