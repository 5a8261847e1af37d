/** Zooms of 512-pixel tiles, as MapLibre counts them: closer maps stretch the closest tiles, which are drawn as finely as the next zoom's. */
export const CLOSEST_TILES = 6;
export const EXTENT = 8192;
