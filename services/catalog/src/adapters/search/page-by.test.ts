import fc from 'fast-check';
import { pageBy } from './page-by.ts';

const compareBy = (ranks: readonly number[]) => (a: number, b: number) => (ranks[a] ?? 0) - (ranks[b] ?? 0);
const pageOf = (ranks: readonly number[], offset: number, limit: number) => {
  const { numbers, before } = pageBy(Int32Array.from(ranks.keys()), compareBy(ranks), { offset, limit });
  return { ranks: numbers.map((no) => ranks[no] ?? 0).toSorted((a, b) => a - b), before };
};

const RANKS = [5, 1, 4, 1, 3, 3, 2];

describe('a page of rows by rank', () => {
  it('has the lowest ranks, and all that tie with its ends', () => {
    expect(pageOf(RANKS, 0, 1)).toEqual({ ranks: [1, 1], before: 0 });
    expect(pageOf(RANKS, 1, 2)).toEqual({ ranks: [1, 1, 2], before: 0 });
    expect(pageOf(RANKS, 3, 1)).toEqual({ ranks: [3, 3], before: 3 });
  });

  it('ends with the last row, and has none behind it', () => {
    expect(pageOf(RANKS, 5, 10)).toEqual({ ranks: [4, 5], before: 5 });
    expect(pageOf(RANKS, 7, 10)).toEqual({ ranks: [], before: 7 });
  });

  it('equals that of sorting all rows, with few and with many ties', () => {
    const ranks = fc
      .integer({ min: 1, max: 5_000 })
      .chain((most) => fc.array(fc.integer({ min: 0, max: most }), { minLength: 1, maxLength: 3_000, size: 'max' }));
    fc.assert(
      fc.property(ranks, fc.nat(3_500), fc.integer({ min: 1, max: 100 }), (all, offset, limit) => {
        const sorted = all.toSorted((a, b) => a - b);
        const { ranks: found, before } = pageOf(all, offset, limit);
        expect(found.slice(offset - before, offset - before + limit)).toEqual(sorted.slice(offset, offset + limit));
      }),
      { numRuns: 100 },
    );
  });
});
