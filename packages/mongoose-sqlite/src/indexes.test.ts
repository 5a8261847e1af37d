import mongoose from 'mongoose';

import { boundsOf } from './index-bounds.ts';
import { orderKey } from './order-key.ts';
import { closeAll, connect } from './connection.fixture.ts';

afterAll(closeAll);

const collectionWith = async (
  indexes: readonly (readonly [Record<string, 1 | -1>, mongoose.mongo.CreateIndexesOptions?])[],
) => {
  const collection = (await connect()).collection('things');
  for (const [key, options] of indexes) await collection.createIndex(key, options);
  return collection;
};

/** The name of the index that serves a query, and whether its order comes from it. */
const planOf = async (
  collection: mongoose.Collection,
  filter: object,
  sort: Record<string, 1 | -1> = {},
): Promise<string> => JSON.stringify(await collection.find(filter, { sort }).explain());

describe('an index', () => {
  it('serves a sweep for what waits in an array, by a partial index on its existence', async () => {
    const waiting = { 'outbox.0': { $exists: true } };
    const collection = await collectionWith([[{ 'outbox.0': 1 }, { partialFilterExpression: waiting }]]);
    await collection.insertMany([{ outbox: [] }, { outbox: [{ id: 'f' }] }, {}]);
    expect(await planOf(collection, waiting)).toContain('"indexName":"outbox.0_1"');
    expect(await collection.find(waiting).toArray()).toMatchObject([{ outbox: [{ id: 'f' }] }]);
    await collection.updateOne(waiting, { $set: { outbox: [] } });
    expect(await collection.countDocuments(waiting)).toBe(0);
  });

  it('serves equality and order together, in both directions, without sorting', async () => {
    const collection = await collectionWith([[{ deletedAt: 1, category: 1, createdAt: -1, _id: 1 }]]);
    const filter = { deletedAt: null, category: 'x' };
    expect(await planOf(collection, filter, { createdAt: -1, _id: 1 })).not.toContain('SORT');
    expect(await planOf(collection, filter, { createdAt: 1, _id: -1 })).not.toContain('SORT');
    expect(await planOf(collection, filter, { createdAt: 1, _id: 1 })).toContain('SORT');
  });

  it('is chosen for the order of a walk by pages before one that only has an equality', async () => {
    const collection = await collectionWith([[{ deletedAt: 1, isVerified: 1, createdAt: -1 }]]);
    const plan = await planOf(collection, { _id: { $gt: 'a' }, deletedAt: null }, { _id: 1 });
    expect(plan).toContain('"indexName":"_id_"');
    expect(plan).not.toContain('SORT');
  });

  it('is not used where it does not contain all matching documents', async () => {
    const collection = await collectionWith([
      [{ a: 1 }, { partialFilterExpression: { b: { $gt: 5 } } }],
      [{ c: 1 }, { sparse: true }],
    ]);
    expect(await planOf(collection, { a: 1, b: { $gt: 6 } })).toContain('IXSCAN');
    expect(await planOf(collection, { a: 1, b: { $gt: 4 } })).toContain('COLLSCAN');
    expect(await planOf(collection, { a: 1 })).toContain('COLLSCAN');
    expect(await planOf(collection, { c: 1 })).toContain('IXSCAN');
    expect(await planOf(collection, { c: null })).toContain('COLLSCAN');
    expect(await planOf(collection, {}, { c: 1 })).toContain('COLLSCAN');
  });

  it('of words is read only in the range of the prefix, not to its end', () => {
    const word = { name: 'words', path: ['words'], descending: false };
    const tests = [
      { op: '$gte', value: 'spr' },
      { op: '$lt', value: 'sps' },
    ] as const;
    expect(boundsOf({ op: '$elemMatch', tests }, word)).toEqual({
      kind: 'range',
      range: { low: orderKey('spr'), high: orderKey('sps') },
      exact: false,
    });
  });

  it('of words counts the documents with words of a prefix, each once', async () => {
    const collection = await collectionWith([[{ words: 1 }]]);
    await collection.insertMany([
      { words: ['spring', 'spruce', 'hot'] },
      { words: ['spring', 'höhle'] },
      { words: 'spry' },
      { words: [['spring']] },
      { words: ['Spring', 'sprung', 'hot.'] },
      { words: [] },
    ]);
    const count = (...patterns: readonly RegExp[]) =>
      collection.countDocuments({ $and: patterns.map((words) => ({ words })) });
    expect(await planOf(collection, { words: /^spr/ })).toContain('IXSCAN');
    expect(await planOf(collection, { words: /^sp.r/ })).toContain('COLLSCAN');
    expect([await count(/^spr/), await count(/^spr/, /^h/), await count(/^spr/, /^hot/)]).toEqual([4, 3, 2]);
    expect([await count(/^spr/, /^hot./), await count(/^SPR/i), await count(/^hö/), await count(/^x/)]).toEqual([
      1, 4, 1, 0,
    ]);
    expect(await collection.find({ words: /^spr/ }, { sort: { _id: 1 } }).toArray()).toHaveLength(4);
  });

  it.each([
    ['of the key', [{ key: 1 }]],
    ['of key and order', [{ key: 1, n: 1 }]],
    ['of an array', [{ keys: 1 }]],
  ] as const)(
    'finds what has one of many values, in their order, few or many documents each, by an index %s',
    async (_, [key]) => {
      const collection = await collectionWith([[key]]);
      // Of each key none, a few, or more than are read at once.
      const documents = Array.from({ length: 80 }, (_, at) =>
        Array.from({ length: at % 7 === 0 ? 0 : at % 11 === 0 ? 100 : at % 5 }, (_, n) => ({
          key: at,
          keys: [at, at + 1],
          n,
        })),
      ).flat();
      await collection.insertMany(documents.toReversed());
      const keysOf = (found: readonly Record<string, unknown>[]) => found.map((doc) => [doc['key'], doc['n']]);
      const field = 'keys' in key ? 'keys' : 'key';
      for (const count of [1, 2, 9, 31, 32, 33, 64, 65, 79]) {
        const values = Array.from({ length: count }, (_, at) => (at * 37) % 80);
        const filter = { [field]: { $in: values } };
        const expected = documents.filter((doc) => [doc[field]].flat().some((value) => values.includes(value)));
        const found = await collection.find(filter, { sort: { key: 1, n: 1 } }).toArray();
        expect(keysOf(found)).toEqual(keysOf(expected));
        const some = await collection.find(filter, { sort: { key: 1, n: 1 }, limit: 9 }).toArray();
        expect(keysOf(some)).toEqual(keysOf(expected.slice(0, 9)));
        const last = await collection.find(filter, { sort: { key: -1, n: -1 }, limit: 9 }).toArray();
        expect(keysOf(last)).toEqual(keysOf(expected.toReversed().slice(0, 9)));
        expect(await collection.find(filter).toArray()).toHaveLength(expected.length);
      }
    },
  );
});

