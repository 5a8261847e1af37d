import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import { openMap, JAPAN } from './map.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

const servers: Server[] = [];
const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    listener(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const requestedUrls: string[] = [];
const tiles = await serve(({ url = '' }, response) => {
  requestedUrls.push(url);
  response.end();
});
const style = await serve((_, response) => {
  const sources = { streets: { type: 'vector', tiles: [`${tiles}/{z}/{x}/{y}.pbf`] } };
  const layer = { id: 'roads', type: 'line', source: 'streets', 'source-layer': 'roads' };
  response.end(JSON.stringify({ version: 8, sources, layers: [layer] }));
});

const { visitor, app } = openProduct({ env: { MAP_STYLE_URL: `${style}/streets.json` } });
afterAll(() => servers.forEach((server) => server.close()));

describe('a map with an external style', () => {
  it('loads its tiles from the origin that the style names, which the policy allows', async () => {
    const policy = async () => (await fetch(`${app().origin}/home`)).headers.get('content-security-policy');
    await eventuallyAcrossProcesses(async () =>
      expect(await policy()).toContain(`connect-src 'self' ${[style, tiles].toSorted().join(' ')}`),
    );
    const page = await visitor();
    await openMap(page, JAPAN);
    await eventuallyAcrossProcesses(() =>
      expect(requestedUrls).toContainEqual(expect.stringMatching(/^\/\d+\/\d+\/\d+\.pbf$/)),
    );
    await page.locator('.maplibregl-ctrl-scale').waitFor();
  });
});
