import { gzipSync } from 'node:zlib';
import { AppError } from '@wellspring/errors';
import type { ClientConfig } from '@wellspring/rest-contract/client-config';
import { NO_SUCH_FILE } from '@wellspring/rest-contract/request-messages';
import type { StreetTiles } from '@wellspring/street-map/street-tiles';
import { Router } from 'express';
import type { Edge } from '../edge/edge.ts';
import { bufferedResponse } from '../http/buffered-response.ts';
import { FOR_A_WHILE, FOR_EVER } from './assets.ts';

const TILE = /^\/streets\/(?<version>[0-9a-f]{12})\/(?<zoom>\d{1,2})\/(?<column>\d{1,7})\/(?<row>\d{1,7})$/;

/** A tile without layers: the bundled map below it is seen. */
const NOTHING = gzipSync('');

/** What pages need to draw the streets that there are now. */
export const streetsNow = (streets: StreetTiles): ClientConfig['streets'] => {
  const found = streets.coverage();
  if (!found) return null;
  const { version, bounds, minZoom, maxZoom } = found;
  return { version, tiles: `/streets/${version}/{z}/{x}/{y}`, bounds: [...bounds], minZoom, maxZoom };
};

/**
 * GET /streets/{version}/{zoom}/{column}/{row}: tiles of streets, as they are stored. A page that was opened before they changed requests
 * the version of then, and gets the tiles of now for a while.
 */
export const streetTiles = (streets: StreetTiles, edge: Edge): Router => {
  const router = Router({ caseSensitive: true });
  router.get('/streets/{*path}', async (request, response) => {
    edge.contextOf(request).route = 'street tile';
    const address = TILE.exec(request.path)?.groups;
    if (!address) throw new AppError('NOT_FOUND', NO_SUCH_FILE);
    const tile = await streets.tile(Number(address['zoom']), Number(address['column']), Number(address['row']));
    const isCurrent = address['version'] === streets.coverage()?.version;
    await edge.send(
      request,
      response,
      bufferedResponse({
        type: 'application/vnd.mapbox-vector-tile',
        body: tile ?? NOTHING,
        cacheControl: isCurrent ? FOR_EVER : FOR_A_WHILE,
        headers: ['Content-Encoding', 'gzip'],
      }),
    );
  });
  return router;
};
