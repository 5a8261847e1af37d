import { PHOTO_BYTES_MAX, PHOTO_TOO_LARGE, PHOTOS_TOO_MANY } from '@wellspring/rest-contract/photo';
import { PHOTO_PIXELS_MAX } from '@wellspring/rest-contract/photo-refusals';
import type { Message } from '@wellspring/words/message';
import type { FileRule } from './bodies.ts';

const PIXELS = `of at most ${PHOTO_PIXELS_MAX} pixels; its first bytes say which, not its name`;
const PHOTO_FORMATS = `JPEG, PNG, WebP or GIF ${PIXELS}`;
export const HERO_FORMATS = `JPEG, PNG or WebP ${PIXELS}`;

/** So many images of a field, each at most 5 MB. */
export const photoRule = (count: number): FileRule => ({
  count,
  bytes: PHOTO_BYTES_MAX,
  formats: PHOTO_FORMATS,
  tooMany: PHOTOS_TOO_MANY,
  tooLarge: PHOTO_TOO_LARGE,
});

/** The same, where valid files are stored and each refused file is named. */
export const photoRuleByFile = (count: number, tooMany: Message): FileRule => ({
  ...photoRule(count),
  tooMany,
  reportsEachFile: true,
});
