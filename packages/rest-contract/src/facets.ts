import { list, say } from '@wellspring/words/message';
import { MONTHS } from '@wellspring/place-schema/months';
import { z } from 'zod';
import { FACET_NAMES, FACETS } from './facet-rules.ts';
import { decimalNumber } from './query-parameters.ts';
import { errorParams, text } from './text.ts';

/** Most characters of the values of one facet, with commas between them. */
const VALUES_MAX = 2_000;

/** Some of the values of a facet, with commas between them. */
const anyOf = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  nameOf = (given: string) => given,
) => {
  const wrong = errorParams(say('contract.notAmong', { values: list('commas', values) }));
  return text({ max: VALUES_MAX })
    .transform((given) => [...new Set(given.split(',').map((value) => nameOf(value.trim())))].filter(Boolean))
    .pipe(z.array(z.enum(values, wrong)).max(values.length, wrong))
    .meta({
      pattern: '^[A-Za-z0-9]+(,[A-Za-z0-9]+)*$',
      description: `some of: ${values.join(', ')}, with commas between them`,
    });
};

/** "7" is jul */
const monthName = (given: string): string => MONTHS[Number(given) - 1] ?? given.toLowerCase();

const YES = ['1', 'true'] as const;
const NO = ['0', 'false'] as const;

/** Yes or no as a parameter. */
const flag = z
  .enum([...YES, ...NO], errorParams(say('contract.notOneOf', { values: list('commas', ['1', '0']) })))
  .transform((given) => YES.some((yes) => yes === given));

const TIME_EXAMPLE = '2026-05-01T18:00:00Z';
const TIME_MAX = 35;
const timeWrong = say('contract.timeWrong', { example: TIME_EXAMPLE });

/** A time in ISO 8601 with Z or an offset, whose plus sign stands for itself or is a blank, as it arrives from an address. */
const time = text({ max: TIME_MAX, words: timeWrong })
  .transform((given) => given.replace(' ', '+'))
  .pipe(z.iso.datetime({ offset: true, ...errorParams(timeWrong) }))
  .meta({ format: 'date-time', description: `ISO 8601 with Z or an offset, such as ${TIME_EXAMPLE}` });

const degrees = decimalNumber(-50, 150);

/** What lists and the map take of facets. Places that do not say are left out, unless includeUnknown is 1; facets=1 counts them. */
export const FacetParameters = {
  temperatureMin: degrees.optional().describe('°C: the water reaches it'),
  temperatureMax: degrees.optional().describe('°C: the water is as cold somewhere'),
  price: anyOf(FACETS.price).optional(),
  month: anyOf(FACETS.month, monthName).optional().describe('open in one of these: jan to dec, or 1 to 12'),
  access: anyOf(FACETS.access).optional(),
  wheelchair: anyOf(FACETS.wheelchair).optional(),
  amenity: anyOf(FACETS.amenity).optional().describe('all of these are there'),
  kind: anyOf(FACETS.kind).optional(),
  withPhotos: flag.optional(),
  minRating: decimalNumber(1, 5).optional().describe('least average of its reviews'),
  openNow: flag.optional().describe('open at the present time; facets count what is open now'),
  openAt: time
    .optional()
    .describe(
      'open at this time, which is also the time for which facets count what is open; not together with openNow',
    ),
  includeUnknown: flag.optional().describe('also places that do not say'),
  facets: flag.optional().describe('1: counts the values of each facet under the other filters'),
};

/** How many of the found places have each value of a facet. */
export const FacetCounts = z
  .strictObject({
    facet: z.enum(FACET_NAMES),
    values: z.array(z.strictObject({ value: z.string(), count: z.int32().min(0) })),
    unknown: z.int32().min(0).describe('places that match all else and do not say'),
  })
  .meta({ id: 'FacetCounts' });

type Parameters = { readonly [Name in keyof typeof FacetParameters]?: z.output<(typeof FacetParameters)[Name]> };

/** The parameters of a call apart: those of facets as the graph takes them, whether to count, and all others. */
export const apartFromFacets = <Query extends Parameters>(query: Query) => {
  const {
    temperatureMin, temperatureMax, price, month, access, wheelchair, amenity, kind, withPhotos, minRating, openNow, openAt, includeUnknown, facets, ...rest
  } = query; // prettier-ignore
  return {
    facets: { temperatureMin, temperatureMax, price, month, access, wheelchair, amenity, kind, withPhotos, minRating, openNow, openAt, includeUnknown },
    isCounting: facets ?? false,
    rest,
  }; // prettier-ignore
};
