import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { HOME_HASH, ports, send, serveExampleGraph } from './served-graph.fixture.ts';

serveExampleGraph();

const PREPARED = { extensions: { persistedQuery: { version: 1, sha256Hash: HOME_HASH } }, variables: { limit: 2 } };
const FIELDS = Array.from({ length: 25 }, (_, i) => `f${i}: name`).join(' ');

/** Sends a body on its own connection. Returns the status. */
const sendApart = async (body: object): Promise<number> => {
  const headers = { 'content-type': 'application/json' };
  const sent = request({ port: ports['any'], path: '/graphql', method: 'POST', agent: false, headers });
  const answered = new Promise<IncomingMessage>((resolve) => sent.once('response', resolve));
  sent.end(JSON.stringify(body));
  const response = await answered;
  const ended = once(response.resume(), 'end');
  await ended;
  return response.statusCode ?? 0;
};

describe('the graph over HTTP', () => {
  it('answers prepared operations while new ones are queued', async () => {
    // Connections are open, so that what follows arrives together.
    await Promise.all(Array.from({ length: 101 }, () => send(PREPARED)));
    let done = 0;
    const operations = Array.from({ length: 100 }, async (_, n) => {
      const { status } = await send({ query: `query New${n} { places(limit: 2) { ${FIELDS} } }` });
      done += 1;
      return status;
    });
    expect((await send(PREPARED)).status).toBe(200);
    expect(done).toBeLessThan(50);
    // On a slow machine the last of them may get Retry-After.
    for (const status of await Promise.all(operations)) expect([200, 503]).toContain(status);
  });

  it('accepts connections while new operations are queued', async () => {
    let done = 0;
    const operations = Array.from({ length: 100 }, async (_, n) => {
      const status = await sendApart({ query: `query Apart${n} { places(limit: 2) { ${FIELDS} } }` });
      done += 1;
      return status;
    });
    expect(await sendApart(PREPARED)).toBe(200);
    expect(done).toBeLessThan(50);
    await Promise.all(operations);
  });
});
