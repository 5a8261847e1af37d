import type { DatabaseSync } from 'node:sqlite';

import { decode, encodeParts } from './codec.ts';

// The names of separate fields are stored in the file, and only grow. A connection that names none reads and writes it
// like one that names them.

// The table has the name that release 1.0.0 gave it.
const LAYOUT = 'CREATE TABLE IF NOT EXISTS apart (field TEXT PRIMARY KEY) WITHOUT ROWID';

const numbersOf = (sql: DatabaseSync): readonly number[] =>
  sql
    .prepare('SELECT id FROM collections')
    .all()
    .map(({ id }) => Number(id));

/** Parts the documents that hold one of the fields: of an older file the few with facts that wait. */
const partCollection = (sql: DatabaseSync, id: number, separate: ReadonlySet<string>): void => {
  const holds = [...separate].map(() => 'instr(c.doc, ?) > 0').join(' OR ');
  const find = sql.prepare(
    `SELECT c.r AS r, c.doc AS doc, a.doc AS separate FROM c${id} c LEFT JOIN a${id} a ON a.r = c.r
     WHERE c.r > ? AND (${holds}) ORDER BY c.r LIMIT 500`,
  );
  const write = sql.prepare(`UPDATE c${id} SET doc = ? WHERE r = ?`);
  const keep = sql.prepare(`INSERT OR REPLACE INTO a${id} (r, doc) VALUES (?, ?)`);
  const names = [...separate].map((name) => `${JSON.stringify(name)}:`);
  for (let last = 0; ;) {
    const rows = find.all(last, ...names);
    if (rows.length === 0) return;
    for (const { r, doc, separate: text } of rows) {
      last = Number(r);
      const whole = { ...decode(String(doc)), ...(typeof text === 'string' ? decode(text) : {}) };
      const parts = encodeParts(whole, separate);
      write.run(parts.text, last);
      if (parts.separate !== null) keep.run(last, parts.separate);
    }
  }
};

/** The fields that are stored separately from now on. Documents of a file that was written with fewer are split, within the current transaction. */
export const separateFields = (sql: DatabaseSync, requested: readonly string[]): ReadonlySet<string> => {
  sql.exec(LAYOUT);
  const existing = new Set(
    sql
      .prepare('SELECT field FROM apart')
      .all()
      .map(({ field }) => String(field)),
  );
  const separate = new Set([...existing, ...requested]);
  const numbers = numbersOf(sql);
  for (const id of numbers) sql.exec(`CREATE TABLE IF NOT EXISTS a${id} (r INTEGER PRIMARY KEY, doc TEXT NOT NULL)`);
  if (separate.size === existing.size) return separate;
  for (const id of numbers) partCollection(sql, id, separate);
  const add = sql.prepare('INSERT OR IGNORE INTO apart (field) VALUES (?)');
  for (const name of requested) add.run(name);
  return separate;
};
