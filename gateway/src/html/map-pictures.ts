import { gunzipSync } from 'node:zlib';
import type { Basemap } from '@wellspring/basemap/open-basemap';
import { parseMapPicturePath } from '@wellspring/map-picture/address';
import { drawMapPicture } from '@wellspring/map-picture/draw';
import { drawnPictures, type DrawnPictures } from './drawn-pictures.ts';

/** GET /map-picture/{version}/{lat},{lng},{zoom}/{width}x{height}.svg: a piece of the bundled map as a picture, for `<img>`. */
export const mapPictures = (basemap: Pick<Basemap, 'tile'>): DrawnPictures => {
  const tileAt = (zoom: number, column: number, row: number): Uint8Array | null => {
    const tile = basemap.tile(zoom, column, row);
    return tile && gunzipSync(tile);
  };
  return drawnPictures({
    folder: 'map-picture',
    route: 'map picture',
    draw: (path) => {
      const picture = parseMapPicturePath(path);
      return picture && { svg: drawMapPicture(picture, tileAt), isCurrent: picture.isCurrent };
    },
  });
};
