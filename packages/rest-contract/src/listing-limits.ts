/** Places of one answer of GET /api/locations. */
export const LOCATIONS_DEFAULT = 50;
export const LOCATIONS_MAX = 100;

/** Entries of one answer of a list of one's own. */
export const PAGE_DEFAULT = 50;
export const PAGE_MAX = 100;

/** Lists of one answer of GET /api/public-trip-lists, and its last page. */
export const PUBLIC_LISTS_DEFAULT = 12;
export const PUBLIC_LISTS_MAX = 100;
export const PUBLIC_LISTS_PAGE_MAX = 100_000;

/** Reviews of one answer of GET /api/locations/{id}/reviews. */
export const REVIEWS_DEFAULT = 20;
export const REVIEWS_MAX = 100;

export const SUGGESTIONS_MAX = 8;
export const GEOCODE_RESULTS_MAX = 5;

/** Deeper than any list of ours: a bound for arithmetic, not for people. */
export const OFFSET_MAX = 10_000_000;
/** How deep the pages of a search, or of what is near a point, go. The plain list goes to its last page. */
export const SEARCH_OFFSET_MAX = 10_000;
/** How far "near" reaches, in kilometres: what lies beyond is near to nothing. */
export const NEAR_KM = 150;
/** Half the way round the earth: beyond it nothing is farther away. */
export const RADIUS_KM_MAX = 20_038;
/** A metre. */
export const RADIUS_KM_MIN = 0.001;
/** Characters of a search text. */
export const SEARCH_TEXT_MAX = 200;
