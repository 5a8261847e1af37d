import { closeAll, connect } from './connection.fixture.ts';

afterAll(closeAll);

describe('a page far from the start', () => {
  it('begins after as many documents as it passes over, forwards and backwards', async () => {
    const collection = (await connect()).collection<{ n: number }>('things');
    await collection.createIndex({ n: -1 });
    await collection.insertMany(Array.from({ length: 500 }, (_, n) => ({ n })));
    const page = await collection.find({}, { sort: { n: 1 }, skip: 497, limit: 10 }).toArray();
    expect(page.map(({ n }) => n)).toEqual([497, 498, 499]);
    const below = { n: { $lt: 400 } };
    const backwards = await collection.find(below, { sort: { n: -1 }, skip: 398, limit: 5 }).toArray();
    expect(backwards.map(({ n }) => n)).toEqual([1, 0]);
    expect(await collection.find(below, { sort: { n: -1 }, skip: 400, limit: 5 }).toArray()).toEqual([]);
  });
});
