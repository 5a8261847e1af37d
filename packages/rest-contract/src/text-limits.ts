/** Most characters of what is stored as text. */
export const NAME_MAX = 200;
export const USERNAME_MAX = 50;
export const EMAIL_MAX = 255;
export const COLOR_LENGTH = 7;
export const SHARE_CODE_MAX = 20;
export const PRICE_RANGE_MAX = 20;
export const VISIT_STATUS_MAX = 20;
export const REPORT_TYPE_MAX = 50;
export const TEMPERATURE_MAX = 50;
export const TAG_NAME_MAX = 50;
export const PHOTO_URL_MAX = 500;
/** Ids are opaque; none of ours is longer. */
export const ID_MAX = 64;

export const RATING_MIN = 1;
export const RATING_MAX = 5;
export const REVIEW_TITLE_MAX = 200;
export const REVIEW_CONTENT_MIN = 10;
export const REVIEW_CONTENT_MAX = 1000;
