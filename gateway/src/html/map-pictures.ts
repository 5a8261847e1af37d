import { gunzipSync } from 'node:zlib';
import type { Basemap } from '@wellspring/basemap/open-basemap';
import { parseMapPicturePath } from '@wellspring/map-picture/address';
import { drawMapPicture } from '@wellspring/map-picture/draw';
import type { TileAt } from '@wellspring/map-picture/view';
import type { StreetTiles } from '@wellspring/street-map/street-tiles';
import { drawnPictures, type DrawnPictures } from './drawn-pictures.ts';

const unpacked = (tile: Uint8Array | null): Uint8Array | null => tile && gunzipSync(tile);

/**
 * GET /map-picture/{versions}/{lat},{lng},{zoom}/{width}x{height}.svg: a piece of the map as a picture, for `<img>`; with streets where the
 * address names them.
 */
export const mapPictures = (basemap: Pick<Basemap, 'tile'>, streets: StreetTiles): DrawnPictures =>
  drawnPictures({
    folder: 'map-picture',
    route: 'map picture',
    draw: async (path) => {
      const picture = parseMapPicturePath(path);
      if (!picture) return null;
      const coverage = picture.streets === null ? null : streets.coverage();
      let isCurrent = picture.isCurrent && picture.streets === (coverage?.version ?? null);
      const streetTileAt: TileAt = async (...at) => {
        try {
          return unpacked(await streets.tile(...at));
        } catch {
          isCurrent = false; // without these streets for now
          return null;
        }
      };
      const svg = await drawMapPicture(
        picture,
        async (...at) => unpacked(basemap.tile(...at)),
        coverage && { ...coverage, tileAt: streetTileAt },
      );
      return { svg, isCurrent };
    },
  });
