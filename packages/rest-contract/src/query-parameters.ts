import { encodeMessage } from '@wellspring/words/encoded-message';
import { list, say, type Message } from '@wellspring/words/message';
import { z } from 'zod';
import { INTEGER_MAX } from './integer-limits.ts';
import { OFFSET_MAX, PAGE_DEFAULT, PAGE_MAX } from './listing-limits.ts';
import { errorParams, text } from './text.ts';

const DECIMAL = /^-?\d{1,15}(\.\d{1,15})?$/;
const DECIMAL_PATTERN = DECIMAL.source.slice(1, -1);
/** So many numbers with commas between them, as the contract says it. */
const decimalsPattern = (count: number): string =>
  `^${Array.from({ length: count }, () => DECIMAL_PATTERN).join(',')}$`;
/** Most characters of DECIMAL. */
const DECIMAL_MAX = 32;
const NOT_WRITTEN = /\p{Cc}/u;
/** The same for the contract, in a form that the regular expressions of other languages read, too. */
const WRITTEN_PATTERN = '[^\\x00-\\x1f\\x7f-\\x9f]';
const NOT_BLANK_PATTERN = '[^\\s\\x00-\\x1f\\x7f-\\x9f]';

const numberOf = (given: string): number =>
  given.length <= DECIMAL_MAX && DECIMAL.test(given) ? Number(given) : Number.NaN;

/** Most characters of so many numbers with commas between them. */
const numbersMax = (count: number): number => count * (DECIMAL_MAX + 1) - 1;
const numberIn = (value: unknown): unknown => (typeof value === 'string' ? numberOf(value) : value);

/** A whole number as a parameter. */
export const wholeNumber = (min: number, max: number, words = say('contract.notWholeNumber', { min, max })) => {
  const error = encodeMessage(words);
  return z.preprocess(numberIn, z.int32({ error }).min(min, { error }).max(max, { error }));
};

/** A number, fractions allowed. */
export const decimalNumber = (min: number, max: number) => {
  const error = encodeMessage(say('contract.notNumber', { min, max }));
  return z.preprocess(numberIn, z.number({ error }).min(min, { error }).max(max, { error }));
};

const withoutControlCharacters = (given: string): boolean => !NOT_WRITTEN.test(given);

/** A page of a list: how many, and how many before them. */
export const paging = {
  limit: wholeNumber(1, PAGE_MAX).default(PAGE_DEFAULT),
  offset: wholeNumber(0, OFFSET_MAX).default(0),
};

/** One of some words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  wrong = say('contract.notOneOf', { values: list('commas', words) }),
) => z.enum(words, errorParams(wrong));

const IS_MISSING = say('contract.isMissing');
const textTooLong = (max: number): Message => say('contract.textTooLong', { max });

/** A typed text; blank counts as absent. */
export const optionalText = (max: number) =>
  text({ max, words: { tooLong: textTooLong(max) } })
    .refine(withoutControlCharacters, errorParams(say('contract.controlCharacters')))
    .transform((given) => given.trim() || undefined)
    .meta({ pattern: `^${WRITTEN_PATTERN}*$` });

/** Text that must be there. */
export const requiredText = (max: number) =>
  text({ max, words: { missing: IS_MISSING, tooLong: textTooLong(max) } })
    .refine(withoutControlCharacters, errorParams(say('contract.controlCharacters')))
    .refine((given) => given.trim() !== '', errorParams(say('contract.mustNotBeEmpty')))
    .transform((given) => given.trim())
    .meta({ minLength: 1, pattern: `^${WRITTEN_PATTERN}*${NOT_BLANK_PATTERN}${WRITTEN_PATTERN}*$` });

const isLatitude = (value: number): boolean => Math.abs(value) <= 90;
const isLongitude = (value: number): boolean => Math.abs(value) <= 180;

const NEAR = say('contract.nearWrong');
const BBOX = say('contract.bboxWrong');

/** A point as lat,lng. */
export const point = text({ max: numbersMax(2), words: NEAR })
  .transform((given, context) => {
    const [latitude = Number.NaN, longitude = Number.NaN, ...rest] = given.split(',').map(numberOf);
    if (rest.length === 0 && isLatitude(latitude) && isLongitude(longitude)) return { latitude, longitude };
    context.addIssue({ code: 'custom', message: encodeMessage(NEAR) });
    return z.NEVER;
  })
  .meta({ description: 'latitude,longitude in degrees, such as 35.68,139.69', pattern: decimalsPattern(2) });

type Sides = { readonly west: number; readonly east: number };

const TURN = 360;
/** How far a map may have been moved beyond the antimeridian: one world to either side. */
const FURTHEST = 540;

const wrapped = (longitude: number): number => {
  if (isLongitude(longitude)) return longitude;
  return longitude > 0 ? longitude - TURN : longitude + TURN;
};

/**
 * Both sides from -180 to 180. Libraries of maps count on beyond the antimeridian: 170 to 182 is 170 to -178, and a whole turn or
 * more is the whole world. null: no such box.
 */
const sidesOf = (west: number, east: number): Sides | null => {
  if (isLongitude(west) && isLongitude(east)) return { west, east };
  if (!(Math.abs(west) <= FURTHEST && Math.abs(east) <= FURTHEST && west <= east)) return null;
  return east - west >= TURN ? { west: -180, east: 180 } : { west: wrapped(west), east: wrapped(east) };
};

/** A box as west,south,east,north; west > east when it crosses the antimeridian. */
export const box = text({ max: numbersMax(4), words: { missing: IS_MISSING, tooLong: BBOX } })
  .transform((given, context) => {
    const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN, ...rest] = given
      .split(',')
      .map(numberOf);
    const sides = sidesOf(west, east);
    if (rest.length === 0 && sides && isLatitude(south) && isLatitude(north) && south <= north)
      return { west: sides.west, south, east: sides.east, north };
    context.addIssue({ code: 'custom', message: encodeMessage(BBOX) });
    return z.NEVER;
  })
  .meta({
    pattern: decimalsPattern(4),
    description:
      'west,south,east,north in degrees, such as 5.9,45.8,10.5,47.8; west is greater than east when the box crosses the antimeridian, or one of them goes on beyond 180, up to 540',
  });

/** The slug of a tag. */
export const slug = text({
  max: 100,
  pattern: /^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u,
  words: { malformed: say('contract.slugWrong'), tooLong: textTooLong(100) },
});

/** Ids of categories are numbers; an unknown one simply has no places. */
export const categoryId = wholeNumber(1, INTEGER_MAX);
