import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { TOKEN_COLUMNS } from './stored-numbers.ts';

/** Incremented when the meaning of stored data changes: a file of another version is not used. */
const SCHEMA_VERSION = 24;

/** Marks a file that a finished rebuild made. */
const FILLED = 1;

/**
 * Deleted data is overwritten. FULL: writes behind a consumer's committed offset must survive a loss of power. The log of writes holds 8,000 pages before they go into
 * the file: those of one index come many times in it, and are written once.
 */
const SETTINGS = `PRAGMA secure_delete = ON; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -16000;
  PRAGMA wal_autocheckpoint = 8000`;

/** How long a write waits for another connection, such as that of a thread that is being replaced. */
const LOCK_TIMEOUT_MS = 5_000;

/**
 * `words` holds folded words only, cut by the domain: the ascii tokenizer splits at the blanks between them and leaves
 * only every other letter. It stores them, since FTS5 takes words out of its index (secure-delete) only where it knows them; without, they
 * would stay in the file until its segments are merged. `tags` holds slugs (t + hex). Removed ids stay in `gone` with
 * their version, so that an older write that comes late is recognized. `word` has every word that stands in a place: FTS5 knows
 * them too, but reads its whole index to list them.
 */
const SCHEMA = `
  CREATE TABLE place (
    no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, version INTEGER NOT NULL, category INTEGER NOT NULL,
    standing INTEGER NOT NULL, rating INTEGER NOT NULL, reviews INTEGER NOT NULL, created INTEGER NOT NULL,
    initials INTEGER NOT NULL, latitude INTEGER, longitude INTEGER, minC REAL, maxC REAL, average REAL, closure INTEGER NOT NULL,
    ${TOKEN_COLUMNS.map((column) => `${column} INTEGER NOT NULL`).join(', ')},
    plain TEXT NOT NULL, written TEXT NOT NULL, name TEXT NOT NULL, temperature TEXT
  ) STRICT;
  CREATE TABLE other_name (no INTEGER NOT NULL, plain TEXT NOT NULL, written TEXT NOT NULL) STRICT;
  CREATE INDEX other_names_of ON other_name (no);
  CREATE INDEX by_other_name ON other_name (written);
  CREATE INDEX by_plain_other_name ON other_name (plain);
  CREATE TABLE hours (no INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;
  CREATE TABLE gone (id TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX by_name ON place (written);
  CREATE INDEX by_plain_name ON place (plain);
  CREATE VIRTUAL TABLE words USING fts5 (
    name, other, tags, columnsize = 0, detail = column, prefix = '1 2 3', tokenize = 'ascii'
  );
  INSERT INTO words (words, rank) VALUES ('secure-delete', 1);
  CREATE TABLE word (word TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
`;

const isArray = (row: unknown): row is SQLOutputValue[] => Array.isArray(row);

/** Rows that a walk through all reads in one statement. */
const ROWS_AT_ONCE = 5_000;

type Row = Readonly<Record<string, unknown>>;

type Walk = {
  readonly table: string;
  readonly columns: readonly [key: string, ...others: string[]];
  /** less than every key */
  readonly after: SQLInputValue;
};

export type SqliteFile = {
  readonly all: (sql: string, parameters?: readonly SQLInputValue[]) => Row[];
  /** Rows as their columns, in the order of the first, which must be unique; many at once, half of what one by one costs. */
  readonly eachRow: (of: Walk) => Iterable<readonly unknown[]>;
  /** the first column of the first row, as a number; 0 when there is none */
  readonly number: (sql: string, parameters?: readonly SQLInputValue[]) => number;
  readonly run: (sql: string, parameters?: readonly SQLInputValue[]) => void;
  /** All of it or nothing. */
  readonly transaction: <T>(work: () => T) => T;
  /** whether this code can read it: a file of another schema version is not to be used */
  readonly isCurrent: () => boolean;
  /** whether a finished rebuild made it */
  readonly isFilled: () => boolean;
  readonly markFilled: () => void;
  /** Empties the log beside the file, which still has deleted data; not while somebody reads an older state. */
  readonly emptyLog: () => void;
  readonly close: () => void;
};

const pragma = (database: DatabaseSync, name: 'user_version' | 'application_id'): unknown =>
  database.prepare(`PRAGMA ${name}`).get()?.[name];

/** All of it or nothing. */
const inTransaction = <T>(database: DatabaseSync, work: () => T): T => {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
};

/** A file without a schema version is new, or was left by a process that died before it made the schema. */
const connect = (path: string): DatabaseSync => {
  const database = new DatabaseSync(path, { timeout: LOCK_TIMEOUT_MS });
  try {
    database.exec(SETTINGS);
    if (pragma(database, 'user_version') === 0)
      inTransaction(database, () => database.exec(`${SCHEMA} PRAGMA user_version = ${SCHEMA_VERSION}`));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

/** Opens or makes a file of the index. Statements are prepared once. @throws the error of SQLite */
export const openSqliteFile = (path: string): SqliteFile => {
  const database = connect(path);
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    all: (sql, parameters = []) => prepared(sql).all(...parameters),
    eachRow: function* ({ table, columns: [key, ...others], after: start }) {
      const statement = database.prepare(
        `SELECT ${[key, ...others].join(', ')} FROM ${table} WHERE ${key} > ? ORDER BY ${key} LIMIT ${ROWS_AT_ONCE}`,
      );
      statement.setReturnArrays(true);
      for (let after = start, count = ROWS_AT_ONCE; count === ROWS_AT_ONCE;) {
        const rows: readonly unknown[] = statement.all(after);
        count = rows.length;
        for (const row of rows) {
          if (!isArray(row)) continue;
          after = row[0] ?? null;
          yield row;
        }
      }
    },
    number: (sql, parameters = []) => Number(Object.values(prepared(sql).get(...parameters) ?? {})[0] ?? 0),
    run: (sql, parameters = []) => void prepared(sql).run(...parameters),
    transaction: (work) => inTransaction(database, work),
    isCurrent: () => pragma(database, 'user_version') === SCHEMA_VERSION,
    isFilled: () => pragma(database, 'application_id') === FILLED,
    markFilled: () => database.exec(`PRAGMA application_id = ${FILLED}`),
    emptyLog: () => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'),
    close: () => database.close(),
  };
};
