/** Names the content of world.mbtiles. Written by build/main.ts. */
export const BASEMAP_VERSION = '6eecc62338ad';
