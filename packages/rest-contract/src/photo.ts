export const PHOTO_BYTES_MAX = 5 * 1024 * 1024;
export const REVIEW_PHOTOS_MAX = 3;

export const PHOTOS_TOO_MANY = 'Too many photos';
export const PHOTO_TOO_LARGE = 'Images must be smaller than 5MB';
export const PHOTO_TYPE_WRONG = 'Please upload only image files (JPG, PNG, etc.)';

export const LOCATION_PHOTOS_MAX = 10;
export const LOCATION_PHOTOS_TOO_MANY = `A place can have at most ${LOCATION_PHOTOS_MAX} photos`;
/** Most characters of what is said of a photo. */
export const CAPTION_MAX = 200;
export const CAPTION_TOO_LONG = `Caption must be at most ${CAPTION_MAX} characters`;
/** A call that brings no file at all. */
export const PHOTO_MISSING = 'Please choose at least one photo';
export const PHOTO_UNKNOWN = 'Photo not found';
