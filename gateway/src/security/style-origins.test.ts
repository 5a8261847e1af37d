import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { styleOrigins } from './style-origins.ts';

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const serveJson = (answer: object): Promise<string> =>
  serve((_, response) => void response.end(JSON.stringify(answer)));

const never = new AbortController().signal;

describe('the origins of a map style', () => {
  it('are its own and those of its tiles, sprites and glyphs, also of tiles that another file names', async () => {
    const tileJson = await serveJson({
      tiles: ['https://b.tiles.example/{z}/{x}/{y}.pbf', '/relative/{z}/{x}/{y}.pbf'],
    });
    const style = await serveJson({
      version: 8,
      sources: {
        streets: { type: 'vector', url: `${tileJson}/streets.json` },
        relief: { type: 'raster', tiles: ['https://relief.example/{z}/{x}/{y}.png'] },
        lines: { type: 'geojson', data: 'https://data.example/lines.json' },
        points: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
      },
      sprite: [{ id: 'default', url: 'https://sprites.example/one' }],
      glyphs: 'https://glyphs.example/{fontstack}/{range}.pbf',
      layers: [],
    });
    const hosts = ['b.tiles', 'data', 'glyphs', 'relief', 'sprites'].map((name) => `https://${name}.example`);
    expect(new Set(await styleOrigins(`${style}/style.json`, never))).toEqual(new Set([style, tileJson, ...hosts]));
  });

  it('are only web addresses', async () => {
    const style = await serveJson({
      sources: {
        odd: {
          type: 'vector',
          tiles: ["data:text/plain,'unsafe-eval'", 'mapbox://tiles', 'https://x;sandbox/{z}', "https://'self'/{z}"],
        },
      },
      layers: [],
    });
    expect(await styleOrigins(style, never)).toEqual([style]);
  });

  it('are unknown while the server does not answer, or for a file that is no style', async () => {
    const broken = await serve((_, response) => void response.writeHead(503).end());
    const page = await serve((_, response) => void response.end('<!doctype html>'));
    await expect(styleOrigins(broken, never)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(styleOrigins('http://127.0.0.1:9/style.json', never)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(styleOrigins(page, never)).rejects.toMatchObject({ code: 'VALIDATION' });
  });
});
