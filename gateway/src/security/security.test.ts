import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startGateway, TEMPLATE } from '../gateway.fixture.ts';
import { contentPolicy, pageNonce } from './content-policy.ts';
import { siteAt } from './site.ts';

const NOWHERE = () => [];

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
    it(`of ${path} carries the security headers, cached or not`, async () => {
      const { ask } = await started;
      for (const { headers } of [await ask(path), await ask(path)]) {
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
          'x-frame-options': 'DENY',
        });
        expect(headers['permissions-policy']).toMatch(/^geolocation=\(self\), .*camera=\(\), .*microphone=\(\)/);
        expect(headers['cache-control']).toMatch(
          /^(no-store|private, no-cache|public, no-cache|public, max-age=\d+(, immutable)?)$/,
        );
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
    const { ask } = await startGateway({ site: siteAt('https://wellspring.example', '') });
    expect(
      (await ask('/api/stats', { headers: { host: 'wellspring.example' } })).headers['strict-transport-security'],
    ).toBe('max-age=31536000; includeSubDomains');
  });

  it('has an id: the one that a trusted proxy gave where that is well formed, else its own', async () => {
    const { ask, lines } = await startGateway({ trustsProxy: true });
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

  it('has its own id for any caller, and is the beginning of its trace', async () => {
    const { ask, lines } = await started;
    const { headers } = await ask('/api/stats', {
      headers: {
        'x-request-id': 'canary-12345678',
        traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00',
      },
    });
    expect(headers['x-request-id']).not.toBe('canary-12345678');
    expect(JSON.stringify(lines)).not.toMatch(/canary|0af7651916cd43dd/);
  });

  it('leaves a line in the log with the route, without parameters', async () => {
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
  it('allows Google’s origins only on pages of the app, and only with a key', () => {
    expect(JSON.stringify(contentPolicy([]))).not.toMatch(/google|nonce|unsafe/);
    expect(pageNonce(null, NOWHERE)).toBeNull();
    const policy = directives(pageNonce('key', NOWHERE)?.policy('once'));
    expect(policy.get('script-src')).toContain("'nonce-once'");
    expect(policy.get('script-src')).toContain("'strict-dynamic'");
    expect(policy.get('style-src')).toEqual(["'self'", "'nonce-once'", 'https://fonts.googleapis.com']);
    expect(policy.get('frame-src')).toEqual(['https://*.google.com']);
    expect(JSON.stringify([...policy])).not.toContain('unsafe-inline');
  });

  it('of a page with a key has another nonce each time, in its bytes too, however it is encoded', async () => {
    const { ask } = await startGateway({
      config: { googleMapsApiKey: 'key' },
      template: TEMPLATE.replace('</head>', '<script type="module" src="/assets/a.js"></script></head>'),
    });
    const nonces = new Set<string>();
    for (const encoding of ['identity', 'identity', 'gzip', 'br']) {
      const { headers, bytes } = await ask('/home', { headers: { 'accept-encoding': encoding } });
      const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
      const html = (
        encoding === 'gzip' ? gunzipSync(bytes) : encoding === 'br' ? brotliDecompressSync(bytes) : bytes
      ).toString();
      expect(html).toContain(`<script nonce="${nonce}" type="module"`);
      expect(headers).not.toHaveProperty('etag');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(4);
    for (const path of ['/api/docs', '/api/locations', '/graphql', '/robots.txt'])
      expect((await ask(path)).headers['content-security-policy']).not.toMatch(/google|nonce|unsafe/);
  });

  it('opens for the origins of a map style, as soon as they are loaded', async () => {
    let origins = ['https://tiles.example:8443'];
    const { ask } = await startGateway({ styleOrigins: () => origins });
    const policyOf = async () => directives(String((await ask('/home')).headers['content-security-policy']));
    expect((await policyOf()).get('connect-src')).toEqual(["'self'", 'https://tiles.example:8443']);
    origins = [...origins, 'https://letters.example'];
    const policy = await policyOf();
    expect(policy.get('connect-src')).toEqual(["'self'", ...origins]);
    expect(origins.filter((origin) => !policy.get('img-src')?.includes(origin))).toEqual([]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
  });
});
