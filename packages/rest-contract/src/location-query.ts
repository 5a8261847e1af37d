import { z } from 'zod';
import {
  LOCATIONS_DEFAULT,
  LOCATIONS_MAX,
  OFFSET_MAX,
  RADIUS_KM_MAX,
  RADIUS_KM_MIN,
  SEARCH_TEXT_MAX,
} from './listing-limits.ts';
import { box, categoryId, decimalNumber, optionalText, point, slug, wholeNumber } from './query-parameters.ts';

export const LOCATION_SORTS = ['relevance', 'distance', 'rating', 'newest', 'name'] as const;

const SORT_ERROR = `must be one of ${LOCATION_SORTS.join(', ')}`;
const NEEDS_NEAR = 'needs near';

/** Parameters of GET /api/locations, any of them together. */
export const LocationQuery = z
  .strictObject({
    categoryId: categoryId.optional().describe('only places of this category'),
    search: optionalText(SEARCH_TEXT_MAX)
      .optional()
      .describe('every word must match; prefixes and small typos count; empty counts as absent'),
    tag: slug.optional().describe('slug of a tag'),
    near: point.optional(),
    radiusKm: decimalNumber(RADIUS_KM_MIN, RADIUS_KM_MAX).optional().describe('only places this near; needs near'),
    bbox: box.optional(),
    sort: z
      .enum(LOCATION_SORTS, { error: SORT_ERROR })
      .optional()
      .describe('distance needs near, relevance needs search'),
    limit: wholeNumber(1, LOCATIONS_MAX).default(LOCATIONS_DEFAULT),
    offset: wholeNumber(0, OFFSET_MAX).default(0),
  })
  .superRefine(({ search, near, radiusKm, sort }, context) => {
    const refuse = (name: string, message: string): void => context.addIssue({ code: 'custom', path: [name], message });
    if (radiusKm !== undefined && near === undefined) refuse('radiusKm', NEEDS_NEAR);
    if (sort === 'distance' && near === undefined) refuse('sort', 'distance needs near');
    if (sort === 'relevance' && search === undefined) refuse('sort', 'relevance needs search');
  });
export type LocationQuery = z.output<typeof LocationQuery>;
