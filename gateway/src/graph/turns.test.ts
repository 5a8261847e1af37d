import { HOME_HASH, send, serveExampleGraph } from './served-graph.fixture.ts';

serveExampleGraph();

describe('the graph over HTTP', () => {
  it('answers what it knows while new operations stand in line', async () => {
    const known = { extensions: { persistedQuery: { version: 1, sha256Hash: HOME_HASH } }, variables: { limit: 2 } };
    // Connections are open, so that what follows arrives together.
    await Promise.all(Array.from({ length: 101 }, () => send(known)));
    let done = 0;
    const fields = Array.from({ length: 25 }, (_, i) => `f${i}: name`).join(' ');
    const operations = Array.from({ length: 100 }, async (_, n) => {
      const { status } = await send({ query: `query New${n} { places(limit: 2) { ${fields} } }` });
      done += 1;
      return status;
    });
    expect((await send(known)).status).toBe(200);
    expect(done).toBeLessThan(50);
    expect(new Set(await Promise.all(operations))).toEqual(new Set([200]));
  });
});
