import { PHOTO_BYTES_MAX, PHOTO_TOO_LARGE, PHOTOS_TOO_MANY } from '@wellspring/rest-contract/photo';
import type { FileRule } from './bodies.ts';

/** So many images of a field, each at most 5 MB. */
export const photoRule = (count: number): FileRule => ({
  count,
  bytes: PHOTO_BYTES_MAX,
  tooMany: PHOTOS_TOO_MANY,
  tooLarge: PHOTO_TOO_LARGE,
});

/** The same, of which good ones are kept while others are refused by their names. */
export const photoRuleByFile = (count: number, tooMany: string): FileRule => ({
  ...photoRule(count),
  tooMany,
  isEachTold: true,
});
