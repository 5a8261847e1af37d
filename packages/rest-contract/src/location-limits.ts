export const TAGS_MAX = 20;
export const TAGS_TOO_MANY = `A place can have at most ${TAGS_MAX} tags`;
/** Most characters of one. */
export const TAG_MAX = 50;
export const TAG_TOO_LONG = `A tag must be at most ${TAG_MAX} characters`;

export const CATEGORY_MISSING = 'Please select a category';
export const LATITUDE_WRONG = 'Latitude must be between -90 and 90';
export const LONGITUDE_WRONG = 'Longitude must be between -180 and 180';
export const HALF_A_POINT = 'Latitude and longitude belong together';
