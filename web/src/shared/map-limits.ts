/** Where the map opens when nothing says otherwise. */
export const DEFAULT_CENTER = { latitude: 39.8283, longitude: -98.5795 } as const;
export const DEFAULT_ZOOM = 5;
/** Closest zoom that fitting all matches may choose. */
export const FIT_ZOOM_MAX = 10;
/** Zoom of the visitor's own position and of a found address. */
export const PLACE_ZOOM = 10;

/** Our own map names towns and their quarters: closer, nothing would tell a reader where they are, unless there are streets. */
export const TOWN_ZOOM = 10;

/** The view is held to what a Mercator map can show, in degrees. */
export const VIEW_LATITUDE_MAX = 85;
export const VIEW_LONGITUDE_MAX = 180;
