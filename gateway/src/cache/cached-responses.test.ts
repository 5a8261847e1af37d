import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { graphOf } from '../graph-of-literals.fixture.ts';
import { ANSWERS, PLACE } from '../answers.fixture.ts';
import { failing, startGateway } from '../gateway.fixture.ts';
import { clientAddress } from '../security/client-address.ts';
import { sessions, type ResolvedSession, type SessionOf } from '../security/session.ts';
import { encodingFor } from '../http/send-response.ts';

const ann: ResolvedSession = { actor: { kind: 'member', id: 'ann', isAdmin: true, isOwner: true }, renewedToken: null };
const sessionOfAnn: SessionOf = async (token) => (token === 'ann' ? ann : null);

const many = { ...ANSWERS, locations: () => ({ locations: Array.from({ length: 50 }, () => PLACE), total: 50 }) };

const started = async () => {
  const graph = graphOf(many);
  return { graph, ...(await startGateway({ graph })) };
};

describe('a cached response', () => {
  it('is queried once for all visitors', async () => {
    const { graph, ask } = await started();
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask('/api/locations/place-1')));
    await ask('/api/locations/place-1', { headers: { cookie: 'theme=dark; other=1' } });
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(graph.queryCount()).toBe(1);
  });

  it('is the same, header by header, as when it was made', async () => {
    const { ask } = await started();
    const strip = ({ headers }: Awaited<ReturnType<typeof ask>>) => ({ ...headers, date: '', 'x-request-id': '' });
    for (const path of ['/api/locations', '/home', '/api/stats'])
      expect(strip(await ask(path))).toEqual(strip(await ask(path)));
  });

  it('has caching headers: public, revalidated each time, varying by cookie, with an ETag', async () => {
    const { ask } = await started();
    const { headers } = await ask('/api/locations');
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(headers.vary).toBe('Cookie, Accept-Encoding');
    expect(headers.etag).toMatch(/^W\/"[\w-]{20,}"$/);
  });

  it('is not stored by the browser of a signed-in member', async () => {
    const { ask } = await startGateway({ sessions: sessions(sessionOfAnn, clientAddress(0), 'http://localhost') });
    for (const path of ['/api/locations', '/api/user', '/api/favorites', '/api/visits', '/api/trip-lists'])
      expect((await ask(path, { headers: { cookie: 'wellspring.sid=ann' } })).headers['cache-control']).toBe(
        'no-store',
      );
    const nobody = await ask('/api/locations', { headers: { cookie: 'wellspring.sid=nobody' } });
    expect(nobody.headers['cache-control']).toBe('public, no-cache');
  });

  it('is not sent again to a client that has it', async () => {
    const { ask } = await started();
    const { etag = '' } = (await ask('/api/locations')).headers;
    for (const validator of [etag, etag.replace('W/', ''), `"x", ${etag}`, '*']) {
      const reply = await ask('/api/locations', { headers: { 'if-none-match': validator } });
      expect({ status: reply.status, text: reply.text, etag: reply.headers.etag }).toEqual({
        status: 304,
        text: '',
        etag,
      });
    }
    expect((await ask('/api/locations', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('is compressed as the client accepts it, with the same content', async () => {
    const { ask } = await started();
    const plain = await ask('/api/locations');
    const [br, gzip] = await Promise.all(
      ['gzip, deflate, br', 'gzip'].map((accepted) =>
        ask('/api/locations', { headers: { 'accept-encoding': accepted } }),
      ),
    );
    expect([br?.headers['content-encoding'], gzip?.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br?.bytes ?? '').toString()).toBe(plain.text);
    expect(gunzipSync(gzip?.bytes ?? '').toString()).toBe(plain.text);
    expect(br?.headers.etag).toBe(plain.headers.etag);
  });

  it('is dropped when an event may have changed it', async () => {
    const { graph, ask, gateway } = await started();
    await ask('/api/locations/place-1');
    gateway.invalidation.changed([{ service: 'catalog' }]);
    await ask('/api/locations/place-1');
    expect(graph.queryCount()).toBe(2);
  });

  it('is not given to a member, nor made from what a member sees, however the cookie is written', async () => {
    const graph = graphOf(many);
    const member = { kind: 'member', id: 'ada', isAdmin: false, isOwner: false } as const;
    const { ask } = await startGateway({
      graph,
      sessions: sessions(
        async (token) => (token === 'ada' ? { actor: member, renewedToken: null } : null),
        clientAddress(0),
        'http://localhost',
      ),
    });
    await ask('/api/locations/place-1');
    for (const cookie of ['a=b; wellspring.sid=ada', 'wellspring.sid =ada', ' wellspring.sid=ada;x'])
      await ask('/api/locations/place-1', { headers: { cookie } });
    expect(graph.queryCount()).toBe(4);
    await ask('/api/locations/place-2', { headers: { cookie: 'wellspring.sid=ada' } });
    await ask('/api/locations/place-2');
    expect(graph.queryCount()).toBe(6);
  });

  it('is given to a client with an invalid cookie, which is looked up once', async () => {
    const graph = graphOf(many);
    let lookUps = 0;
    const { ask } = await startGateway({
      graph,
      sessions: sessions(
        async () => {
          lookUps += 1;
          return null;
        },
        clientAddress(0),
        'http://localhost',
      ),
    });
    await ask('/api/locations/place-1');
    for (let at = 0; at < 3; at += 1) await ask('/api/locations/place-1', { headers: { cookie: 'wellspring.sid=x' } });
    expect([graph.queryCount(), lookUps]).toEqual([1, 1]);
  });

  it('is counted and logged by its route, like any other', async () => {
    const seen: object[] = [];
    const { ask, lines } = await startGateway({
      observe: ({ route, isCached }) => void seen.push({ route, isCached }),
    });
    await ask('/api/locations?limit=3');
    await ask('/api/locations?limit=3');
    expect(seen).toEqual([
      { route: '/api/locations', isCached: false },
      { route: '/api/locations', isCached: true },
    ]);
    expect(lines.filter(({ fields }) => 'route' in fields && fields.route === '/api/locations')).toHaveLength(2);
  });

  it('is not made of a page that lacks a part', async () => {
    let rendered = 0;
    const { ask } = await startGateway({
      answers: { communityStats: failing('UNAVAILABLE', 'Statistics are away') },
      renderPage: async ({ execute }) => {
        rendered += 1;
        await execute({
          query: 'query Numbers { communityStats { totalUsers } }',
          operationName: 'Numbers',
          variables: {},
        });
        return { status: 200, head: '', body: '', state: null };
      },
    });
    await ask('/home');
    await ask('/home');
    expect(rendered).toBe(2);
  });

  it('is never an error', async () => {
    const { graph, ask } = await started();
    await ask('/api/locations/nowhere');
    await ask('/api/locations/nowhere');
    expect(graph.queryCount()).toBe(2);
  });
});

describe('content negotiation', () => {
  it('chooses the most preferred type that is offered', () => {
    expect(encodingFor('gzip, deflate, br, zstd')).toBe('br');
    expect(encodingFor('gzip;q=1.0, br;q=0.5')).toBe('gzip');
    expect(encodingFor('br;q=0, gzip')).toBe('gzip');
    expect(encodingFor('gzip;q=0')).toBe('identity');
    expect(encodingFor('identity')).toBe('identity');
    expect(encodingFor(undefined)).toBe('identity');
  });
});
