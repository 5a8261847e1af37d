import { ratingPause } from './rating-pace.ts';

describe('a new rating', () => {
  it('is written at once when the Location was not written before, or a second ago', () => {
    expect(ratingPause(undefined, 500)).toBe(0);
    expect(ratingPause(1_000, 2_000)).toBe(0);
    expect(ratingPause(1_000, 60_000)).toBe(0);
  });

  it('waits for the rest of the second after the last write', () => {
    expect(ratingPause(1_000, 1_000)).toBe(1_000);
    expect(ratingPause(1_000, 1_999)).toBe(1);
  });
});
