import { DatabaseSync } from 'node:sqlite';

import { eraseDeleted } from './erase-deleted.ts';

/** Pages of 4 kB that the log of writes holds before they go into the file: those of an index come many times and are written once. */
const PAGES_OF_LOG = 8_000;

/**
 * Opens a database file whose commits survive a loss of power: synchronous FULL, and on macOS fullfsync, without which the
 * system answers before the disk has it. Exclusive: what is known in memory about indexes would not hold if a second process wrote.
 * What is deleted is overwritten.
 */
export const openDurably = (file: string): DatabaseSync => {
  const sql = new DatabaseSync(file, { timeout: 500 });
  try {
    sql.exec('PRAGMA locking_mode=EXCLUSIVE');
    eraseDeleted(sql);
    sql.exec(
      `PRAGMA fullfsync=ON; PRAGMA checkpoint_fullfsync=ON; PRAGMA journal_mode=WAL;
       PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=${PAGES_OF_LOG}`,
    );
    return sql;
  } catch (error) {
    sql.close();
    throw error;
  }
};
