/** Zoom as map libraries count it: 0 is the world in one tile of 512 pixels. */
export const ZOOM_MIN = 0;
export const ZOOM_MAX = 24;

/** Up to so many matches of GET /api/map are shown one by one. */
export const MAP_SINGLE_PLACES_MAX = 250;
/** Places and clusters of one answer of GET /api/map. */
export const MAP_FEATURES_MAX = 500;
