import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openDurably } from './open-durably.ts';

import { temporaryFolder } from '@wellspring/testkit/temporary-folder';

import { collectionIn } from './comparison.fixture.ts';
import { readable } from './errors.ts';
import { countDocs, findDocs } from './find.ts';
import { indexSpec } from './index-spec.ts';
import { locationOf } from './location.ts';
import { openStore } from './store.ts';
import { insertDoc } from './table.ts';
import { collectionOf, createIndex } from './tables.ts';
import type { Doc } from './values.ts';
import { closeAll, connect } from './connection.fixture.ts';

const containing = (words: string): unknown => expect.stringContaining(words);

const folder = await temporaryFolder();
afterAll(closeAll);

/** Runs the writer until it has acknowledged so many documents, then kills it; answers what it acknowledged. */
const writeAndKill = async (uri: string, enough: number): Promise<readonly number[]> => {
  const writer = spawn(
    process.execPath,
    ['--no-warnings', join(import.meta.dirname, 'killed-writer.fixture.ts'), uri],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const acknowledged: number[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged.push(Number(line));
    if (acknowledged.length === enough) writer.kill('SIGKILL');
  }
  return acknowledged;
};

describe('what was acknowledged', () => {
  it('survives kill -9, with its index entries', async () => {
    const uri = `sqlite:${join(folder, 'killed.db')}`;
    const acknowledged = await writeAndKill(uri, 500);
    const written = (await connect(`${uri}?refuseScans=0`)).collection('written');
    const found = await written.find({ twice: { $in: acknowledged.map((id) => id * 2) } }).toArray();
    expect(found).toHaveLength(acknowledged.length);
    const byIndex = await written.countDocuments({ twice: { $gte: 0 } });
    expect(byIndex).toBe(await written.estimatedDocumentCount());
    await expect(written.insertOne({ twice: 2 })).rejects.toMatchObject({ code: 11000 });
  });
});

describe('writes of one tick', () => {
  it('fail without affecting others', async () => {
    const collection = collectionIn(await connect(`sqlite:${join(folder, 'group.db')}`), 'group');
    const writes = [1, 2, 1, 3].map((_id) => collection.insertOne({ _id }));
    const results = await Promise.allSettled(writes);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await collection.distinct('_id')).toEqual([1, 2, 3]);
  });

  it('are not seen before they are on the disk', async () => {
    const collection = collectionIn(await connect(`sqlite:${join(folder, 'seen.db')}`), 'seen');
    const write = collection.insertOne({ _id: 1 });
    expect(await collection.countDocuments({})).toBe(0);
    await write;
    expect(await collection.countDocuments({})).toBe(1);
  });
});

describe('a database file that cannot be used', () => {
  it('says that another connection has it', async () => {
    const uri = `sqlite:${join(folder, 'held.db')}`;
    await connect(uri);
    await expect(connect(uri)).rejects.toMatchObject({
      code: 'SQLITE_BUSY',
      message: containing('in use by another process'),
    });
  });

  it('says that it is damaged', async () => {
    const file = join(folder, 'damaged.db');
    await writeFile(file, 'this is no database'.repeat(1000));
    await expect(connect(`sqlite:${file}`)).rejects.toMatchObject({
      code: 'SQLITE_NOTADB',
      message: containing('damaged'),
    });
  });

  it('says that it cannot be opened', async () => {
    await mkdir(join(folder, 'folder.db'));
    await expect(connect(`sqlite:${join(folder, 'folder.db')}`)).rejects.toMatchObject({ code: 'SQLITE_CANTOPEN' });
    await expect(connect(`sqlite:${join(folder, 'missing', 'name.db')}`)).rejects.toMatchObject({
      code: 'SQLITE_CANTOPEN',
    });
  });

  it.each([
    [13, 'SQLITE_FULL', 'the disk is full'],
    [8, 'SQLITE_READONLY', 'read-only'],
    [266, 'SQLITE_IOERR', 'disk answered with an error'],
    [11, 'SQLITE_CORRUPT', 'damaged'],
  ])('says what SQLite means by %i', (errcode, code, words) => {
    const error = readable(Object.assign(new Error('sqlite'), { errcode }), 'name.db');
    expect(error).toMatchObject({ code, message: containing(words) });
  });

  it('accepts writes again when a full disk has room, without partial ones', async () => {
    const store = openStore(locationOf(`sqlite:${join(folder, 'full.db')}`));
    const insert = (doc: Doc): Promise<unknown> =>
      store.write(() => insertDoc(store, collectionOf(store, 'full'), doc));
    await store.write(() => createIndex(store, collectionOf(store, 'full'), indexSpec({ tags: 1 }, {})));
    store.execute('PRAGMA max_page_count = 20');
    const together = await Promise.allSettled([insert({ _id: 1 }), insert({ _id: 2, tags: ['x'.repeat(100_000)] })]);
    expect(together).toMatchObject([1, 2].map(() => ({ status: 'rejected', reason: { code: 'SQLITE_FULL' } })));
    store.execute('PRAGMA max_page_count = 1000');
    await insert({ _id: 3, tags: ['a', 'b'] });
    expect([...findDocs(store, 'full', { tags: 'b' }, {})]).toEqual([{ _id: 3, tags: ['a', 'b'] }]);
    expect(countDocs(store, 'full', {}, {})).toBe(1);
    store.close();
  });
});

describe('a file that fails later', () => {
  it('answers reads and writes with an error when it is damaged', async () => {
    const file = join(folder, 'rotten.db');
    const uri = `sqlite:${file}`;
    const before = await connect(uri);
    await collectionIn(before, 'rotten').insertMany(
      Array.from({ length: 2000 }, (_, _id) => ({ _id, text: 'x'.repeat(100) })),
    );
    await before.close();
    const bytes = await readFile(file);
    bytes.fill(0xee, 4096 * 6);
    await writeFile(file, bytes);
    const after = collectionIn(await connect(uri), 'rotten');
    await expect(after.find({}).toArray()).rejects.toMatchObject({ code: 'SQLITE_CORRUPT' });
    await expect(after.updateMany({}, { $set: { a: 1 } })).rejects.toMatchObject({ code: 'SQLITE_CORRUPT' });
    await expect(after.insertOne({ _id: 9999 })).rejects.toMatchObject({ code: 'SQLITE_CORRUPT' });
  });

  it('reports that it is closed', async () => {
    const store = openStore(locationOf(`sqlite:${join(folder, 'closed.db')}`));
    store.close();
    await expect(store.write(() => 1)).rejects.toThrow('is closed');
    expect(() => store.read(() => 1)).toThrow('is closed');
  });
});

describe('a database file', () => {
  it('is opened so that a commit is on the disk when it returns, also on macOS', () => {
    const sql = openDurably(join(folder, 'durable.db'));
    const setting = (name: string): unknown => Object.values(sql.prepare(`PRAGMA ${name}`).get() ?? {})[0];
    expect(['synchronous', 'fullfsync', 'checkpoint_fullfsync', 'journal_mode'].map(setting)).toEqual([2, 1, 1, 'wal']);
    sql.close();
  });
});
