/** Zoom as map libraries count it: 0 is the world in one tile of 512 pixels. */
export const ZOOM_MIN = 0;
export const ZOOM_MAX = 24;

/** Places and clusters of one answer of GET /api/map; so many matches or fewer are all shown one by one. */
export const MAP_FEATURES_MAX = 500;

/** Pins that GET /api/map chooses: so many places can be read on one screen. */
export const MAP_PINS_MAX = 30;
/** Pins of an earlier answer that stay pins; with the chosen ones there are never more. */
export const MAP_RETAINED_PINS_MAX = 40;
/** From this zoom on, the level of streets, every place is a pin. */
export const STREET_ZOOM = 15;
/** So many at most. */
export const MAP_STREET_PINS_MAX = 250;

/** What the fact of a pin is about. */
export const PIN_FACTS = ['temperature', 'rating', 'price', 'open'] as const;
