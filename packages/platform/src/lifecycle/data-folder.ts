import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { isDiskFull } from '../disk-problem.ts';
import { errorCode } from '../error-code.ts';

/** The folder of the embedded engines, held only by this process until it closes it or dies. */
export type DataFolder = { readonly path: string; close(): Promise<void> };

const ADVICE: Readonly<Record<string, string>> = {
  EACCES: 'cannot be written. Give this user the right to write there, or choose another with DATA_DIR',
  EPERM: 'cannot be written. Give this user the right to write there, or choose another with DATA_DIR',
  EROFS: 'is read-only. Make it writable, or choose another with DATA_DIR',
  EEXIST: 'is not a folder. Move the file away, or choose another with DATA_DIR',
  ENOTDIR: 'is not a folder. Move the file away, or choose another with DATA_DIR',
};

const FULL = 'is full. Free some space, or choose another with DATA_DIR';

/** What a person can do about a folder that cannot be used; an unknown error is passed on as it is. */
export const folderProblem = (path: string, error: unknown): unknown => {
  const advice = isDiskFull(error) ? FULL : ADVICE[errorCode(error) ?? ''];
  return advice ? new AppError('UNAVAILABLE', verbatim(`The data folder ${path} ${advice}.`), { cause: error }) : error;
};

const LOCK_FILE = 'lock.sqlite';
const OPEN_TO_OTHERS = 0o077;

/**
 * Files here are only for this user. Access of others to our folder is removed; one that holds something else is
 * not ours to change.
 */
const closeToOthers = async (path: string): Promise<void> => {
  if (process.platform === 'win32' || ((await stat(path)).mode & OPEN_TO_OTHERS) === 0) return;
  const names = await readdir(path);
  const isOurs = names.length === 0 || names.includes(LOCK_FILE);
  if (
    isOurs &&
    (await chmod(path, 0o700).then(
      () => true,
      () => false,
    ))
  )
    return;
  throw new AppError(
    'FORBIDDEN',
    verbatim(
      `The data folder ${path} is open to other users of this machine. Close it with "chmod 700", ` +
        `or choose a folder in it: DATA_DIR=${join(path, 'wellspring')}.`,
    ),
  );
};

/** A folder may exist and still refuse writes: only a write shows it. */
const tryToWrite = async (folder: string): Promise<void> => {
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    const file = await open(probe, 'wx');
    await file.writeFile(Buffer.alloc(4096));
    await file.sync();
    await file.close();
  } finally {
    await rm(probe, { force: true });
  }
};

const PID_FILE = 'process.pid';

const inUse = async (path: string): Promise<AppError> => {
  const pid = await readFile(join(path, PID_FILE), 'utf8').catch(() => '');
  const who = /^\d+$/.test(pid) ? `process ${pid}` : 'another process';
  return new AppError(
    'CONFLICT',
    verbatim(
      `The data folder ${path} is in use by ${who}. Stop it first, or choose another folder with DATA_DIR. ` +
        'Commands such as "npm run import" need neither: they go to the process that runs.',
    ),
  );
};

const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === 5;

/** SQLite's lock dies with the process, kill -9 too; a lock file of our own would stay behind. */
const lock = async (path: string): Promise<DatabaseSync> => {
  const database = new DatabaseSync(join(path, LOCK_FILE));
  try {
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    throw isBusy(error) ? await inUse(path) : error;
  }
};

/**
 * Opens the data folder for this process, making it if need be.
 * @throws AppError CONFLICT when another process holds it, UNAVAILABLE when it cannot be written, FORBIDDEN when others may read it: one sentence that says what to do
 */
export const openDataFolder = async (folder: string): Promise<DataFolder> => {
  const path = resolve(folder);
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await closeToOthers(path);
    await tryToWrite(path);
    const held = await lock(path);
    await writeFile(join(path, PID_FILE), String(process.pid));
    const close = async (): Promise<void> => {
      await rm(join(path, PID_FILE), { force: true });
      held.close();
    };
    return { path, close };
  } catch (error) {
    throw folderProblem(path, error);
  }
};
