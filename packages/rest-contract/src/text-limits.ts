/** Most characters of what is stored as text. */
export const NAME_MAX = 200;
/** Ids are opaque; none of ours is longer. */
export const ID_MAX = 64;

export const RATING_MIN = 1;
export const RATING_MAX = 5;
export const REVIEW_TITLE_MAX = 200;
export const REVIEW_CONTENT_MIN = 10;
export const REVIEW_CONTENT_MAX = 1_000;

/** Texts without a limit of their own. */
export const MESSAGE_MAX = 2_000;

/** What a member says when they claim a place. */
export const CLAIM_MESSAGE_MIN = 10;
export const CLAIM_MESSAGE_MAX = 1_000;

/** Characters as people count them are at most so many UTF-16 units. */
export const unitsOf = (characters: number): number => characters * 4;
