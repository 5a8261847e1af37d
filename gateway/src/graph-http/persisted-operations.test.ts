import { HOME, HOME_HASH, send, serveExampleGraph } from './served-graph.fixture.ts';

serveExampleGraph();

describe('the graph for only the web client', () => {
  const byHash = (sha256Hash: string) => ({
    operationName: 'Home',
    variables: { limit: 1 },
    extensions: { persistedQuery: { version: 1, sha256Hash } },
  });

  it('answers a persisted operation by its hash', async () => {
    const { status, body } = await send(byHash(HOME_HASH), {}, 'known');
    expect(status).toBe(200);
    expect(body).toEqual({ data: { places: [{ id: '1', name: 'Place 1', host: null }] } });
  });

  it.each([
    ['an unknown hash', byHash('0'.repeat(64))],
    ['a hash from the prototype', byHash('constructor')],
  ])('reports in its own error format that it does not have %s', async (_, body) => {
    expect(await send(body, {}, 'known')).toMatchObject({
      status: 200,
      body: { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] },
    });
  });

  const ONLY_PERSISTED = 'Only persisted operations are accepted; introspection is off';
  it.each([
    ['a free query', { query: HOME }, ONLY_PERSISTED],
    ['a free query under a persisted hash', { query: '{ count }', ...byHash(HOME_HASH) }, ONLY_PERSISTED],
    ['questions about the schema', { query: '{ __schema { description } }' }, ONLY_PERSISTED],
    ['nothing', { operationName: 'Home' }, expect.stringContaining('non-empty `query`')],
  ])('refuses %s', async (_, body, message: unknown) => {
    expect(await send(body, {}, 'known')).toMatchObject({ status: 400, body: { errors: [{ message }] } });
  });
});
