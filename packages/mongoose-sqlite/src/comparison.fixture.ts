import mongoose from 'mongoose';

import { document, filter, query, sample, simpleIndex, update, wideIndex } from './generated-cases.fixture.ts';

// Runs the same queries on two databases and reports differences. What this store refuses by name is counted, not compared.

const { EJSON } = mongoose.mongo.BSON;

const DOCUMENTS = 40;
const ASKS = 100;

/** Documents of any form: what a test stores here follows no schema. */
export type Collection = mongoose.mongo.Collection<{ _id: number }>;

export const collectionIn = (connection: mongoose.Connection, name: string): Collection => {
  const collection: unknown = connection.collection(name);
  return collection as Collection; // the same methods; the documents are ours to know
};

type Outcome = { readonly text: string; readonly refused: boolean };

const outcome = async (ask: () => Promise<unknown>): Promise<Outcome> => {
  try {
    return { text: EJSON.stringify({ is: await ask() }), refused: false };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : String(error);
    return { text: `error ${String(code)}`, refused: code === 'UNSUPPORTED' };
  }
};

export type Comparison = {
  readonly queries: number;
  readonly refused: number;
  readonly differences: readonly string[];
};

type Ask = { readonly what: unknown; readonly of: (collection: Collection) => Promise<unknown> };

const compareAll = async (left: Collection, right: Collection, asks: readonly Ask[]): Promise<Comparison> => {
  const results = await Promise.all(
    asks.map(async ({ what, of }) => {
      const a = await outcome(() => of(left));
      if (a.refused) return 'refused'; // and not done on the other side either
      const b = await outcome(() => of(right));
      return a.text === b.text ? '' : `${EJSON.stringify(what)}\n  ${a.text}\n  ${b.text}`;
    }),
  );
  const differences = results.filter((result) => result !== '' && result !== 'refused');
  return { queries: asks.length, refused: results.filter((result) => result === 'refused').length, differences };
};

/** How a document is looked at. */
type Look = (doc: object | null) => unknown;

/** By its fields, in any order. */
export const byField: Look = (doc) =>
  doc && Object.fromEntries(Object.entries(doc).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const queryAsks = (seed: number, count: number, look: Look): readonly Ask[] =>
  sample(query, count, seed).flatMap((one): readonly Ask[] => [
    {
      what: one,
      of: async (collection) => {
        const { filter: where, sort, projection, skip, limit } = one;
        const found = collection.find(where, {
          skip,
          limit,
          ...(sort ? { sort } : {}),
          ...(projection ? { projection } : {}),
        });
        const texts = (await found.toArray()).map((doc) => EJSON.stringify(look(doc)));
        return sort ? texts : texts.sort();
      },
    },
    { what: { count: one.filter }, of: (collection) => collection.countDocuments(one.filter) },
  ]);

const updateAsks = (seed: number, count: number, look: Look): readonly Ask[] => {
  const filters = sample(filter, count, seed);
  return sample(update, count, seed).flatMap((change, at): readonly Ask[] => {
    const fresh = { $and: [{ _id: 10_000 + at }, filters[at] ?? {}] };
    return [
      {
        what: { change, of: at },
        of: async (collection) => {
          const { modifiedCount } = await collection.updateOne({ _id: at }, change);
          // MongoDB counts a $push whose $slice leaves all as it was, and NaN + 1.
          const counts = !/\$slice|\$inc/.test(JSON.stringify(change));
          return { modified: counts && modifiedCount, doc: look(await collection.findOne({ _id: at })) };
        },
      },
      {
        what: { change, upsert: fresh },
        of: async (collection) => {
          const doc = await collection.findOneAndUpdate(fresh, change, { upsert: true, returnDocument: 'after' });
          await collection.deleteOne({ _id: 10_000 + at });
          return look(doc);
        },
      },
    ];
  });
};

// Those that cannot be made, over documents that do not fit in, are left out.
const addIndexes = async (
  collection: Collection,
  indexes: readonly { readonly key: Record<string, 1 | -1> }[],
): Promise<void> => {
  for (const { key, ...options } of indexes) await collection.createIndex(key, options).catch(() => undefined);
};

const dropWideIndexes = async (collection: Collection): Promise<void> => {
  const indexes: readonly { readonly name?: string; readonly key: object }[] = await collection.indexes();
  for (const { name = '', key } of indexes)
    if (Object.keys(key).filter((path) => path !== '_id').length > 1) await collection.dropIndex(name);
};

/** Fills both with the same documents, gives indexes to the left one, and compares the answers to queries and updates by chance. */
export const compare = async (
  left: Collection,
  right: Collection,
  seed: number,
  look: Look = (doc) => doc,
): Promise<Comparison> => {
  const docs = sample(document, DOCUMENTS, seed).map((doc, at) => ({ ...doc, _id: at }));
  await addIndexes(left, sample(simpleIndex, 3, seed));
  await Promise.all([left, right].map((collection) => collection.insertMany(docs)));
  await addIndexes(left, sample(wideIndex, 4, seed));
  const queries = await compareAll(left, right, queryAsks(seed, ASKS, look));
  await dropWideIndexes(left); // an update may bring a second array
  await addIndexes(left, sample(simpleIndex, 2, seed + 1));
  const updates = await compareAll(left, right, updateAsks(seed, DOCUMENTS, look));
  const after = await compareAll(left, right, queryAsks(seed + 500_000, ASKS / 2, look));
  const all = [queries, updates, after];
  return {
    queries: all.reduce((sum, { queries }) => sum + queries, 0),
    refused: all.reduce((sum, { refused }) => sum + refused, 0),
    differences: all.flatMap(({ differences }) => differences),
  };
};
