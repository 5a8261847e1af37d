import { say } from '@wellspring/words/message';

export const PHOTO_BYTES_MAX = 5 * 1024 * 1024;
export const REVIEW_PHOTOS_MAX = 3;

export const PHOTOS_TOO_MANY = say('contract.photosTooMany');
export const PHOTO_TOO_LARGE = say('contract.photoTooLarge');
export const PHOTO_TYPE_WRONG = say('contract.photoTypeWrong');

export const LOCATION_PHOTOS_MAX = 10;
export const LOCATION_PHOTOS_TOO_MANY = say('contract.locationPhotosTooMany', { max: LOCATION_PHOTOS_MAX });
/** Most characters of what is said of a photo. */
export const CAPTION_MAX = 200;
export const CAPTION_TOO_LONG = say('contract.captionTooLong', { max: CAPTION_MAX });
/** A call that brings no file at all. */
export const PHOTO_MISSING = say('contract.photoMissing');
export const PHOTO_UNKNOWN = say('contract.photoUnknown');
