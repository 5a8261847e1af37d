import fc from 'fast-check';
import mongoose from 'mongoose';

// Documents, filters, sorts, indexes and updates by chance, for tests that compare two ways of answering. Values come from a
// small pool, so that they meet.

const { ObjectId, Binary } = mongoose.mongo.BSON;

export type Any = Record<string, unknown>;

const number = fc.constantFrom<number[]>(-1.5, -1, 0, 1, 2, 2.5, 3, 1e12, NaN, Infinity, -Infinity, -0);
const text = fc.constantFrom('', 'a', 'ab', 'b', 'B', 'é', '\u{1F600}', '\uFFFD', 'a\0b', '1');
const other = fc.constantFrom<unknown[]>(
  null, null, true, false, new Date(0), new Date(-5), new Date(1e12),
  new ObjectId('000000000000000000000001'), new ObjectId('ffffffffffffffffffffffff'),
  new Binary(Buffer.from([1])), new Binary(Buffer.from([0, 2])),
); // prettier-ignore

const scalar = fc.oneof(
  { weight: 3, arbitrary: number },
  { weight: 3, arbitrary: text },
  { weight: 2, arbitrary: other },
);

const small = fc.record({ x: scalar, y: scalar }, { requiredKeys: [] });
const object = fc.oneof(small, fc.record({ y: scalar, x: scalar }), fc.record({ x: small }));
const list = fc.oneof(
  fc.array(scalar, { maxLength: 3 }),
  fc.array(object, { maxLength: 3 }),
  fc.array(fc.oneof(scalar, object, fc.array(scalar, { maxLength: 2 })), { maxLength: 3 }),
);

export const value = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 2, arbitrary: object },
  { weight: 2, arbitrary: list },
);

export const document = fc.record(
  { a: value, b: scalar, t: list, d: object, l: fc.array(object, { maxLength: 3 }) },
  { requiredKeys: ['t', 'l'] },
);

const path = fc.constantFrom(
  'a',
  'a',
  'b',
  'b',
  't',
  'd',
  'l',
  'd.x',
  'd.y',
  'l.x',
  'l.y',
  'a.x',
  't.0',
  'l.0',
  'l.0.x',
  't.1',
  'd.x.x',
  'a.0',
  't.x',
  'l.x.x',
);

const type = fc.constantFrom('number', 'string', 'object', 'array', 'binData', 'objectId', 'bool', 'date', 'null');

const fieldTest: fc.Arbitrary<unknown> = fc.oneof(
    { weight: 5, arbitrary: value },
    { weight: 1, arbitrary: fc.record({ $ne: value }) },
    ...['$gt', '$gte', '$lt', '$lte'].map((op) => ({ weight: 2, arbitrary: value.map((operand) => ({ [op]: operand })) })),
    { weight: 2, arbitrary: fc.tuple(scalar, scalar).map(([low, high]) => ({ $gte: low, $lt: high })) },
    { weight: 2, arbitrary: fc.record({ $in: fc.array(value, { minLength: 1, maxLength: 3 }) }) },
    { weight: 1, arbitrary: fc.record({ $exists: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ $size: fc.nat(3) }) },
    { weight: 1, arbitrary: fc.record({ $type: fc.oneof(type, fc.array(type, { minLength: 1, maxLength: 2 })) }) },
    { weight: 2, arbitrary: fc.constantFrom({ $regex: '^a' }, /^a/, { $regex: '^ab' }, /^é/, { $regex: 'B', $options: 'i' }, /b$/) },
    { weight: 1, arbitrary: fc.record({ $elemMatch: fc.oneof(fc.record({ $gt: scalar }), fc.record({ $gte: scalar, $lte: scalar }), fc.record({ x: scalar, y: fc.record({ $gte: scalar }) }, { requiredKeys: [] }), fc.record({ x: value })) }) },
); // prettier-ignore

const flat: fc.Arbitrary<Any> = fc
  .array(fc.tuple(path, fieldTest), { minLength: 0, maxLength: 3 })
  .map((tests) => Object.fromEntries(tests));

export const filter: fc.Arbitrary<Any> = fc.oneof(
  { weight: 6, arbitrary: flat },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('$and', '$or'), fc.array(flat, { minLength: 1, maxLength: 3 }))
      .map(([op, of]) => ({ [op]: of })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(flat, fc.array(flat, { minLength: 1, maxLength: 2 })).map(([one, or]) => ({ ...one, $or: or })),
  },
);

