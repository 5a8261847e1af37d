import fc from 'fast-check';

import { collectionIn } from './comparison.fixture.ts';
import type { Collection } from './comparison.fixture.ts';
import { closeAll, connect } from './connection.fixture.ts';

// What each operator means, said once more by a line of JavaScript over documents of one form.

type Sample = { readonly n?: number; readonly s: string; readonly t: number[]; readonly m: { readonly k: number }[] };

const small = fc.integer({ min: -3, max: 3 });
const samples = fc.array(
  fc.record(
    { n: small, s: fc.string({ unit: fc.constantFrom('a', 'b', 'é', '\u{1F600}'), maxLength: 3 }), t: fc.array(small, { maxLength: 3 }), m: fc.array(fc.record({ k: small }), { maxLength: 2 }) },
    { requiredKeys: ['s', 't', 'm'] },
  ),
  { maxLength: 12 },
); // prettier-ignore

let collection: Collection;
beforeAll(async () => {
  collection = collectionIn(await connect(), 'operators');
  for (const key of [{ n: 1 }, { s: -1 }, { t: 1 }, { 'm.k': 1 }] as const) await collection.createIndex({ ...key });
});
afterAll(closeAll);

const filled = async (docs: readonly Sample[]): Promise<void> => {
  await collection.deleteMany({});
  if (docs.length > 0) await collection.insertMany(docs.map((doc, _id) => ({ _id, ...doc })));
};

type Meaning = readonly [string, (x: number, y: number) => object, (doc: Sample, x: number, y: number) => boolean];

const FILTERS: readonly Meaning[] = [
  ['a value', (x) => ({ n: x }), ({ n }, x) => n === x],
  ['null', () => ({ n: null }), ({ n }) => n === undefined],
  ['$ne', (x) => ({ n: { $ne: x } }), ({ n }, x) => n !== x],
  ['$gt', (x) => ({ n: { $gt: x } }), ({ n }, x) => n !== undefined && n > x],
  ['$gte', (x) => ({ n: { $gte: x } }), ({ n }, x) => n !== undefined && n >= x],
  ['$lt', (x) => ({ n: { $lt: x } }), ({ n }, x) => n !== undefined && n < x],
  ['$lte', (x) => ({ n: { $lte: x } }), ({ n }, x) => n !== undefined && n <= x],
  ['a range', (x, y) => ({ n: { $gte: x, $lt: y } }), ({ n }, x, y) => n !== undefined && n >= x && n < y],
  ['a range of elements', (x, y) => ({ t: { $gt: x, $lt: y } }), ({ t }, x, y) => t.some((e) => e > x) && t.some((e) => e < y)],
  ['$in', (x, y) => ({ n: { $in: [x, y, null] } }), ({ n }, x, y) => n === undefined || n === x || n === y],
  ['$exists', (x) => ({ n: { $exists: x > 0 } }), ({ n }, x) => (n !== undefined) === x > 0],
  ['$and', (x, y) => ({ $and: [{ n: { $gt: x } }, { t: y }] }), ({ n, t }, x, y) => n !== undefined && n > x && t.includes(y)],
  ['$or', (x, y) => ({ $or: [{ n: x }, { t: y }] }), ({ n, t }, x, y) => n === x || t.includes(y)],
  ['$elemMatch', (x, y) => ({ t: { $elemMatch: { $gt: x, $lt: y } } }), ({ t }, x, y) => t.some((e) => e > x && e < y)],
  ['$elemMatch of documents', (x) => ({ m: { $elemMatch: { k: x } } }), ({ m }, x) => m.some(({ k }) => k === x)],
  ['$size', (x) => ({ t: { $size: Math.abs(x) } }), ({ t }, x) => t.length === Math.abs(x)],
  ['$type', (x) => ({ n: { $type: x > 0 ? 'number' : 'string' } }), ({ n }, x) => x > 0 && n !== undefined],
  ['$regex', (x) => ({ s: { $regex: x > 0 ? '^a' : 'é$' } }), ({ s }, x) => (x > 0 ? s.startsWith('a') : s.endsWith('é'))],
  ['a path through an array', (x) => ({ 'm.k': x }), ({ m }, x) => m.some(({ k }) => k === x)],
  ['a position', (x) => ({ 't.1': x }), ({ t }, x) => t[1] === x],
]; // prettier-ignore

describe('a filter', () => {
  it.each(FILTERS)('finds what %s means', async (_, filterOf, means) => {
    await fc.assert(
      fc.asyncProperty(samples, small, small, async (docs, x, y) => {
        await filled(docs);
        const found = await collection.distinct('_id', filterOf(x, y));
        const expected = docs.flatMap((doc, at) => (means(doc, x, y) ? [at] : []));
        expect(new Set(found)).toEqual(new Set(expected));
        expect(await collection.countDocuments(filterOf(x, y))).toBe(expected.length);
      }),
      { numRuns: 40, seed: 1 },
    );
  });
});

type Changed = Record<string, unknown>;
type Effect = readonly [string, (x: number, y: number) => object, (doc: Sample, x: number, y: number) => Changed];

const UPDATES: readonly Effect[] = [
  ['$set', (x) => ({ $set: { n: x, 'o.p': x } }), (_, x) => ({ n: x, o: { p: x } })],
  ['$unset', () => ({ $unset: { n: 1 } }), () => ({ n: undefined })],
  ['$inc', (x) => ({ $inc: { n: x } }), ({ n = 0 }, x) => ({ n: n + x })],
  ['$min', (x) => ({ $min: { n: x } }), ({ n }, x) => ({ n: Math.min(n ?? x, x) })],
  ['$push', (x) => ({ $push: { t: x } }), ({ t }, x) => ({ t: [...t, x] })],
  ['$push $each $slice', (x, y) => ({ $push: { t: { $each: [x, y], $slice: -2 } } }), (_, x, y) => ({ t: [x, y] })],
  ['$pull', (x) => ({ $pull: { t: { $gt: x } } }), ({ t }, x) => ({ t: t.filter((e) => e <= x) })],
  ['$pull of documents', (x) => ({ $pull: { m: { k: { $in: [x] } } } }), ({ m }, x) => ({ m: m.filter(({ k }) => k !== x) })],
  ['$setOnInsert', (x) => ({ $setOnInsert: { n: x } }), () => ({})],
]; // prettier-ignore

describe('an update', () => {
  it.each(UPDATES)('does what %s means, and only that', async (_, updateOf, means) => {
    await fc.assert(
      fc.asyncProperty(samples, small, small, async (docs, x, y) => {
        await filled(docs);
        await collection.updateMany({}, updateOf(x, y));
        const expected = docs.map((doc, _id) => ({ _id, ...doc, ...means(doc, x, y) }));
        expect(await collection.find({}, { sort: { _id: 1 } }).toArray()).toEqual(
          expected.map((doc) => JSON.parse(JSON.stringify(doc)) as unknown),
        );
      }),
      { numRuns: 30, seed: 2 },
    );
  });

  it('inserts what filter and update say when nothing is found', async () => {
    await filled([]);
    const doc = await collection.findOneAndUpdate(
      { _id: 7, 'o.p': 1, n: { $gt: 3 } },
      { $set: { s: 'new' }, $setOnInsert: { t: [1] } },
      { upsert: true, returnDocument: 'after' },
    );
    expect(doc).toEqual({ _id: 7, o: { p: 1 }, s: 'new', t: [1] });
  });
});
