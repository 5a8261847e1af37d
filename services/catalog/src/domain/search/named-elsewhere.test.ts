import { pageOfBoth } from './named-elsewhere.ts';

describe('a page of two lists', () => {
  it.each([
    [0, 10, { limit: 3, offset: 0 }, { limit: 7, offset: 0 }],
    [2, 10, { limit: 1, offset: 2 }, { limit: 9, offset: 0 }],
    [3, 10, { limit: 0, offset: 3 }, { limit: 10, offset: 0 }],
    [9, 10, { limit: 0, offset: 9 }, { limit: 10, offset: 6 }],
    [0, 2, { limit: 2, offset: 0 }, { limit: 0, offset: 0 }],
  ])('from %i with %i rows goes on with the second after three of the first', (offset, limit, one, other) => {
    expect(pageOfBoth(3, { offset, limit })).toEqual([one, other]);
  });
});
