import { z } from 'zod';
import { INTEGER_MAX } from './integer-limits.ts';
import { Location } from './location.ts';
import {
  AVG_COST_MAX,
  AVG_COST_WRONG,
  CATEGORY_MISSING,
  LATITUDE_WRONG,
  LOCATION_TEXTS,
  LONGITUDE_WRONG,
  longText,
  missingText,
  TAGS_MAX,
} from './location-limits.ts';
import { decimalNumber, optionalText, requiredText } from './query-parameters.ts';
import { SEARCH_TEXT_MAX } from './listing-limits.ts';
import { text } from './text.ts';

type Field = keyof typeof LOCATION_TEXTS;

const needed = (field: Field) =>
  text({
    min: 1,
    max: LOCATION_TEXTS[field].max,
    isTrimmed: true,
    words: { missing: missingText(field), tooShort: missingText(field), tooLong: longText(field) },
  });

const optional = (field: Field) =>
  text({ max: LOCATION_TEXTS[field].max, isTrimmed: true, words: { tooLong: longText(field) } }).nullish();

const DECIMAL = /^[+-]?\d{1,15}(\.\d{1,15})?$/;
/** Characters of a number in a form, blanks around it included. */
const NUMBER_MAX = 200;

/** A number, also as a field of a form has it; blank counts as absent. */
const numberIn = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (value.length > NUMBER_MAX) return Number.NaN;
  const given = value.trim();
  if (given === '') return null;
  return DECIMAL.test(given) ? Number(given) : Number.NaN;
};
const number = (min: number, max: number, error: string) =>
  z.preprocess(numberIn, z.number({ error }).min(min, { error }).max(max, { error }).nullish());

/** What a doubted point needs to count as exact. */
export const isPointConfirmed = z
  .boolean()
  .describe(
    'the point is right, however far from its town or country it seems; a doubted point is approximate without it',
  );

/** POST /api/locations: what a member tells of a place that they submit. */
export const LocationDraft = z
  .strictObject({
    name: needed('name'),
    categoryId: z.int32({ error: CATEGORY_MISSING }).min(1, CATEGORY_MISSING).max(INTEGER_MAX, CATEGORY_MISSING),
    description: needed('description'),
    address: needed('address'),
    city: needed('city'),
    country: needed('country'),
    state: optional('state'),
    latitude: number(-90, 90, LATITUDE_WRONG).describe('found from the address when it is absent'),
    longitude: number(-180, 180, LONGITUDE_WRONG),
    coordinatesAre: z
      .enum(['exact', 'approximate'])
      .nullish()
      .describe('of the point that is given; without it, exact'),
    tags: z
      .array(text({ max: 200 }))
      .max(TAGS_MAX)
      .nullish()
      .describe('names'),
    website: optional('website').describe(
      'one web address, or up to 5 with semicolons, blanks or new lines between them',
    ),
    phoneNumber: optional('phoneNumber').describe(
      'one number or several, each valid in the country of the place or with its country code; other words stay words',
    ),
    hours: optional('hours'),
    priceRange: optional('priceRange'),
    avgCost: number(0, AVG_COST_MAX, AVG_COST_WRONG).describe('US dollars'),
    healingProperties: optional('healingProperties'),
    accessibility: optional('accessibility'),
    temperature: optional('temperature'),
    mineralContent: optional('mineralContent'),
    bestTimeToVisit: optional('bestTimeToVisit'),
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
  name: requiredText(LOCATION_TEXTS.name.max),
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
  })
  .meta({ id: 'SimilarLocation' });
