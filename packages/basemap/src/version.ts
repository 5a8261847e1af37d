/** Names the content of world.mbtiles. Written by build/main.ts. */
export const BASEMAP_VERSION = 'd9a46edb312a';
