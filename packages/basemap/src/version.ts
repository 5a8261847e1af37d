/** Names the content of world.mbtiles. Written by build/main.ts. */
export const BASEMAP_VERSION = 'dfa6ea4addc5';
