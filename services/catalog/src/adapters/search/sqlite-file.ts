import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** Rises when what is stored changes its meaning: a file of another edition is not used. */
export const EDITION = 1;

/** Marks a file that is not in the middle of being built. */
const COMPLETE = 1;

const SETTINGS = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16000';

/**
 * `words` holds folded words only, cut by the domain: the ascii tokenizer splits at the blanks between them and leaves
 * every other letter alone. `filter` holds the category (c20) and tag slugs (t + hex). Removed ids stay in `gone` with
 * their version, so that an older write that comes late is known as such.
 */
const SCHEMA = `
  CREATE TABLE place (
    no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, version INTEGER NOT NULL, category INTEGER NOT NULL,
    standing INTEGER NOT NULL, rating INTEGER NOT NULL, reviews INTEGER NOT NULL, created INTEGER NOT NULL,
    latitude INTEGER, longitude INTEGER, x REAL, y REAL, z REAL, grid_column INTEGER, grid_row INTEGER,
    plain TEXT NOT NULL, written TEXT NOT NULL, name TEXT NOT NULL
  ) STRICT;
  CREATE TABLE gone (id TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX by_standing ON place (standing DESC, created DESC, id);
  CREATE INDEX by_category ON place (category, standing DESC, created DESC, id);
  CREATE INDEX by_rating ON place (rating DESC, reviews DESC, created DESC, id);
  CREATE INDEX by_age ON place (created DESC, id);
  CREATE INDEX by_name ON place (written, id);
  CREATE VIRTUAL TABLE words USING fts5 (
    name, other, filter, content = '', contentless_delete = 1, detail = column, prefix = '1 2 3', tokenize = 'ascii'
  );
  CREATE VIRTUAL TABLE vocabulary USING fts5vocab (words, 'row');
`;

export type Row = Readonly<Record<string, unknown>>;

export type SqliteFile = {
  readonly all: (sql: string, parameters?: readonly SQLInputValue[]) => Row[];
  readonly each: (sql: string, parameters?: readonly SQLInputValue[]) => IterableIterator<Row>;
  /** the first column of the first row, as a number; 0 when there is none */
  readonly number: (sql: string, parameters?: readonly SQLInputValue[]) => number;
  readonly run: (sql: string, parameters?: readonly SQLInputValue[]) => void;
  /** All of it or nothing. */
  readonly transaction: <T>(work: () => T) => T;
  /** Whether it is whole and of this edition: one that is still being filled, or of older code, is not to be used. */
  readonly isUsable: () => boolean;
  readonly complete: () => void;
  readonly close: () => void;
};

const pragma = (database: DatabaseSync, name: 'user_version' | 'application_id'): unknown =>
  database.prepare(`PRAGMA ${name}`).get()?.[name];

/** Opens or makes a file of the index. Statements are prepared once. */
export const openSqliteFile = (path: string): SqliteFile => {
  const database = new DatabaseSync(path);
  const isNew = pragma(database, 'user_version') === 0;
  if (isNew) database.exec(`${SCHEMA} PRAGMA user_version = ${EDITION}`);
  database.exec(SETTINGS);
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    all: (sql, parameters = []) => prepared(sql).all(...parameters),
    each: (sql, parameters = []) => database.prepare(sql).iterate(...parameters),
    number: (sql, parameters = []) => Number(Object.values(prepared(sql).get(...parameters) ?? {})[0] ?? 0),
    run: (sql, parameters = []) => void prepared(sql).run(...parameters),
    transaction: (work) => {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    isUsable: () => pragma(database, 'user_version') === EDITION && pragma(database, 'application_id') === COMPLETE,
    complete: () => database.exec(`PRAGMA application_id = ${COMPLETE}`),
    close: () => database.close(),
  };
};