describe('a unique index', () => {
  it('names key and value of a duplicate, and writes the others of a batch', async () => {
    const collection = await collectionWith([[{ memberId: 1, placeId: 1 }, { unique: true }]]);
    await collection.insertOne({ memberId: 'm', placeId: 'p' });
    await expect(collection.insertOne({ memberId: 'm', placeId: 'p' })).rejects.toMatchObject({
      code: 11000, keyPattern: { memberId: 1, placeId: 1 }, keyValue: { memberId: 'm', placeId: 'p' },
    }); // prettier-ignore
    const batch = [
      { memberId: 'm', placeId: 'p' },
      { memberId: 'm', placeId: 'q' },
      { memberId: 'm', placeId: 'q' },
    ];
    await expect(collection.insertMany(batch, { ordered: false })).rejects.toMatchObject({
      name: 'MongoBulkWriteError', code: 11000, insertedCount: 1, writeErrors: [{ index: 0, code: 11000 }, { index: 2 }],
    }); // prettier-ignore
    await expect(collection.insertMany(batch.slice(0, 2), { ordered: true })).rejects.toMatchObject({
      insertedCount: 0,
    });
  });

  it('covers only what its partial filter holds', async () => {
    const collection = await collectionWith([
      [{ name: 1 }, { unique: true, partialFilterExpression: { deletedAt: null } }],
    ]);
    await collection.insertMany([
      { name: 'a' },
      { name: 'a', deletedAt: new Date() },
      { name: 'a', deletedAt: new Date() },
    ]);
    await expect(collection.updateMany({}, { $set: { deletedAt: null } })).rejects.toMatchObject({ code: 11000 });
    await collection.updateOne({ deletedAt: null }, { $set: { deletedAt: new Date() } });
    await collection.insertOne({ name: 'a', deletedAt: null });
  });

  it('cannot be unique over duplicates, and leaves no index then', async () => {
    const collection = await collectionWith([]);
    await collection.insertMany([{ a: 1 }, { a: 1 }]);
    await expect(collection.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    expect(await collection.indexes()).toHaveLength(1);
    await collection.createIndex({ a: 1 });
    expect(await collection.countDocuments({ a: 1 })).toBe(2);
  });
});

describe('models', () => {
  it('synchronize their indexes with their schema', async () => {
    const connection = await connect();
    const schema = new mongoose.Schema({ a: Number, b: Number }).index({ a: 1 }, { unique: true });
    await connection.collection('levels').createIndex({ b: 1 });
    const Level = connection.model('Level', schema, 'levels');
    await Level.init();
    expect(await Level.diffIndexes()).toEqual({ toDrop: ['b_1'], toCreate: [] });
    await Level.syncIndexes();
    expect((await Level.listIndexes()).map(({ name }: { name?: string }) => name)).toEqual(['_id_', 'a_1']);
  });
});