const way = fc.constantFrom<(1 | -1)[]>(1, -1);

/** A total order, so that two engines have one right answer. */
const sort: fc.Arbitrary<Record<string, 1 | -1> | undefined> = fc.option(
  fc
    .tuple(fc.array(fc.tuple(path, way), { minLength: 1, maxLength: 2 }), way)
    .map(([fields, last]) => ({ ...Object.fromEntries(fields), _id: last })),
  { nil: undefined },
);

const projection: fc.Arbitrary<Any | undefined> = fc.option(
  fc
    .tuple(
      fc.uniqueArray(path, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(0, 1),
      fc.constantFrom(undefined, 0, 1),
    )
    .map(([names, keep, id]) => ({
      ...Object.fromEntries(names.map((name) => [name, keep])),
      ...(id === undefined ? {} : { _id: id }),
    })),
  { nil: undefined },
);

// Not both: MongoDB sometimes sorts what the projection has left of an array, which nobody should rely on.
export const query = fc
  .record({ filter, sort, projection, skip: fc.constantFrom(0, 0, 0, 2), limit: fc.constantFrom(0, 0, 3) })
  .map((one) => (one.sort ? { ...one, projection: undefined } : { ...one, skip: 0, limit: 0 }));

const partial = fc.option(fc.oneof(fc.record({ b: scalar }), fc.record({ b: fc.record({ $exists: fc.constant(true) }) }), fc.record({ a: fc.record({ $gt: scalar }) }), fc.record({ 't.0': fc.record({ $exists: fc.constant(true) }) }), fc.record({ a: fc.record({ $type: fc.constantFrom('number', 'string') }) })), { nil: undefined }); // prettier-ignore

const indexOn = (
  key: fc.Arbitrary<(readonly [string, 1 | -1])[]>,
): fc.Arbitrary<{ readonly key: Record<string, 1 | -1> }> =>
  fc
    .record({ key, sparse: fc.boolean(), partial })
    .map(({ key: fields, sparse, partial: partialFilterExpression }) => ({
      key: Object.fromEntries(fields),
      ...(partialFilterExpression ? { partialFilterExpression } : sparse ? { sparse } : {}),
    }));

/** An index that any document fits in. */
export const simpleIndex = indexOn(
  fc.tuple(path, way, fc.constantFrom<(1 | -1 | 0)[]>(0, 1, -1)).map(([name, one, two]) =>
    two === 0
      ? [[name, one]]
      : [
          [name, one],
          ['_id', two],
        ],
  ),
);

/** An index over several paths: documents with arrays on two of them do not fit in. */
export const wideIndex = indexOn(
  fc.uniqueArray(fc.tuple(path, way), { selector: ([name]) => name, minLength: 2, maxLength: 3 }),
);

// A position in what is no array would name a field by a number, and JavaScript puts such fields first.
const target = path.filter((name) => name !== 'a.0');

const updateOf: fc.Arbitrary<Any> = fc.oneof(
  fc.tuple(target, value).map(([at, to]) => ({ $set: { [at]: to } })),
  target.map((at) => ({ $unset: { [at]: 1 } })),
  fc.tuple(target, fc.constantFrom(1, -2, 0.5)).map(([at, by]) => ({ $inc: { [at]: by } })),
  fc.tuple(target, value).map(([at, one]) => ({ $push: { [at]: one } })),
  fc.tuple(target, fc.array(value, { maxLength: 2 }), fc.constantFrom(-2, 0, 1, 2)).map(([at, $each, $slice]) => ({ $push: { [at]: { $each, $slice } } })),
  fc.tuple(target, fieldTest).map(([at, one]) => ({ $pull: { [at]: one } })),
  fc.tuple(target, fc.record({ x: scalar })).map(([at, one]) => ({ $pull: { [at]: one } })),
  fc.tuple(target, value).map(([at, to]) => ({ $min: { [at]: to } })),
  fc.tuple(target, value).map(([at, to]) => ({ $setOnInsert: { [at]: to } })),
); // prettier-ignore

export const update = fc.tuple(updateOf, updateOf).map(([one, two]) => ({ ...one, ...two }));

export const sample = <T>(arbitrary: fc.Arbitrary<T>, count: number, seed: number): T[] =>
  fc.sample(arbitrary, { numRuns: count, seed });
