import { z } from 'zod';
import { Bounds } from './bounds.ts';
import { SEARCH_TEXT_MAX } from './listing-limits.ts';
import { GEOCODE_KINDS } from './location-rules.ts';
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
    categoryId: z.int32(),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.output<typeof Suggestion>;

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** What a list is near to, or inside of. */
export const Near = z
  .strictObject({
    label: z.string().nullable().describe('null when only a point was given'),
    latitude,
    longitude,
    bounds: Bounds.nullable().describe('of a country, state or region: only what lies inside is listed'),
  })
  .meta({ id: 'Near' });

/** A town, region, country or address on the map. */
export const GeocodeResult = z
  .strictObject({
    kind: z.enum(GEOCODE_KINDS),
    name: z.string().describe('of the town, region or country alone, or the first part of an address'),
    label: z.string(),
    latitude,
    longitude,
    country: z.string(),
    bounds: Bounds.nullable().describe('of countries, states and regions'),
    notFound: z
      .string()
      .nullable()
      .describe('the part of the words that is not known, such as a street: the point is that of the rest'),
  })
  .meta({ id: 'GeocodeResult' });
export type GeocodeResult = z.output<typeof GeocodeResult>;
