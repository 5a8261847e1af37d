import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import { AppError } from '@wellspring/errors';
import { emptyLog, eraseDeleted } from '@wellspring/mongoose-sqlite/erase-deleted';
import { holdFile, releaseFile, settleFile } from '@wellspring/mongoose-sqlite/hold-file';
import { verbatim } from '@wellspring/words/message';
import type { DataFile } from '../lifecycle/data-file.ts';
import type { LogRecord, Entry } from './engine.ts';
import type { Rewritten } from './port.ts';

type Table = {
  readonly insert: StatementSync;
  readonly after: StatementSync;
  readonly change: StatementSync;
  readonly end: StatementSync;
  readonly first: StatementSync;
  readonly purge: StatementSync;
};

const COLUMNS = 'id, type, source, time, key, traceparent, notes, data';

const open = (folder: string, name: string, synchronous: 'FULL' | 'NORMAL'): DatabaseSync => {
  const file = join(folder, name);
  try {
    mkdirSync(folder, { recursive: true });
    const database = new DatabaseSync(file, { timeout: 1_000 });
    // exclusive: the folder belongs to one process, and a second one must hear so at its start; without fullfsync macOS
    // answers before the disk has it
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    eraseDeleted(database);
    database.exec(`PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;
      PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous};`);
    return database;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const hint = why.includes('locked') ? 'another process is using this folder' : why;
    throw new AppError('UNAVAILABLE', verbatim(`The event log ${file} cannot be opened: ${hint}`), { cause: error });
  }
};

const fileOf = (sql: DatabaseSync): DataFile => ({
  settle: async () => settleFile(sql),
  hold: async () => holdFile(sql),
  release: async () => releaseFile(sql),
  empty: async () => emptyLog(sql),
});

