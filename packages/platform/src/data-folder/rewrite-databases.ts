import { open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isErased, markErased } from '@wellspring/mongoose-sqlite/erase-deleted';
import type { Logger } from '../log/log.ts';

/** Databases that are backed up; an index is rebuilt from them. Bounded: at most 255 characters, a file's name. */
const DOCUMENT_DATABASE = /^(?!search-|lock).+\.db$/;

const needsRewrite = (path: string): boolean => {
  const database = new DatabaseSync(path);
  try {
    return !isErased(database);
  } finally {
    database.close();
  }
};

/** Writes what a database holds into another file, and nothing of what it held. */
const copyRows = (path: string, target: string): void => {
  const database = new DatabaseSync(path);
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.prepare('VACUUM INTO ?').run(target);
  } finally {
    database.close();
  }
  const copy = new DatabaseSync(target);
  try {
    markErased(copy);
  } finally {
    copy.close();
  }
};

const sync = async (path: string): Promise<void> => {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
};

/** The new file replaces the old one completely, or not at all. */
const rewrite = async (path: string): Promise<void> => {
  const target = `${path}.new`;
  await rm(target, { force: true });
  copyRows(path, target);
  await sync(target);
  await rm(`${path}-wal`, { force: true }); // empty: closing the database removes it, unless another process holds it
  await rename(target, path);
};

/** Bytes a second on a slow disk: the log says how long it takes at most. */
const PACE = 50e6;

const rewriteOnce = async (folder: string, name: string, log: Logger): Promise<void> => {
  const path = join(folder, name);
  if (!needsRewrite(path)) return;
  const { size } = await stat(path);
  const { bavail, bsize } = await statfs(folder);
  const megabytes = Math.ceil(size / 1e6);
  if (bavail * bsize < size) {
    log.error(
      { path: name },
      `${name} cannot be rewritten, which takes ${megabytes} MB of room: what was deleted from it before this release stays in its free pages`,
    );
    return;
  }
  log.info(
    { path: name },
    `rewriting ${name} once, so that nothing is left in it that was deleted: ${megabytes} MB, some ${Math.ceil(size / PACE)} s`,
  );
  await rewrite(path);
};

/**
 * Rewrites each database of a data folder once that was written when deleted rows stayed in its free pages: afterwards none is left.
 * Only the caller may have the folder open. What fails is said in the log, and tried again at the next start.
 */
export const rewriteDatabases = async (folder: string, log: Logger): Promise<void> => {
  for (const name of (await readdir(folder)).filter((each) => DOCUMENT_DATABASE.test(each)).toSorted())
    await rewriteOnce(folder, name, log).catch((error: unknown) =>
      log.error({ err: error }, `${name} could not be rewritten, it is tried again at the next start`),
    );
};
