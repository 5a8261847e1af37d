import mongoose from 'mongoose';

import { closeAll, connect } from './connection.fixture.ts';

afterAll(closeAll);

type Id = string | number | boolean | object;
type Item = { readonly _id: Id; readonly n: number; readonly shelf: string };

const TEXTS: readonly Id[] = ['', 'a', 'a\0b', 'a\0\0', '\0', 'quote " and \\', 'ä', '𝄞', '\u{10FFFF}'];
const OTHERS: readonly Id[] = [5, new Date(5), new mongoose.Types.ObjectId(), { part: 'a', other: 1 }, true];
const OWN_ORDER = { shelf: 1, n: 1 } as const;

describe('a query for only ids', () => {
  it('returns the ids of the documents, of any type', async () => {
    const collection = (await connect()).collection<Item>('things');
    await collection.createIndex(OWN_ORDER);
    await collection.insertMany([...TEXTS, ...OTHERS].map((_id, n) => ({ _id, n, shelf: 'one' })));
    const options = { projection: { _id: 1 } } as const;
    const pages = { ...options, sort: { n: 1 }, skip: 2, limit: 20 } as const;
    const all = [...TEXTS, ...OTHERS].map((_id) => ({ _id }));
    expect(await collection.find({ shelf: 'one' }, pages).toArray()).toEqual(all.slice(2));
    const some = { shelf: 'one', n: { $in: [0, 2, 11] } };
    expect(await collection.find(some, options).toArray()).toEqual([all[0], all[2], all[11]]);
    expect(await collection.find({ shelf: 'one' }, { projection: { _id: 0 }, limit: 1 }).toArray()).toEqual([
      { n: 0, shelf: 'one' },
    ]);
  });

  it('is answered in the order of another field as well', async () => {
    const collection = (await connect()).collection<{ _id: string; n: number }>('things');
    await collection.insertMany([2, 3, 1].map((n) => ({ _id: `thing ${n}`, n })));
    const found = await collection.find({}, { projection: { _id: 1 }, sort: { n: -1 } }).toArray();
    expect(found).toEqual([{ _id: 'thing 3' }, { _id: 'thing 2' }, { _id: 'thing 1' }]);
  });
});
