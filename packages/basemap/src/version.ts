/** Names the content of world.mbtiles. Written by build/main.ts. */
export const BASEMAP_VERSION = 'd5d17e678369';
