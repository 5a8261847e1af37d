import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isUnavailable } from '@wellspring/errors';
import { openElasticsearch } from './search-elasticsearch.ts';

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));
const reasonOf = (call: Promise<unknown>): Promise<unknown> => call.then(() => null, (error: unknown) => error); // prettier-ignore

describe('the search index while Elasticsearch is away', () => {
  it('opens, and every call is unavailable', async () => {
    const server = createServer();
    const port = await listening(server);
    server.close();
    const index = await openElasticsearch({ url: `http://127.0.0.1:${port}` });
    const calls = [
      index.ping(),
      index.search({ text: 'spa', limit: 1, offset: 0 }),
      index.write([{ remove: { id: 'a', version: 1 } }]),
      index.status(),
      index.suggest({ text: 's' }, 3),
      index.rebuild(),
    ];
    for (const reason of await Promise.all(calls.map(reasonOf))) expect(isUnavailable(reason)).toBe(true);
    await index.close();
  });

  it('fails without a second try when it does not answer', async () => {
    let requests = 0;
    const server = createServer(() => void (requests += 1));
    const index = await openElasticsearch({ url: `http://127.0.0.1:${await listening(server)}` });
    expect(isUnavailable(await reasonOf(index.ping()))).toBe(true);
    expect(requests).toBe(1);
    server.closeAllConnections();
    server.close();
    await index.close();
  });

  it('is away when it is overloaded or refuses the credentials, so that no event becomes a dead letter', async () => {
    const answers = [503, 429, 401, 403, 500];
    const server = createServer((_, response) => {
      response
        .writeHead(answers.shift() ?? 503, { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' })
        .end('{}');
    });
    const index = await openElasticsearch({ url: `http://127.0.0.1:${await listening(server)}` });
    const remove = { remove: { id: 'a', version: 1 } };
    for (const _ of [...answers]) expect(isUnavailable(await reasonOf(index.write([remove])))).toBe(true);
    expect(answers).toEqual([]);
    server.closeAllConnections();
    server.close();
    await index.close();
  });
});
