import { z } from 'zod';
import { SEARCH_TEXT_MAX } from './listing-limits.ts';
import { requiredText } from './query-parameters.ts';

/** Parameters of GET /api/locations/suggest and GET /api/geocode. */
export const TextQuery = z.strictObject({ q: requiredText(SEARCH_TEXT_MAX) });

/** A place that may be meant by what is being typed. */
export const Suggestion = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    categoryId: z.int(),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.output<typeof Suggestion>;

/** A town or an address on the map. */
export const GeocodeResult = z
  .strictObject({
    label: z.string(),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    country: z.string(),
  })
  .meta({ id: 'GeocodeResult' });
export type GeocodeResult = z.output<typeof GeocodeResult>;
