import { GAP, offeredPages, pageWindow } from './offered-pages.ts';

describe('the page numbers offered', () => {
  it('are all of them when there are few', () => {
    expect(offeredPages(2, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('are the ends, the current one and its neighbours when there are many', () => {
    expect(offeredPages(1, 24)).toEqual([1, 2, 3, 4, GAP, 24]);
    expect(offeredPages(12, 24)).toEqual([1, GAP, 11, 12, 13, GAP, 24]);
    expect(offeredPages(24, 24)).toEqual([1, GAP, 21, 22, 23, 24]);
  });

  it('never leave out a single page', () => {
    expect(offeredPages(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('the window of page numbers', () => {
  it.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [4, 6, [2, 3, 4, 5, 6]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [5, 6, 7, 8, 9]],
  ])('on page %d of %d has five numbers at most', (page, pages, numbers) => {
    expect(pageWindow(page, pages)).toEqual(numbers);
  });
});
