import type { DatabaseSync } from 'node:sqlite';

/** Stands as application_id in a file whose free pages never held anything: it was made, or rewritten, with secure_delete on. */
const ERASES = 1;

const numberOf = (sql: DatabaseSync, name: 'application_id' | 'page_count' | 'wal_autocheckpoint'): number =>
  Number(Object.values(sql.prepare(`PRAGMA ${name}`).get() ?? {})[0]);

/** Whether nothing that was ever deleted is left in the free space of a file. */
export const isErased = (sql: DatabaseSync): boolean => numberOf(sql, 'application_id') === ERASES;

export const markErased = (sql: DatabaseSync): void => sql.exec(`PRAGMA application_id = ${ERASES}`);

/**
 * From now on SQLite overwrites what is deleted with zeros. The setting belongs to a connection, never to a file: each one that writes
 * has to say so, before it writes. A new file is marked.
 */
export const eraseDeleted = (sql: DatabaseSync): void => {
  sql.exec('PRAGMA secure_delete = ON');
  if (numberOf(sql, 'page_count') === 0) markErased(sql);
};

/**
 * Empties the log beside a file, in which a deleted row stands as it was until then. Answers false when that cannot be done now: the file
 * is held as it is (hold-file.ts), or somebody reads an older state of it.
 */
export const emptyLog = (sql: DatabaseSync): boolean => {
  if (numberOf(sql, 'wal_autocheckpoint') === 0) return false;
  return sql.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;
};
