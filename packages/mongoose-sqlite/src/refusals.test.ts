import mongoose from 'mongoose';

import { closeAll, connect } from './connection.fixture.ts';

let connection: mongoose.Connection;
let collection: ReturnType<mongoose.Connection['collection']>;
beforeAll(async () => {
  connection = await connect();
  collection = connection.collection('refusals');
  await collection.insertOne({ a: 1 });
});
afterAll(closeAll);

const refused = (what: string): object => ({
  code: 'UNSUPPORTED',
  message: `${what} is not supported by the embedded store`,
});

describe('what is not supported is refused by name:', () => {
  it.each<readonly [string, object]>([
    ['$near', { at: { $near: [1, 2] } }],
    ['$geoWithin', { at: { $geoWithin: {} } }],
    ['$text', { $text: { $search: 'x' } }],
    ['$expr', { $expr: { $gt: ['$a', 1] } }],
    ['$where', { $where: 'true' }],
    ['$jsonSchema', { $jsonSchema: {} }],
    ['$mod', { a: { $mod: [2, 0] } }],
    ['$eq', { a: { $eq: 1 } }],
    ['$nin', { a: { $nin: [1] } }],
    ['$all', { a: { $all: [1] } }],
    ['$not', { a: { $not: { $gt: 1 } } }],
    ['$nor', { $nor: [{ a: 1 }] }],
    ['$bitsAllSet', { a: { $bitsAllSet: 1 } }],
    ['$type "int"', { a: { $type: 'int' } }],
    ['The regular expression option "x"', { a: { $regex: 'b', $options: 'x' } }],
  ])('%s in a filter', async (what, filter) => {
    await expect(collection.find(filter).toArray()).rejects.toMatchObject(refused(what));
    await expect(collection.countDocuments(filter)).rejects.toMatchObject(refused(what));
    await expect(collection.updateOne(filter, { $set: { a: 2 } })).rejects.toMatchObject(refused(what));
  });

  it.each<readonly [string, object]>([
    ['$rename', { $rename: { a: 'b' } }],
    ['$mul', { $mul: { a: 2 } }],
    ['$max', { $max: { a: 2 } }],
    ['$addToSet', { $addToSet: { a: 2 } }],
    ['$pullAll', { $pullAll: { a: [2] } }],
    ['$pop', { $pop: { a: 1 } }],
    ['$currentDate', { $currentDate: { a: true } }],
    ['$push with $each, $sort', { $push: { a: { $sort: 1, $each: [1] } } }],
    ['The path "a.$"', { $set: { 'a.$': 1 } }],
    ['The path "a.$[].b"', { $set: { 'a.$[].b': 1 } }],
  ])('%s in an update', async (what, update) => {
    await expect(collection.updateOne({ a: 1 }, update)).rejects.toMatchObject({ code: 'UNSUPPORTED' });
    await expect(collection.updateOne({ a: 1 }, update)).rejects.toThrow(what.startsWith('$push') ? '$sort' : what);
  });

  it.each<readonly [string, () => unknown]>([
    ['collection.aggregate', () => collection.aggregate([{ $match: {} }])],
    ['collection.replaceOne', () => collection.replaceOne({ a: 1 }, { a: 2 })],
    ['collection.findOneAndReplace', () => collection.findOneAndReplace({ a: 1 }, { a: 2 })],
    ['bulkWrite with replaceOne', () => collection.bulkWrite([{ replaceOne: { filter: {}, replacement: { a: 2 } } }])],
    ['The type Decimal128', () => collection.insertOne({ a: mongoose.Types.Decimal128.fromString('1.5') })],
    ['collection.watch', () => collection.watch()],
    ['An index of type "2dsphere"', () => collection.createIndex({ at: '2dsphere' })],
    ['An index of type "text"', () => collection.createIndex({ at: 'text' })],
    ['The index option expireAfterSeconds', () => collection.createIndex({ at: 1 }, { expireAfterSeconds: 1 })],
    ['The option collation', () => collection.find({}, { collation: { locale: 'de' } })],
    ['The option arrayFilters', () => collection.updateOne({}, { $set: { a: 1 } }, { arrayFilters: [{ x: 1 }] })],
    ['An update with a pipeline', () => collection.updateOne({}, [{ $set: { a: 1 } }])],
    ['$slice in a projection', () => collection.find({}, { projection: { a: { $slice: 1 } } }).toArray()],
    ['A session', () => connection.startSession()],
    ['A session', () => connection.transaction(async () => undefined)],
    ['The field name "$a"', () => collection.insertOne({ b: { $a: 1 } })],
    ['A field named __proto__', () => collection.insertOne(JSON.parse('{"__proto__": 1}') as object)],
    ['A whole number beyond 2^53', () => collection.insertOne({ a: 2n ** 60n })],
    ['The collection option capped', () => connection.createCollection('capped', { capped: true, size: 10 })],
  ])('%s', async (what, act) => {
    await expect((async () => act())()).rejects.toMatchObject(refused(what));
  });

  it('an unindexed query, where the address has that option', async () => {
    const strict = (await connect('sqlite::memory:?refuseScans=2')).collection('places');
    await strict.insertMany([{ a: 1 }, { a: 2 }, { a: 3 }]);
    await expect(strict.find({ a: 1 }).toArray()).rejects.toThrow(
      'No index serves the query on places: filter {"a":1}',
    );
    await expect(strict.find({}, { sort: { a: 1 } }).toArray()).rejects.toThrow('sort ["a"]');
    await strict.createIndex({ a: 1 });
    expect(await strict.find({ a: 1 }).toArray()).toHaveLength(1);
    expect(await strict.find({}).toArray()).toHaveLength(3);
  });
});
