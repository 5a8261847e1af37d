import type { DatabaseSync, StatementSync } from 'node:sqlite';

import { readable } from './errors.ts';
import { groupCommit } from './group-commit.ts';
import type { GroupCommit } from './group-commit.ts';
import { emptyLog } from './erase-deleted.ts';
import { holdFile, releaseFile, settleFile } from './hold-file.ts';
import { makeIndex } from './index-entries.ts';
import type { Index, IndexSpec } from './index-entries.ts';
import { readSpec } from './index-spec.ts';
import type { Location } from './location.ts';
import { openDurably } from './open-durably.ts';
import { separateFields } from './separate-fields.ts';

/** A collection that exists: tables `c<id>` and `a<id>` (see parts.ts), and a table `i<id>` for each index but that on _id. */
export type Stored = { readonly id: number; readonly name: string; readonly indexes: Index[] };

export type Store = {
  readonly name: string;
  /** Refuse queries without an index on collections with more documents than this. */
  readonly refuseScans: number;
  /** Top-level fields that are stored separately. */
  readonly separate: ReadonlySet<string>;
  readonly collections: Map<string, Stored>;
  readonly statement: (text: string) => StatementSync;
  readonly execute: (text: string) => void;
  readonly write: GroupCommit['run'];
  /** Runs a read and says in words what went wrong with the file. */
  readonly read: <T>(work: () => T) => T;
  /** The file as such: see hold-file.ts and erase-deleted.ts. */
  readonly file: {
    readonly settle: () => void;
    readonly hold: () => void;
    readonly release: () => void;
    readonly empty: () => boolean;
  };
  readonly close: () => void;
};

export const ID_INDEX: IndexSpec = { name: '_id_', key: [['_id', 1]], unique: true, sparse: false };

const FORMAT = 2;

const LAYOUT = `
  CREATE TABLE IF NOT EXISTS collections (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
  CREATE TABLE IF NOT EXISTS indexes (id INTEGER PRIMARY KEY, collection INTEGER NOT NULL, spec TEXT NOT NULL, multikey INTEGER NOT NULL);
  PRAGMA user_version = ${FORMAT};`;

/**
 * KiB of pages that each database keeps in this process. The system keeps the file in its memory as well, and gives that back when others
 * need it: lists and pages of 100,000 places take as long with four times as much.
 */
const PAGE_CACHE_KIB = 1024;

type Opened = { readonly sql: DatabaseSync; readonly separate: ReadonlySet<string> };

const open = ({ file, separate: requested }: Location): Opened => {
  const sql = openDurably(file);
  try {
    sql.exec(`PRAGMA temp_store=MEMORY; PRAGMA cache_size=-${PAGE_CACHE_KIB}`);
    const found = Number(sql.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
    if (found > FORMAT)
      throw new Error(
        `The database ${file} was written by a newer version (format ${found}, this one knows ${FORMAT}).`,
      );
    sql.exec(`BEGIN IMMEDIATE; ${LAYOUT}`);
    const separate = separateFields(sql, requested);
    sql.exec('COMMIT');
    return { sql, separate };
  } catch (error) {
    sql.close();
    throw error;
  }
};

const load = (sql: DatabaseSync, collections: Map<string, Stored>): void => {
  collections.clear();
  const byId = new Map<number, Stored>();
  for (const row of sql.prepare('SELECT id, name FROM collections').all()) {
    const stored: Stored = {
      id: Number(row['id']),
      name: String(row['name']),
      indexes: [makeIndex(0, ID_INDEX, false)],
    };
    byId.set(stored.id, stored);
    collections.set(stored.name, stored);
  }
  for (const row of sql.prepare('SELECT id, collection, spec, multikey FROM indexes ORDER BY id').all())
    byId
      .get(Number(row['collection']))
      ?.indexes.push(makeIndex(Number(row['id']), readSpec(String(row['spec'])), row['multikey'] === 1));
};

/** @throws with words when the file cannot be opened, is damaged, or another process has it */
export const openStore = (location: Location): Store => {
  const { name, file, refuseScans } = location;
  const explain = (error: unknown): unknown => readable(error, file);
  const guarded = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw explain(error);
    }
  };
  const { sql, separate } = guarded(() => open(location));
  const loaded = new Map<string, Stored>();
  const statements = new Map<string, StatementSync>();
  let isLoaded = false;
  // After an undone transaction the tables may be others than the ones in memory; they are read again at the next use.
  const forget = (): void => {
    statements.clear();
    isLoaded = false;
  };
  const collections = (): Map<string, Stored> => {
    if (!isLoaded) load(sql, loaded);
    isLoaded = true;
    return loaded;
  };
  const checkOpen = (): void => {
    if (!sql.isOpen) throw new Error(`The database ${file} is closed.`);
  };
  guarded(collections);
  const commits = groupCommit(sql, { explain, undone: forget });
  return {
    name,
    refuseScans,
    separate,
    get collections() {
      return collections();
    },
    statement: (text) => {
      const prepared = statements.get(text) ?? sql.prepare(text);
      statements.set(text, prepared);
      return prepared;
    },
    execute: (text) => {
      statements.clear();
      sql.exec(text);
    },
    write: async (work) => {
      checkOpen();
      return commits.run(work);
    },
    read: (work) => {
      checkOpen();
      return guarded(work);
    },
    file: {
      settle: () => guarded(() => settleFile(sql)),
      hold: () => guarded(() => holdFile(sql)),
      release: () => guarded(() => releaseFile(sql)),
      empty: () => guarded(() => emptyLog(sql)),
    },
    close: () => {
      commits.flush();
      if (sql.isOpen) sql.close();
    },
  };
};
