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
