import { whereEngine } from '@wellspring/testkit/engines';

import { byField, collectionIn, compare } from './comparison.fixture.ts';
import { closeAll, connect } from './connection.fixture.ts';

afterAll(closeAll);

const seeds = (count: number): number[] => Array.from({ length: count }, (_, seed) => seed);

describe('answers by index and by full scan', () => {
  it.each(seeds(15))('are the same (seed %i)', async (seed) => {
    const connection = await connect();
    const { queries, refused, differences } = await compare(
      collectionIn(connection, 'indexed'),
      collectionIn(await connect(), 'scanned'),
      seed,
    );
    expect(differences).toEqual([]);
    expect(refused / queries).toBeLessThan(0.1);
  });
});

describe('answers of documents with separate fields and of whole ones', () => {
  it.each(seeds(15))('are the same (seed %i)', async (seed) => {
    const parted = collectionIn(await connect('sqlite::memory:?separate=a,t,l'), 'parted');
    const whole = collectionIn(await connect(), 'whole');
    const { queries, refused, differences } = await compare(parted, whole, seed + 200, byField);
    expect(differences).toEqual([]);
    expect(refused / queries).toBeLessThan(0.1);
  });
});

whereEngine('MONGODB_URL', (address) => {
  describe('answers of this store and of MongoDB', () => {
    // The server may run with notablescan; here reading everything is the point.
    const admin = async () => (await connect(address)).getClient().db('admin');
    let refusesScans: unknown;
    beforeAll(async () => {
      const { notablescan } = await (await admin()).command({ getParameter: 1, notablescan: 1 });
      refusesScans = notablescan;
      await (await admin()).command({ setParameter: 1, notablescan: false });
    });
    afterAll(async () => {
      await (await admin()).command({ setParameter: 1, notablescan: refusesScans === true });
    });

    it.each(seeds(15))('are the same (seed %i)', async (seed) => {
      const ours = collectionIn(await connect(), 'compared');
      const theirs = collectionIn(await connect(address), `compared-${seed}`);
      await theirs.drop();
      const { differences } = await compare(ours, theirs, seed + 100);
      await theirs.drop();
      expect(differences).toEqual([]);
    });
  });
});
