import { pageBy } from './page-by.ts';

const RANKS = [5, 1, 4, 1, 3, 3, 2];
const page = (offset: number, limit: number) => {
  const { numbers, before } = pageBy(Int32Array.from(RANKS.keys()), (no) => RANKS[no] ?? 0, { offset, limit });
  return { ranks: Array.from(numbers, (no) => RANKS[no]).toSorted(), before };
};

describe('a page of rows by rank', () => {
  it('has the lowest ranks, and all that tie with its ends', () => {
    expect(page(0, 1)).toEqual({ ranks: [1, 1], before: 0 });
    expect(page(1, 2)).toEqual({ ranks: [1, 1, 2], before: 0 });
    expect(page(3, 1)).toEqual({ ranks: [3, 3], before: 3 });
  });

  it('ends with the last row, and has none behind it', () => {
    expect(page(5, 10)).toEqual({ ranks: [4, 5], before: 5 });
    expect(page(7, 10)).toEqual({ ranks: [], before: 7 });
  });
});
