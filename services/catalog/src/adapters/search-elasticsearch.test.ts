import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isUnavailable } from '@wellspring/errors';
import { openElasticsearch } from './search-elasticsearch.ts';

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));
const reasonOf = (call: Promise<unknown>): Promise<unknown> => call.then(() => null, (error: unknown) => error); // prettier-ignore

describe('the search index while Elasticsearch is away', () => {
  it('opens, and every call says at once that search does not answer', async () => {
    const server = createServer();
    const port = await listening(server);
    server.close();
    const index = await openElasticsearch({ url: `http://127.0.0.1:${port}` });
    const began = performance.now();
    const calls = [
      index.ping(),
      index.search({ text: 'spa', limit: 1, offset: 0 }),
      index.write([]),
      index.suggest('s', 3),
      index.rebuild(),
    ];
    for (const reason of await Promise.all(calls.map(reasonOf))) expect(isUnavailable(reason)).toBe(true);
    expect(performance.now() - began).toBeLessThan(1000);
    await index.close();
  });

  it('gives up on one that does not answer in three seconds', async () => {
    const server = createServer(() => undefined);
    const index = await openElasticsearch({ url: `http://127.0.0.1:${await listening(server)}` });
    const began = performance.now();
    expect(isUnavailable(await reasonOf(index.ping()))).toBe(true);
    expect(performance.now() - began).toBeLessThan(4500);
    server.closeAllConnections();
    server.close();
    await index.close();
  });

  it('takes an overloaded one as away and asks again at the next call', async () => {
    const answers = [503, 429, 404];
    const server = createServer((_, response) => {
      response
        .writeHead(answers.shift() ?? 503, { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' })
        .end('{}');
    });
    const index = await openElasticsearch({ url: `http://127.0.0.1:${await listening(server)}` });
    expect(isUnavailable(await reasonOf(index.ping()))).toBe(true);
    expect(isUnavailable(await reasonOf(index.ping()))).toBe(true);
    expect(answers).toEqual([404]);
    server.closeAllConnections();
    server.close();
    await index.close();
  });
});
