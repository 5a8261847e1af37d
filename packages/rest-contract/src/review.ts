import { z } from 'zod';
import { OFFSET_MAX, REVIEWS_DEFAULT, REVIEWS_MAX } from './listing-limits.ts';
import { wholeNumber } from './query-parameters.ts';
import { RATING_MAX, RATING_MIN, REVIEW_TITLE_MAX } from './text-limits.ts';

export const Review = z
  .strictObject({
    id: z.string(),
    rating: z.int().min(RATING_MIN).max(RATING_MAX),
    title: z.string().max(REVIEW_TITLE_MAX),
    content: z.string(),
    photos: z.array(z.strictObject({ id: z.string(), url: z.string() })),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Review' });
export type Review = z.output<typeof Review>;

/** Parameters of GET /api/locations/{id}/reviews; newest first. */
export const ReviewQuery = z.strictObject({
  limit: wholeNumber(1, REVIEWS_MAX).default(REVIEWS_DEFAULT),
  offset: wholeNumber(0, OFFSET_MAX).default(0),
});
