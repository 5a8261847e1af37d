import { GRAPHQL_RESPONSE, ports, serveExampleGraph } from './served-graph.fixture.ts';

serveExampleGraph();

describe('the graph by GET', () => {
  const get = (search: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${ports['any']}/graphql${search}`, {
      headers: { accept: GRAPHQL_RESPONSE, ...headers },
      cache: 'force-cache', // else fetch asks for no 304
    });
  const COUNT = `?query=${encodeURIComponent('{ count }')}`;

  it('answers queries by GET, and says when nothing has changed', async () => {
    const first = await get(COUNT);
    expect(await first.json()).toEqual({ data: { count: 5 } });
    const etag = first.headers.get('etag') ?? '';
    expect([first.headers.get('cache-control'), etag]).toEqual(['private, no-cache', expect.stringContaining('W/"')]);
    expect((await get(COUNT, { 'if-none-match': etag })).status).toBe(304);
  });

  it('changes nothing by GET', async () => {
    const response = await get(`?query=${encodeURIComponent('mutation { forget(id: "1") }')}`);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('answers no page of another site that has a browser ask with its cookie', async () => {
    const crossSite = { 'sec-fetch-site': 'cross-site' };
    expect((await get(COUNT, { ...crossSite, cookie: 'as=member' })).status).toBe(403);
    expect((await get(COUNT, crossSite)).status).toBe(200);
  });

  it('has its schema as a file, and a page for people', async () => {
    const schema = await get('/schema.graphql');
    expect([schema.headers.get('content-type'), await schema.text()]).toEqual([
      'text/plain; charset=utf-8',
      expect.stringContaining('type Place implements Named {'),
    ]);
    const page = await get('', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect([page.headers.get('content-type'), await page.text()]).toEqual([
      'text/html; charset=utf-8',
      expect.stringContaining('/graphql/explorer.js'),
    ]);
    for (const file of ['/explorer.js', '/explorer.css']) expect((await get(file)).status).toBe(200);
  });
});
