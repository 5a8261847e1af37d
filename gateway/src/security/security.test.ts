import { startGateway, type Started } from '../gateway.fixture.ts';
import { contentPolicy } from './content-policy.ts';

const KEYLESS = { googleMapsApiKey: null, mapStyleUrl: null };

const directives = (header: unknown): Map<string, string[]> =>
  new Map(
    String(header)
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );

describe('every answer', () => {
  const started = startGateway();
  const PATHS = [
    '/',
    '/api/locations',
    '/api/nothing',
    '/api/docs',
    '/healthz',
    '/robots.txt',
    '/%',
    '/graphql',
    '/assets/x',
  ];

  for (const path of PATHS)
    it(`of ${path} carries the security headers, kept or fresh`, async () => {
      const { ask } = await started;
      for (const { headers } of [await ask(path), await ask(path)]) {
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'permissions-policy': 'geolocation=(self)',
          'cross-origin-opener-policy': 'same-origin',
          'x-frame-options': 'DENY',
        });
        expect(headers).not.toHaveProperty('x-powered-by');
        expect(headers).not.toHaveProperty('strict-transport-security');
        const policy = directives(headers['content-security-policy']);
        expect(policy.get('default-src')).toEqual(["'self'"]);
        expect(policy.get('script-src')).toEqual(["'self'"]);
        expect(policy.get('style-src')).toEqual(["'self'"]);
        expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
        expect(policy.get('object-src')).toEqual(["'none'"]);
        expect(headers['content-security-policy']).not.toContain('unsafe');
      }
    });

  it('asks for https only where the product is on https', async () => {
    const { ask } = await startGateway({ config: { publicUrl: 'https://wellspring.example' } });
    expect((await ask('/api/stats')).headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('has an id: the one it came with where that is well formed, else its own', async () => {
    const { ask, lines } = await started;
    for (const path of ['/api/locations?limit=3', '/api/locations?limit=3', '/healthz']) {
      const idFor = async (given: string) =>
        (await ask(path, { headers: { 'x-request-id': given } })).headers['x-request-id'];
      expect(await idFor('proxy-12345678')).toBe('proxy-12345678');
      expect(await idFor('short')).toMatch(/^[\w-]{12,}$/);
      expect(await idFor('a b c d e f g "')).toMatch(/^[\w-]{12,}$/);
      const own = (await Promise.all([ask(path), ask(path)])).map(({ headers }) => headers['x-request-id']);
      expect(new Set(own).size).toBe(2);
    }
    expect(lines.find(({ fields }) => 'requestId' in fields && fields.requestId === 'proxy-12345678')).toBeDefined();
  });

  it('leaves a line in the log that names the route, not what was asked', async () => {
    const { ask, lines } = await started;
    await ask('/api/locations?search=my-secret-illness');
    await ask('/api/locations/place-1?x=my-secret-illness');
    expect(JSON.stringify(lines)).not.toContain('my-secret-illness');
    expect(JSON.stringify(lines)).not.toContain('127.0.0.1');
    expect(lines.map(({ fields }) => fields)).toContainEqual(
      expect.objectContaining({ route: '/api/locations/{id}', method: 'GET', status: 400 }),
    );
  });
});

describe('the content security policy', () => {
  it('opens for Google only when there is a key', () => {
    expect(JSON.stringify(contentPolicy(KEYLESS))).not.toContain('google');
    const withKey = contentPolicy({ ...KEYLESS, googleMapsApiKey: 'key' });
    expect(withKey['script-src']).toContain('https://*.googleapis.com');
    expect(withKey['frame-src']).toEqual(['https://*.google.com']);
    expect(JSON.stringify(withKey)).not.toContain('unsafe');
  });

  it('opens for the origin of a map style', () => {
    const policy = contentPolicy({ ...KEYLESS, mapStyleUrl: 'https://tiles.example:8443/styles/streets.json?key=1' });
    expect(policy['connect-src']).toEqual(["'self'", 'https://tiles.example:8443']);
    expect(policy['img-src']).toContain('https://tiles.example:8443');
  });
});

describe('a call that changes something', () => {
  const started = startGateway();
  const post = async (headers: Record<string, string>): Promise<number> => {
    const { ask }: Started = await started;
    return (await ask('/graphql', { method: 'POST', headers })).status;
  };

  it('is refused when a browser marks it as coming from another site', async () => {
    expect(await post({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await post({ origin: 'https://elsewhere.example' })).toBe(403);
    expect(await post({ origin: 'null' })).toBe(403);
    expect(await post({ origin: 'https://other.localhost', 'sec-fetch-site': 'same-site' })).toBe(403);
  });

  it('passes from our own pages and from what is no browser', async () => {
    expect(await post({})).toBe(200);
    expect(await post({ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4000' })).toBe(200);
    expect(await post({ origin: 'http://localhost:4000' })).toBe(200);
    expect(await post({ origin: 'http://127.0.0.1:9', host: '127.0.0.1:9' })).toBe(200);
  });

  it('reading is open to links from anywhere', async () => {
    const { ask } = await started;
    expect((await ask('/home', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
  });
});
