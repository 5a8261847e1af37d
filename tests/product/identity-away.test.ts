import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { serveProduct } from '../served/served-product.fixture.ts';

const { origin } = await serveProduct(await temporaryFolder(), { away: ['identity'] });

/** A caller with a session that cannot be read now. */
const call = (method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${origin}${path}`, {
    method,
    headers: { cookie: 'wellspring.sid=a-session', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

describe('while identity is away', () => {
  it.each([
    '/api/locations',
    '/api/categories',
    '/api/stats',
    '/api/public-trip-lists',
    '/api/locations/suggest?q=warm',
  ])('everybody reads %s as a visitor does', async (path) => {
    expect((await call('GET', path)).status).toBe(200);
  });

  it.each([
    ['GET', '/api/user', undefined],
    ['GET', '/api/favorites', undefined],
    ['GET', '/api/trip-lists', undefined],
    ['POST', '/api/login', { email: 'ann@example.org', password: 'warm water' }],
    ['POST', '/api/trip-lists', { name: 'Springs' }],
    ['PUT', '/api/profile', { firstName: 'Ann' }],
  ] as const)('%s %s is not possible now, and no one is signed out', async (method, path, body) => {
    const response = await call(method, path, body);
    expect(response.status).toBe(503);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('retry-after')).not.toBeNull();
  });
});
