import { DatabaseSync } from 'node:sqlite';

/**
 * Opens a database file whose commits survive a loss of power: synchronous FULL, and on macOS fullfsync, without which the
 * system answers before the disk has it. Exclusive: what is known in memory about indexes would not hold if a second process wrote.
 */
export const openDurably = (file: string): DatabaseSync => {
  const sql = new DatabaseSync(file, { timeout: 500 });
  try {
    sql.exec(
      'PRAGMA locking_mode=EXCLUSIVE; PRAGMA fullfsync=ON; PRAGMA checkpoint_fullfsync=ON; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL',
    );
    return sql;
  } catch (error) {
    sql.close();
    throw error;
  }
};
