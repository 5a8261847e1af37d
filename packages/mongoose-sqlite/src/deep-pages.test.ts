import type mongoose from 'mongoose';

import { closeAll, connect } from './connection.fixture.ts';

afterAll(closeAll);

const collectionBy = async (key: Record<string, 1 | -1>): Promise<mongoose.Collection> => {
  const collection = (await connect()).collection('things');
  await collection.createIndex(key);
  return collection;
};

const numbersOf = async (
  collection: mongoose.Collection,
  sort: 1 | -1,
  page: { readonly skip?: number; readonly limit?: number } = {},
): Promise<readonly unknown[]> => {
  const found = await collection.find({}, { sort: { n: sort }, ...page }).toArray();
  return found.map(({ n }) => n as unknown);
};

const OFFSETS = [3_000, 999, 2_001, 1_000, 3_200, 9_000];

const expectPages = async (collection: mongoose.Collection): Promise<void> => {
  for (const sort of [1, -1] as const) {
    const all = await numbersOf(collection, sort);
    for (const skip of [...OFFSETS, ...OFFSETS])
      expect(await numbersOf(collection, sort, { skip, limit: 3 })).toEqual(all.slice(skip, skip + 3));
  }
};

describe('a page far from the start', () => {
  it('is read without what is passed over', async () => {
    const collection = await collectionBy({ n: -1 });
    await collection.insertMany(Array.from({ length: 500 }, (_, n) => ({ n })));
    const page = await collection.find({}, { sort: { n: 1 }, skip: 497, limit: 10 }).toArray();
    expect(page.map(({ n }) => n as unknown)).toEqual([497, 498, 499]);
    expect(await collection.find({ n: { $lt: 400 } }, { sort: { n: -1 }, skip: 398, limit: 5 }).toArray()).toHaveLength(
      2,
    );
  });

  it('is the same however often it is asked for, until documents come, go or move before it', async () => {
    const collection = await collectionBy({ n: 1 });
    await collection.insertMany(Array.from({ length: 3_500 }, (_, at) => ({ n: at * 2 })));
    await expectPages(collection);
    await collection.insertMany([{ n: 3 }, { n: 1_001 }]);
    await expectPages(collection);
    await collection.deleteMany({ n: { $gt: 100, $lt: 200 } });
    await expectPages(collection);
    await collection.updateOne({ n: 6_998 }, { $set: { n: 1 } });
    await expectPages(collection);
  });
});
