import { say } from '@wellspring/words/message';

/** Most pixels of a photo, so that it can be decoded in the available memory: a phone's 24 megapixels. */
export const PHOTO_PIXELS_MAX = 25_000_000;
export const PHOTO_PIXELS_TOO_MANY = say('contract.photoPixelsTooMany');
export const PHOTO_UNREADABLE = say('contract.photoUnreadable');

/** What is said of images in a format that is known and not taken, by media type. */
export const PHOTO_FORMAT_UNREADABLE = {
  'image/heic': say('contract.photoIsHeic'),
  'image/avif': say('contract.photoIsAvif'),
} as const;
