import { AppError } from '@wellspring/errors';
import { CONTENT_MAX, CONTENT_MIN, TITLE_MAX, writeReview, type ReviewText } from './review.ts';

const STAMP = { id: 'r1', locationId: 'p1', userId: 'ann', now: new Date('2026-01-01T00:00:00Z') };
const written = (change: Partial<ReviewText>) => () =>
  writeReview({ rating: 4, title: 'Quiet', content: 'Warm and clean.', ...change }, STAMP);

const refusedField = (write: () => unknown): string | undefined => {
  try {
    write();
  } catch (error) {
    return error instanceof AppError ? error.field : undefined;
  }
  return undefined;
};

/** One character that is two UTF-16 units. */
const DROP = '💧';

describe('a review', () => {
  it.each([
    ['rating', { rating: 1 }, { rating: 0 }],
    ['rating', { rating: 5 }, { rating: 6 }],
    ['rating', { rating: 4 }, { rating: 4.5 }],
    ['title', { title: 'x' }, { title: ' ' }],
    ['title', { title: DROP.repeat(TITLE_MAX) }, { title: DROP.repeat(TITLE_MAX + 1) }],
    ['content', { content: DROP.repeat(CONTENT_MIN) }, { content: DROP.repeat(CONTENT_MIN - 1) }],
    ['content', { content: DROP.repeat(CONTENT_MAX) }, { content: DROP.repeat(CONTENT_MAX + 1) }],
  ])('has a %s up to its bounds, and none beyond', (field, within, beyond) => {
    expect(written(within)()).toMatchObject(within);
    expect(refusedField(written(beyond))).toBe(field);
  });
});
