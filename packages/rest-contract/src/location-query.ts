import { encodeMessage } from '@wellspring/words/encoded-message';
import { z } from 'zod';
import {
  LOCATIONS_DEFAULT,
  LOCATIONS_MAX,
  OFFSET_MAX,
  RADIUS_KM_MAX,
  RADIUS_KM_MIN,
  SEARCH_OFFSET_MAX,
  SEARCH_TEXT_MAX,
} from './listing-limits.ts';
import { FacetParameters } from './facets.ts';
import { misfitOf } from './listing-rules.ts';
import { LOCATION_SORTS } from './location-rules.ts';
import { box, categoryId, decimalNumber, oneOf, optionalText, point, slug, wholeNumber } from './query-parameters.ts';
import { SEARCH_DESCRIPTION } from './search-description.ts';

/** Parameters of GET /api/locations, any of them together. */
export const LocationQuery = z
  .strictObject({
    categoryId: categoryId.optional().describe('only places of this category'),
    search: optionalText(SEARCH_TEXT_MAX).optional().describe(SEARCH_DESCRIPTION),
    tag: slug.optional().describe('slug of a tag'),
    near: point.optional(),
    radiusKm: decimalNumber(RADIUS_KM_MIN, RADIUS_KM_MAX).optional().describe('only places this near; needs near'),
    bbox: box.optional(),
    ...FacetParameters,
    sort: oneOf(LOCATION_SORTS)
      .optional()
      .describe(
        'distance needs near, relevance needs search and counts the distance from near, too; warmest is by the highest water temperature',
      ),
    limit: wholeNumber(1, LOCATIONS_MAX).default(LOCATIONS_DEFAULT),
    offset: wholeNumber(0, OFFSET_MAX).default(0).describe(`at most ${SEARCH_OFFSET_MAX} with search or near`),
  })
  .superRefine((query, context) => {
    const misfit = misfitOf(query);
    if (misfit) context.addIssue({ code: 'custom', path: [misfit.parameter], message: encodeMessage(misfit.message) });
  });
export type LocationQuery = z.output<typeof LocationQuery>;
