import { gzipSync } from 'node:zlib';
import type { Basemap } from '@wellspring/basemap/open-basemap';
import { BASEMAP_VERSION } from '@wellspring/basemap/version';
import { bufferedResponse, type BufferedResponse } from '../http/buffered-response.ts';
import { FOR_A_WHILE, FOR_EVER } from './assets.ts';

const TILE = /^\/basemap\/(?<version>[0-9a-f]{12})\/(?<zoom>\d)\/(?<column>\d{1,2})\/(?<row>\d{1,2})$/;

/** Open water: a tile without layers. */
const NOTHING = gzipSync('');

/**
 * GET /basemap/{version}/{zoom}/{column}/{row}: tiles of the bundled map, as they are stored. A page of the release before asks for its
 * own version, and gets ours for a while.
 */
export const basemapTiles =
  (basemap: Pick<Basemap, 'tile'>) =>
  (path: string): BufferedResponse | undefined => {
    const address = TILE.exec(path)?.groups;
    if (!address) return undefined;
    return bufferedResponse({
      type: 'application/vnd.mapbox-vector-tile',
      body: basemap.tile(Number(address['zoom']), Number(address['column']), Number(address['row'])) ?? NOTHING,
      cacheControl: address['version'] === BASEMAP_VERSION ? FOR_EVER : FOR_A_WHILE,
      headers: ['Content-Encoding', 'gzip'],
    });
  };
