import type { DatabaseSync } from 'node:sqlite';

/** SQLite's own figure: so many pages may wait in the log beside a file before a commit writes them into it. */
const USUAL_PAGES = 1_000;

/** Writes into the file what waits in the log beside it: what holdFile then has to do is little. */
export const settleFile = (sql: DatabaseSync): void => {
  const { busy } = sql.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {};
  if (busy !== 0) throw new Error('What was written could not be brought into the file: somebody reads it');
};

/**
 * From this moment the file holds all that was committed and stays as it is, byte for byte, so that it can be copied like any file, by
 * another process (closing a file drops the locks that its process has on it). Writes and reads continue: new writes are in the log beside it.
 */
export const holdFile = (sql: DatabaseSync): void => {
  settleFile(sql);
  sql.exec('PRAGMA wal_autocheckpoint = 0');
};

/** Allows checkpoints into the file again. */
export const releaseFile = (sql: DatabaseSync): void => sql.exec(`PRAGMA wal_autocheckpoint = ${USUAL_PAGES}`);
