/** Places of one answer of GET /api/locations. */
export const LOCATIONS_DEFAULT = 50;
export const LOCATIONS_MAX = 100;

/** Places on one page of the grid. */
export const GRID_PAGE_SIZE = 9;
export const GRID_SKELETONS = 6;
export const CATEGORY_SKELETONS = 6;

/** Reviews of one answer of GET /api/locations/{id}/reviews. */
export const REVIEWS_DEFAULT = 20;
export const REVIEWS_MAX = 100;

export const SUGGESTIONS_MAX = 8;
export const GEOCODE_RESULTS_MAX = 5;

/** Deeper than any list of ours: a bound for arithmetic, not for people. */
export const OFFSET_MAX = 10_000_000;
/** Half the way round the earth: beyond it nothing is farther away. */
export const RADIUS_KM_MAX = 20_038;
/** A metre. */
export const RADIUS_KM_MIN = 0.001;
/** Characters of a search text. */
export const SEARCH_TEXT_MAX = 200;
