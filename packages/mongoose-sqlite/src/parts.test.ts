import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { temporaryFolder } from '@wellspring/testkit/temporary-folder';

import { collectionIn } from './comparison.fixture.ts';
import { closeAll, connect } from './connection.fixture.ts';

const folder = await temporaryFolder();
afterAll(closeAll);

const ONE = { _id: 1, name: 'one' };
const TWO = { _id: 2, name: 'two', outbox: [{ id: 'f' }], relay: { due: new Date(5) } };
const THREE = { _id: 3, name: 'says "outbox":' };
const DUE = { 'relay.due': { $exists: true } };

/** Runs statements on a file that no connection has open. */
const inFile = (file: string, ...statements: readonly string[]): readonly (readonly unknown[])[] => {
  const sql = new DatabaseSync(file);
  try {
    return statements.map((statement) =>
      sql
        .prepare(statement)
        .all()
        .flatMap((row): unknown[] => Object.values(row)),
    );
  } finally {
    sql.close();
  }
};

/** A file with documents, of which the second has a fact that waits. */
const fileWith = async (name: string, options = ''): Promise<string> => {
  const file = join(folder, name);
  const connection = await connect(`sqlite:${file}${options}`);
  const collection = collectionIn(connection, 'places');
  await collection.createIndex({ 'relay.due': 1 }, { partialFilterExpression: DUE });
  const documents: { _id: number }[] = [ONE, TWO, THREE];
  await collection.insertMany(documents);
  await connection.close();
  return file;
};

const SEPARATE = '?separate=outbox,relay';

describe('separate fields', () => {
  it('are changed without a look at the rest of the document', async () => {
    const file = join(folder, 'alone.db');
    const connection = await connect(`sqlite:${file}${SEPARATE}`);
    const ids = { _id: 'two' };
    await connection.collection<typeof ids>('places').insertOne({ ...ids, ...{ name: 'two', outbox: [{ id: 'f' }] } });
    await connection.close();
    inFile(file, "UPDATE c1 SET doc = 'nobody reads this'");
    const again = (await connect(`sqlite:${file}`)).collection<typeof ids>('places');
    const settled = await again.updateMany({ ...ids, 'outbox.id': 'f' }, { $unset: { outbox: 1 } });
    expect(settled.modifiedCount).toBe(1);
    await expect(again.findOne(ids)).rejects.toThrow('JSON');
  });

  it('leave no row when they are unset, or their document is removed', async () => {
    const file = await fileWith('left.db', SEPARATE);
    const connection = await connect(`sqlite:${file}`);
    const collection = collectionIn(connection, 'places');
    await collection.updateMany({ _id: { $in: [1, 3] } }, { $set: { outbox: [] } });
    await collection.updateOne({ _id: 1 }, { $unset: { outbox: 1 } });
    await collection.deleteMany({ _id: { $gt: 1 } });
    await connection.close();
    expect(inFile(file, 'SELECT count(*) FROM a1', 'SELECT count(*) FROM i1')).toEqual([[0], [0]]);
  });

  it.each([
    ['an older format', ['DROP TABLE a1', 'DROP TABLE apart', 'PRAGMA user_version = 1']],
    ['documents in one part', []],
  ])('are taken out of the documents of a file with %s', async (name, statements) => {
    const file = await fileWith(`${name}.db`);
    inFile(file, ...statements);
    const connection = await connect(`sqlite:${file}${SEPARATE}`);
    const collection = collectionIn(connection, 'places');
    expect(await collection.find(DUE).toArray()).toEqual([TWO]);
    expect(await collection.findOne({ _id: 3 })).toEqual(THREE);
    await collection.updateMany({ 'outbox.id': 'f' }, { $unset: { outbox: 1, relay: 1 } });
    await connection.close();
    expect(inFile(file, "SELECT doc FROM c1 WHERE doc LIKE '%two%'")).toEqual([['{"_id":2,"name":"two"}']]);
  });
});
