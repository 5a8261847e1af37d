export const PHOTO_BYTES_MAX = 5 * 1024 * 1024;
export const REVIEW_PHOTOS_MAX = 3;

export const PHOTOS_TOO_MANY = 'Too many photos';
export const PHOTO_TOO_LARGE = 'Images must be smaller than 5MB';
export const PHOTO_TYPE_WRONG = 'Please upload only image files (JPG, PNG, etc.)';

/** Most pixels of a photo, so that it can be decoded in the memory at hand: a phone's 24 megapixels. */
export const PHOTO_PIXELS_MAX = 25_000_000;
export const PHOTO_PIXELS_TOO_MANY = 'This image has too many pixels. Please choose one of at most 24 megapixels.';
export const PHOTO_UNREADABLE = 'This image cannot be read. It may be damaged or incomplete. Please choose another.';

/** What is said of images in a format that is known and not taken, by media type. */
export const PHOTO_FORMAT_UNREADABLE = {
  'image/heic':
    'This photo is in the HEIC format, which cannot be read here. On an iPhone choose Settings, Camera, Formats, Most Compatible, or send it as JPEG.',
  'image/avif':
    'This photo is in the AVIF format, which cannot be read here. Please save it as JPEG, PNG or WebP, and send that.',
} as const;

export const LOCATION_PHOTOS_MAX = 10;
export const LOCATION_PHOTOS_TOO_MANY = `A place can have at most ${LOCATION_PHOTOS_MAX} photos`;
/** Most characters of what is said of a photo. */
export const CAPTION_MAX = 200;
export const CAPTION_TOO_LONG = `Caption must be at most ${CAPTION_MAX} characters`;
/** A call that brings no file at all. */
export const PHOTO_MISSING = 'Please choose at least one photo';
export const PHOTO_UNKNOWN = 'Photo not found';
