import { gunzipSync, gzipSync } from 'node:zlib';
import type { StreetTiles } from '@wellspring/street-map/street-tiles';
import { startGateway } from '../gateway.fixture.ts';
import { streetsNow } from './street-tiles.ts';

const VERSION = '0123456789ab';
const TILE = gzipSync('a tile');
const streets: StreetTiles = {
  coverage: () => ({
    version: VERSION,
    bounds: [{ west: -22, south: 64, east: -21, north: 65 }],
    minZoom: 7,
    maxZoom: 15,
  }),
  tile: async (zoom, column, row) => (zoom === 14 && column === 7195 && row === 4367 ? TILE : null),
};
const started = startGateway({ streets });

describe('tiles of streets', () => {
  it('are sent as they are stored, and cached for ever', async () => {
    const { ask } = await started;
    const tile = await ask(`/streets/${VERSION}/14/7195/4367`);
    expect(tile.status).toBe(200);
    expect(tile.headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(tile.bytes).toEqual(TILE);
  });

  it('are empty where there are no streets', async () => {
    const { ask } = await started;
    const tile = await ask(`/streets/${VERSION}/14/1/1`);
    expect([tile.status, gunzipSync(tile.bytes).length]).toEqual([200, 0]);
  });

  it('are cached for a short time for a page that names other archives', async () => {
    const { ask } = await started;
    const tile = await ask('/streets/ba9876543210/14/7195/4367');
    expect([tile.status, tile.headers['cache-control']]).toEqual([200, 'public, max-age=600']);
  });

  it.each([
    '/streets',
    `/streets/${VERSION}/14/7195/4367.pbf`,
    `/streets/${VERSION}/-1/0/0`,
    '/streets/iceland.mbtiles',
  ])('are nothing else: %s is not there', async (path) => {
    const { ask } = await started;
    expect((await ask(path)).status).toBe(404);
  });

  it('are announced to pages with their address and their boxes', () => {
    expect(streetsNow(streets)).toEqual({
      version: VERSION,
      tiles: `/streets/${VERSION}/{z}/{x}/{y}`,
      bounds: [{ west: -22, south: 64, east: -21, north: 65 }],
      minZoom: 7,
      maxZoom: 15,
    });
  });
});