/** All of it or nothing, on the disk when it returns. */
const inTransaction = <Result>(database: DatabaseSync, work: () => Result): Result => {
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

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const headersOf = (value: unknown): Record<string, string> => {
  const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : {};
  return Object.fromEntries(Object.entries(parsed ?? {}).map(([name, value]) => [name, text(value)]));
};

const entryOf = (topic: string, row: Record<string, unknown>): Entry => ({
  origin: `${topic}/0/${Number(row.seq) - 1}`,
  headers: headersOf(row.notes),
  message: {
    topic,
    id: text(row.id),
    type: text(row.type),
    source: text(row.source),
    time: new Date(Number(row.time)),
    key: text(row.key),
    data: row.data instanceof Uint8Array ? row.data : new Uint8Array(),
    ...(typeof row.traceparent === 'string' && { traceparent: row.traceparent }),
  },
});

/**
 * The files of the embedded log. events.db keeps each topic as a table of its own, numbered without gaps, on the disk
 * before an append returns. offsets.db may lose its last moments with the power: consumers then see messages again.
 * @throws AppError UNAVAILABLE when the folder cannot be used
 */
export const openLogStore = (folder: string) => {
  const events = open(folder, 'events.db', 'FULL');
  const offsets = open(folder, 'offsets.db', 'NORMAL');
  events.exec('CREATE TABLE IF NOT EXISTS topics (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT');
  offsets.exec(`CREATE TABLE IF NOT EXISTS offsets (
    member TEXT, topic TEXT, taken INTEGER NOT NULL, PRIMARY KEY (member, topic)) STRICT, WITHOUT ROWID`);
  events.exec('CREATE TABLE IF NOT EXISTS rewritten (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID');
  const addTopic = events.prepare('INSERT INTO topics (name) VALUES (?) ON CONFLICT DO NOTHING');
  const findTopic = events.prepare('SELECT id FROM topics WHERE name = ?');
  const readOffset = offsets.prepare('SELECT taken FROM offsets WHERE member = ? AND topic = ?');
  const writeOffset = offsets.prepare(
    'INSERT INTO offsets VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET taken = excluded.taken',
  );
  const addOffset = offsets.prepare('INSERT INTO offsets VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const readRewrite = events.prepare('SELECT 1 FROM rewritten WHERE name = ?');
  const addRewrite = events.prepare('INSERT INTO rewritten VALUES (?) ON CONFLICT DO NOTHING');
  const tables = new Map<string, Table>();

  const makeTable = (topic: string): Table => {
    addTopic.run(topic);
    const name = `topic_${Number(findTopic.get(topic)?.id)}`;
    events.exec(`CREATE TABLE IF NOT EXISTS ${name} (seq INTEGER PRIMARY KEY, id TEXT NOT NULL, type TEXT NOT NULL,
      source TEXT NOT NULL, time INTEGER NOT NULL, key TEXT NOT NULL, traceparent TEXT, notes TEXT, data BLOB NOT NULL) STRICT`);
    const table = {
      insert: events.prepare(`INSERT INTO ${name} (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`),
      after: events.prepare(`SELECT seq, ${COLUMNS} FROM ${name} WHERE seq > ? ORDER BY seq LIMIT ?`),
      change: events.prepare(`UPDATE ${name} SET key = ?, data = ? WHERE seq = ?`),
      end: events.prepare(`SELECT max(seq) AS last FROM ${name}`),
      first: events.prepare(`SELECT min(seq) AS first FROM ${name}`),
      purge: events.prepare(`DELETE FROM ${name} WHERE seq < coalesce(
        (SELECT seq FROM ${name} WHERE time >= ? ORDER BY seq LIMIT 1), (SELECT max(seq) FROM ${name}))`),
    };
    tables.set(topic, table);
    return table;
  };
  const tableOf = (topic: string): Table => tables.get(topic) ?? makeTable(topic);

  const insert = ({ message, headers }: LogRecord): void => {
    const { topic, id, type, source, time, key, traceparent, data } = message;
    const words = Object.keys(headers).length > 0 ? JSON.stringify(headers) : null;
    tableOf(topic).insert.run(id, type, source, time.getTime(), key, traceparent ?? null, words, data);
  };

  return {
    ensureTopic: (topic: string): void => void tableOf(topic),
    /** All or nothing, on the disk when it returns. */
    append: (records: readonly LogRecord[]): void => inTransaction(events, () => records.forEach(insert)),
    after: (topic: string, offset: number, most: number): readonly Entry[] =>
      tableOf(topic)
        .after.all(offset, most)
        .map((row) => entryOf(topic, row)),
    end: (topic: string): number => Number(tableOf(topic).end.get()?.last ?? 0),
    /** How many were purged. */
    first: (topic: string): number => Number(tableOf(topic).first.get()?.first ?? 1) - 1,
    /** Removes what is older, up to the first that is not. The last one stays: numbers go on behind it. */
    purge: (topic: string, before: Date): void => void tableOf(topic).purge.run(before.getTime()),
    /** The next offset of a group; undefined where it never committed one. */
    committed: (group: string, topic: string): number | undefined => {
      const row = readOffset.get(group, topic);
      return row && Number(row.taken);
    },
    commit: (group: string, topic: string, offset: number): void => void writeOffset.run(group, topic, offset),
    /** Sets the first offset of a group that has none. It is on the disk when this returns: without it the group would begin later. */
    beginAt: (group: string, topic: string, offset: number): void => {
      offsets.exec('PRAGMA synchronous = FULL');
      addOffset.run(group, topic, offset);
      offsets.exec('PRAGMA synchronous = NORMAL');
    },
    hasRewritten: (name: string): boolean => readRewrite.get(name) !== undefined,
    noteRewritten: (name: string): void => void addRewrite.run(name),
    /** Changes messages that lie there already, all or none: `at` is how many lie before each. */
    change: (topic: string, changes: readonly { readonly at: number; readonly rewritten: Rewritten }[]): void => {
      const { change } = tableOf(topic);
      inTransaction(events, () => {
        for (const { at, rewritten } of changes) change.run(rewritten.key, rewritten.data, at + 1);
      });
    },
    files: [events, offsets].map(fileOf),
    close: (): void => {
      events.close();
      offsets.close();
    },
  };
};

export type LogStore = ReturnType<typeof openLogStore>;
