import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { HOME_HASH, ports, send, serveExampleGraph } from './served-graph.fixture.ts';

serveExampleGraph();

const KNOWN = { extensions: { persistedQuery: { version: 1, sha256Hash: HOME_HASH } }, variables: { limit: 2 } };
const FIELDS = Array.from({ length: 25 }, (_, i) => `f${i}: name`).join(' ');

/** Sends a body on a connection of its own. Answers the status. */
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
  it('answers what it knows while new operations stand in line', async () => {
    // Connections are open, so that what follows arrives together.
    await Promise.all(Array.from({ length: 101 }, () => send(KNOWN)));
    let done = 0;
    const operations = Array.from({ length: 100 }, async (_, n) => {
      const { status } = await send({ query: `query New${n} { places(limit: 2) { ${FIELDS} } }` });
      done += 1;
      return status;
    });
    expect((await send(KNOWN)).status).toBe(200);
    expect(done).toBeLessThan(50);
    // On a slow machine the last of them may be told to come again.
    for (const status of await Promise.all(operations)) expect([200, 503]).toContain(status);
  });

  it('takes new connections while new operations stand in line', async () => {
    let done = 0;
    const operations = Array.from({ length: 100 }, async (_, n) => {
      const status = await sendApart({ query: `query Apart${n} { places(limit: 2) { ${FIELDS} } }` });
      done += 1;
      return status;
    });
    expect(await sendApart(KNOWN)).toBe(200);
    expect(done).toBeLessThan(50);
    await Promise.all(operations);
  });
});
