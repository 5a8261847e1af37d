import type { Actor } from '@wellspring/platform/subgraph/actor';
import { startGateway } from '../gateway.fixture.ts';
import { clientAddress } from './client-address.ts';
import { sessions } from './session.ts';

const MEMBER: Actor = { kind: 'member', id: 'ann', isAdmin: true, isOwner: false };
const started = startGateway({
  sessions: sessions(
    async (token) => (token === 'ann' ? { actor: MEMBER, renewedToken: null } : null),
    clientAddress(0),
    'http://localhost',
  ),
});
const COOKIE = { cookie: 'wellspring.sid=ann' };
const OTHER = { origin: 'https://maps.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };

describe('a page of another site', () => {
  it.each(['/api/locations', '/api/stats', '/api/map?bbox=-180,-85,180,85&zoom=2', '/api/openapi.json'])(
    'may read %s: the first time, from memory, unchanged, and its headers alone',
    async (path) => {
      const { ask } = await started;
      const first = await ask(path, { headers: OTHER });
      const again = await ask(path, { headers: OTHER });
      const unchanged = await ask(path, { headers: { ...OTHER, 'if-none-match': first.headers.etag ?? '' } });
      const head = await ask(path, { headers: OTHER, method: 'HEAD' });
      expect([first, again, unchanged, head].map(({ status }) => status)).toEqual([200, 200, 304, 200]);
      for (const { headers } of [first, again, unchanged, head]) {
        expect(headers['access-control-allow-origin']).toBe('*');
        expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
        expect(headers['access-control-expose-headers']).toContain('X-Total-Count');
        expect(headers).not.toHaveProperty('access-control-allow-credentials');
      }
    },
  );

  it('may read why it is refused', async () => {
    const { ask } = await started;
    for (const [path, status] of [
      ['/api/locations?limit=0', 400],
      ['/api/user', 401],
      ['/api/locations/nowhere', 404],
      ['/api/nothing', 404],
    ] as const) {
      const reply = await ask(path, { headers: OTHER });
      expect([reply.status, reply.headers['access-control-allow-origin']]).toEqual([status, '*']);
    }
  });

  it('gets a preflight response that allows only reading, with any headers', async () => {
    const { ask } = await started;
    for (const method of ['GET', 'POST']) {
      const headers = { ...OTHER, 'access-control-request-method': method };
      const reply = await ask('/api/locations', { method: 'OPTIONS', headers });
      expect([reply.status, reply.text]).toEqual([204, '']);
      expect(reply.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': '*',
      });
    }
    expect((await ask('/api/locations', { method: 'OPTIONS' })).status).toBe(405);
  });

  it('never reads as the signed-in member, with any cookies', async () => {
    const { ask } = await started;
    for (const marks of [OTHER, { origin: 'null' }, { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }])
      expect((await ask('/api/user', { headers: { ...COOKIE, ...marks } })).status).toBe(401);
  });

  it('may not change anything', async () => {
    const { ask } = await started;
    const reply = await ask('/api/logout', { method: 'POST', headers: { ...COOKIE, ...OTHER } });
    expect([reply.status, reply.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });

  it('may read nothing but /api', async () => {
    const { ask } = await started;
    for (const path of ['/home', '/graphql', '/sitemap.xml', '/apiary']) {
      const { headers } = await ask(path, { headers: OTHER });
      expect([path, headers['access-control-allow-origin']]).toEqual([path, undefined]);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });
});

describe('a signed-in member', () => {
  it('is recognized by a quoted cookie, as Java sends it', async () => {
    const { ask } = await started;
    const cookie = '$Version="1"; wellspring.sid="ann";$Path="/";$Domain="localhost.local"';
    expect((await ask('/api/user', { headers: { cookie } })).status).toBe(200);
  });

  it('gets answers that no other site may load and that are not cached', async () => {
    const { ask } = await started;
    const { status, headers } = await ask('/api/user', { headers: { ...COOKIE, 'sec-fetch-site': 'same-origin' } });
    expect([status, headers['cache-control'], headers['access-control-allow-origin']]).toEqual([
      200,
      'no-store',
      undefined,
    ]);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('stays signed in when they follow a link from another site', async () => {
    const { ask } = await started;
    const marks = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await ask('/api/user', { headers: { ...COOKIE, ...marks } })).status).toBe(200);
  });
});

describe('an answer for visitors', () => {
  it('may be cached by anyone and is revalidated; a counted or secret one is cached only by the browser', async () => {
    const { ask } = await started;
    const cachingOf = async (path: string) => (await ask(path)).headers['cache-control'];
    expect(await cachingOf('/api/locations')).toBe('public, no-cache');
    expect(await cachingOf('/api/deletions/receipt-1')).toBe('private, no-cache');
    expect(await cachingOf('/api/check-username/ann')).toBe('private, no-cache');
    expect(await cachingOf('/api/locations/nowhere')).toBe('no-store');
    expect((await ask('/api/locations')).headers.vary).toBe('Cookie, Accept-Encoding');
  });
});
