import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { readAbout, writeAbout, type About } from './about.ts';

/** Where a tile of the box stands in the source. Rows count from the north. */
export type PlannedTile = {
  readonly zoom: number;
  readonly column: number;
  readonly row: number;
  readonly offset: number;
  readonly length: number;
};
type Piece = { readonly offset: number; readonly length: number };

/** An archive that is being filled. What is stored in it stands also after `kill -9`. */
export type Draft = {
  readonly isPlanned: boolean;
  /** Stores what is to be fetched: all of it, or nothing. */
  readonly plan: (tiles: AsyncIterable<PlannedTile>) => Promise<void>;
  readonly totals: () => { readonly tiles: number; readonly bytes: number; readonly missingBytes: number };
  /** What is still to be fetched behind an offset, in the order of the source. */
  readonly missingAfter: (offset: number, limit: number) => readonly Piece[];
  readonly store: (pieces: readonly { readonly offset: number; readonly data: Uint8Array }[]) => void;
  readonly close: () => void;
};

export type Requested = Omit<About, 'id' | 'source' | 'edition'> & {
  readonly source: string;
  readonly edition: string;
};

/** Tiles that are alike, such as those of the open sea, stand once, under their offset in the source. */
const SCHEMA = `
  CREATE TABLE metadata (name TEXT PRIMARY KEY, value TEXT);
  CREATE TABLE content (source_offset INTEGER PRIMARY KEY, tile_data BLOB NOT NULL);
  CREATE TABLE map (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, source_offset INTEGER NOT NULL,
    PRIMARY KEY (zoom_level, tile_column, tile_row)) WITHOUT ROWID;
  CREATE VIEW tiles AS SELECT zoom_level, tile_column, tile_row, tile_data FROM map JOIN content USING (source_offset);
  CREATE TABLE planned (source_offset INTEGER PRIMARY KEY, length INTEGER NOT NULL);
`;

const BUSY = 5;

const open = (path: string): DatabaseSync => {
  const database = new DatabaseSync(path);
  try {
    // The lock is held until the file is closed: two commands never write the same draft.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT;');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && Number(error.errcode) % 256 === BUSY;

/** The draft that an earlier command left, if it is of the same tiles. */
const openEarlier = (path: string, requested: Requested): DatabaseSync | null => {
  let database: DatabaseSync | undefined;
  try {
    database = open(path);
    const { id: _, ...about } = readAbout(database);
    if (isDeepStrictEqual(about, requested)) return database;
  } catch (error) {
    if (isBusy(error))
      throw new AppError('CONFLICT', verbatim('Another command fetches these streets now.'), { cause: error });
    // A draft that cannot be read is made anew.
  }
  database?.close();
  return null;
};

/** Removes a draft that nobody writes to. */
export const removeDraft = (path: string): Promise<unknown> =>
  Promise.all([path, `${path}-journal`].map((each) => rm(each, { force: true })));

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

const draftOf = (database: DatabaseSync, name: string, requested: Requested, isPlanned: boolean): Draft => {
  const inOne = (work: () => void): void => {
    database.exec('BEGIN');
    try {
      work();
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  };
  const missing = 'FROM planned WHERE source_offset NOT IN (SELECT source_offset FROM content)';
  return {
    isPlanned,
    plan: async (tiles) => {
      database.exec('BEGIN');
      const tile = database.prepare('INSERT INTO map VALUES (?, ?, ?, ?)');
      const piece = database.prepare('INSERT OR IGNORE INTO planned VALUES (?, ?)');
      for await (const { zoom, column, row, offset, length } of tiles) {
        tile.run(zoom, column, 2 ** zoom - 1 - row, offset);
        piece.run(offset, length);
      }
      writeAbout(database, name, { ...requested, id: randomBytes(6).toString('hex') });
      database.exec('COMMIT');
    },
    totals: () => ({
      tiles: number(database.prepare('SELECT count(*) AS tiles FROM map').get()?.['tiles']),
      bytes: number(database.prepare('SELECT sum(length) AS bytes FROM planned').get()?.['bytes']),
      missingBytes: number(database.prepare(`SELECT sum(length) AS bytes ${missing}`).get()?.['bytes']),
    }),
    missingAfter: (offset, limit) =>
      database
        .prepare(`SELECT source_offset, length ${missing} AND source_offset > ? ORDER BY source_offset LIMIT ?`)
        .all(offset, limit)
        .map((row) => ({ offset: number(row['source_offset']), length: number(row['length']) })),
    store: (pieces) => {
      const insert = database.prepare('INSERT INTO content VALUES (?, ?)');
      inOne(() => pieces.forEach(({ offset, data }) => insert.run(offset, data)));
    },
    close: () => database.close(),
  };
};

/**
 * Goes on with the draft of the same tiles, or begins one in its place.
 * @throws AppError CONFLICT while another command fills it
 */
export const openDraft = async (path: string, name: string, requested: Requested): Promise<Draft> => {
  const earlier = openEarlier(path, requested);
  if (earlier) return draftOf(earlier, name, requested, true);
  await removeDraft(path);
  const database = open(path);
  database.exec(SCHEMA);
  return draftOf(database, name, requested, false);
};
