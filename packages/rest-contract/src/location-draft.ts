import { PLACE_FIELDS } from '@wellspring/place-schema/fields';
import { z } from 'zod';
import { INTEGER_MAX } from './integer-limits.ts';
import { Location } from './location.ts';
import { CATEGORY_MISSING, LATITUDE_WRONG, LONGITUDE_WRONG, TAGS_MAX } from './location-limits.ts';
import { COORDINATES_ARE } from './location-rules.ts';
import { enteredFacts } from './place-facts.ts';
import { draftedValues, typedNumber } from './place-values.ts';
import { decimalNumber, optionalText, requiredText } from './query-parameters.ts';
import { SEARCH_TEXT_MAX } from './listing-limits.ts';
import { errorParams, text } from './text.ts';

/** What a doubted point needs to count as exact. */
export const isPointConfirmed = z
  .boolean()
  .describe(
    'the point is right, however far from its town or country it seems; a doubted point is approximate without it',
  );

const noCategory = errorParams(CATEGORY_MISSING);

/** POST /api/locations: the data of a submitted place. */
export const LocationDraft = z
  .strictObject({
    ...draftedValues(),
    ...enteredFacts(),
    categoryId: z.int32(noCategory).min(1, noCategory).max(INTEGER_MAX, noCategory),
    latitude: typedNumber(-90, 90, LATITUDE_WRONG).describe('found from the address when it is absent'),
    longitude: typedNumber(-180, 180, LONGITUDE_WRONG),
    coordinatesAre: z.enum(COORDINATES_ARE).nullish().describe('of the point that is given; without it, exact'),
    tags: z
      .array(text({ max: 200 }))
      .max(TAGS_MAX)
      .nullish()
      .describe('names'),
    isPointConfirmed: isPointConfirmed.nullish(),
    isClaimed: z.boolean().nullish().describe('I own or manage this location; an admin judges it'),
  })
  .meta({ id: 'LocationDraft' });
export type LocationDraft = z.output<typeof LocationDraft>;

/** A place that was just submitted. */
export const SubmittedLocation = Location.extend({
  notice: z
    .string()
    .nullable()
    .describe('what the member should know: that its point was not found, or is only that of its town'),
}).meta({ id: 'SubmittedLocation' });

/** Parameters of GET /api/locations/similar. */
export const SimilarQuery = z.strictObject({
  name: requiredText(PLACE_FIELDS.name.max),
  latitude: decimalNumber(-90, 90).optional(),
  longitude: decimalNumber(-180, 180).optional(),
  city: optionalText(SEARCH_TEXT_MAX).optional().describe('where latitude and longitude are not known'),
});

/** Perhaps the place that is about to be submitted. */
export const SimilarLocation = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    countryCode: z.string().nullable().describe('ISO 3166-1 alpha-2'),
    distanceKm: z.number().min(0).nullable(),
    isVerified: z.boolean(),
    isPermanentlyClosed: z.boolean().describe('it cannot be added again but by an admin'),
  })
  .meta({ id: 'SimilarLocation' });
