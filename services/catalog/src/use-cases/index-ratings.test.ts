import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { indexPaced, type Change } from './index-ratings.ts';
import type { Touched } from './index-locations.ts';

/** The pace with a clock that a test moves; `writes` are the ids of each write. */
const paced = () => {
  const writes: string[][] = [];
  const failures: unknown[] = [];
  let now = 0;
  let fails = false;
  let planned: { readonly run: () => void; readonly at: number } | undefined;
  const indexLocations = async (touched: readonly Touched[]): Promise<void> => {
    if (fails) throw new AppError('UNAVAILABLE', verbatim('The index is away'));
    writes.push(touched.map(({ id }) => id));
  };
  const pace = indexPaced({
    indexLocations,
    clock: () => now,
    schedule: (run, milliseconds) => {
      planned = { run, at: now + milliseconds };
      return () => (planned = undefined);
    },
    onFailure: (error) => failures.push(error),
  });
  return {
    writes,
    failures,
    pace,
    setFailing: (value: boolean) => (fails = value),
    pass: async (milliseconds: number) => {
      now += milliseconds;
      const due = planned && planned.at <= now ? planned : undefined;
      if (due) planned = undefined;
      due?.run();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    },
  };
};

const rated = (id: string, version = 1): Change => ({ id, version, isRating: true });
const changed = (id: string, version = 1): Change => ({ id, version, isRating: false });

describe('ratings of one Location', () => {
  it('are written at once, then at most once a second, and the last one always', async () => {
    const { pace, writes, pass } = paced();
    for (let version = 1; version <= 30; version += 1) {
      await pace.index([rated('a', version)]);
      await pass(100);
    }
    await pass(1_000);
    expect(writes).toEqual([['a'], ['a'], ['a'], ['a']]);
    await pass(5_000);
    expect(writes).toHaveLength(4);
  });

  it('hold up neither its other changes nor other Locations', async () => {
    const { pace, writes, pass } = paced();
    await pace.index([rated('a')]);
    await pace.index([rated('a', 2), rated('b'), changed('c')]);
    await pace.index([changed('a', 3)]);
    expect(writes).toEqual([['a'], ['b', 'c'], ['a']]);
    await pass(2_000);
    expect(writes).toHaveLength(3);
  });

  it('are all in one write when they come together', async () => {
    const { pace, writes, pass } = paced();
    await pace.index([rated('a', 1), rated('a', 2), rated('a', 3)]);
    await pass(2_000);
    expect(writes).toEqual([['a', 'a', 'a']]);
  });

  it('are tried again while the index is away, and written at the end', async () => {
    const { pace, writes, failures, pass, setFailing } = paced();
    await pace.index([rated('a', 1)]);
    await pace.index([rated('a', 2)]);
    setFailing(true);
    await pass(1_000);
    expect([writes.length, failures.length]).toEqual([1, 1]);
    setFailing(false);
    await pass(1_000);
    expect(writes).toHaveLength(2);
    await pace.index([rated('a', 3)]);
    await pace.flush();
    expect(writes).toHaveLength(3);
  });
});
