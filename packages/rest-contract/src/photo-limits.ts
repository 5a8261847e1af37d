/** Beside the first photo of a gallery. */
export const THUMBNAILS_SHOWN = 4;
/** Above it the last thumbnail says how many more there are. */
export const PHOTOS_WITHOUT_OVERLAY = 5;
export const LOCATION_PHOTOS_MAX = 10;
export const REVIEW_PHOTOS_MAX = 3;
export const REVIEW_PHOTO_BYTES_MAX = 5 * 1024 * 1024;
/** Milliseconds. */
export const HERO_ADVANCE = 5000;
export const HERO_FADE = 1000;
