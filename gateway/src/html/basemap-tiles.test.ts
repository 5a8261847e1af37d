import { gunzipSync } from 'node:zlib';
import { openBasemap } from '@wellspring/basemap/open-basemap';
import { BASEMAP_VERSION } from '@wellspring/basemap/version';
import { startGateway } from '../gateway.fixture.ts';

const basemap = openBasemap();
afterAll(() => basemap.close());
const started = startGateway({ basemap });

describe('tiles of the bundled map', () => {
  it('are sent as they are stored, and cached for ever', async () => {
    const { ask } = await started;
    const tile = await ask(`/basemap/${BASEMAP_VERSION}/0/0/0`);
    expect(tile.status).toBe(200);
    expect(tile.headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(tile.bytes).toEqual(basemap.tile(0, 0, 0));
  });

  it('are empty on open water', async () => {
    const { ask } = await started;
    const tile = await ask(`/basemap/${BASEMAP_VERSION}/6/5/40`);
    expect([tile.status, gunzipSync(tile.bytes).length]).toEqual([200, 0]);
  });

  it('are cached for a short time for a page of another release', async () => {
    const { ask } = await started;
    const tile = await ask('/basemap/0123456789ab/0/0/0');
    expect([tile.status, tile.headers['cache-control']]).toEqual([200, 'public, max-age=600']);
  });

  it.each([
    '/basemap',
    '/basemap/world.mbtiles',
    `/basemap/${BASEMAP_VERSION}/0/0/0.pbf`,
    `/basemap/${BASEMAP_VERSION}/-1/0/0`,
  ])('are nothing else: %s is not there', async (path) => {
    const { ask } = await started;
    expect((await ask(path)).status).toBe(404);
  });
});
