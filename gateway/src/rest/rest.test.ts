import { ErrorBody } from '@wellspring/rest-contract/error-body';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { apiRoutes } from './api-routes.ts';
import { PLACE } from '../answers.fixture.ts';
import { failing, NO_STREAMS, startGateway } from '../gateway.fixture.ts';

const config = { googleMapsApiKey: null, mapStyleUrl: null, streets: null, privacyUrl: null, imprintUrl: null };
type Example = { readonly path?: string; readonly body?: object };

/** How a route is called, where more is needed than an id. */
const EXAMPLES: Readonly<Record<string, Example>> = {
  'GET /api/locations/suggest': { path: '/api/locations/suggest?q=dogo' },
  'GET /api/geocode': { path: '/api/geocode?q=paris' },
  'GET /api/map': { path: '/api/map?bbox=-180,-85,180,85&zoom=2' },
  'POST /api/events': { body: { type: 'page_view', path: '/home' } },
  'POST /api/register': { body: { email: 'ann@example.org', password: 'warm water', username: null } },
  'POST /api/contact': {
    body: { name: 'Ann', email: 'ann@example.org', subject: 'Opening hours', message: 'When does the pool open?' },
  },
  'POST /api/login': { body: { email: 'ann@example.org', password: 'warm water' } },
  'POST /api/verify-email': { body: { token: 'a-token' } },
  'POST /api/forgot-password': { body: { email: 'ann@example.org' } },
  'POST /api/reset-password/check': { body: { token: 'a-token' } },
  'POST /api/sign-in-link': { body: { email: 'ann@example.org' } },
  'POST /api/sign-in-by-link': { body: { token: 'a-token' } },
  'POST /api/reset-password': { body: { token: 'a-token', newPassword: 'warmer water' } },
  'GET /api/deletions/{receiptId}': { path: '/api/deletions/receipt-1' },
  'GET /api/trip-lists/{id}': { path: '/api/trip-lists/list-1' },
  'GET /api/trip-lists/{id}/export': { path: '/api/trip-lists/list-1/export?format=gpx' },
  'GET /api/check-username/{username}': { path: '/api/check-username/ann' },
};

type Reply = { readonly status: number; readonly text: string };

/** Says what came instead of a good answer, and what a new route needs here. */
const unpromised = (route: string, { status, text }: Reply, answers: readonly { readonly status: number }[]): Error =>
  new Error(
    `${route} answered ${status}, and promises ${answers.map((answer) => answer.status).join(' or ')}. The body: ${text}\n` +
      `A route whose path or body needs more than an id has an example in EXAMPLES of this file, and what the graph answers ` +
      `in gateway/src/answers.fixture.ts: CONTRIBUTING.md, "Add a REST route", step 5.`,
  );

describe('a call of /api', () => {
  const started = startGateway();

  for (const { method, path, answers } of apiRoutes(config, NO_STREAMS).filter((route) => route.who === 'everyone'))
    it(`${method} ${path} answers as the contract says`, async () => {
      const { ask } = await started;
      const example = EXAMPLES[`${method} ${path}`];
      const body = example?.body && { body: JSON.stringify(example.body) };
      const headers = body ? { 'content-type': 'application/json' } : {};
      const reply = await ask(example?.path ?? path.replace('{id}', PLACE.id), { method, headers, ...body });
      const answer = answers.find(({ status }) => status === reply.status);
      if (!answer) throw unpromised(`${method} ${path}`, reply, answers);
      const [type] = answer.kind === 'json' ? ['application/json; charset=utf-8'] : (answer.types ?? []);
      expect(reply.headers['content-type']).toBe(type);
      if (answer.schema) expect(answer.schema.safeParse(JSON.parse(reply.text)).error).toBeUndefined();
    });

  it('answers HEAD with only the headers', async () => {
    const { ask } = await started;
    for (const path of ['/api/locations', '/api/locations?limit=7', '/home']) {
      const head = await ask(path, { method: 'HEAD' });
      expect(head).toMatchObject({ status: 200, text: '' });
      expect(Number(head.headers['content-length'])).toBe((await ask(path)).bytes.length);
    }
  });

  it('says who is not signed in', async () => {
    const { ask } = await started;
    const reply = await ask('/api/user');
    expect({ status: reply.status, body: reply.text }).toEqual({
      status: 401,
      body: '{"message":"Unauthorized","code":"UNAUTHENTICATED"}',
    });
  });

  it('refuses other methods by naming those there are', async () => {
    const { ask } = await started;
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const reply = await ask('/api/stats', { method });
      expect(reply.status).toBe(405);
      expect(reply.headers.allow).toBe('GET, HEAD');
      expect(ErrorBody.safeParse(JSON.parse(reply.text)).success).toBe(true);
    }
  });

  it('passes the parameters on as the graph defines them', async () => {
    const queries: unknown[] = [];
    const { ask } = await startGateway({
      answers: {
        locations: (input) => {
          queries.push(input);
          return { locations: [], total: 0 };
        },
      },
    });
    await ask(
      '/api/locations?search=%20hot%20spring&categoryId=20&near=35.5,-139.25&radiusKm=10.5&bbox=170,-10,-170,10&tag=wild-spring&sort=distance&limit=9&offset=18',
    );
    await ask('/api/locations?search=');
    expect(queries).toEqual([
      {
        filter: {
          search: 'hot spring',
          categoryId: 20,
          near: { latitude: 35.5, longitude: -139.25 },
          radiusKm: 10.5,
          box: { west: 170, south: -10, east: -170, north: 10 },
          tag: 'wild-spring',
          facets: {},
        },
        countsFacets: false,
        sort: 'distance',
        limit: 9,
        offset: 18,
      },
      { filter: { facets: {} }, countsFacets: false, limit: 50, offset: 0 },
    ]);
  });
});

describe('an error of the graph', () => {
  const cases = [
    ['VALIDATION', 400],
    ['FORBIDDEN', 403],
    ['NOT_FOUND', 404],
    ['CONFLICT', 409],
    ['RATE_LIMITED', 429],
    ['UNAVAILABLE', 503],
  ] as const;

  for (const [code, status] of cases)
    it(`${code} becomes ${status} with its message`, async () => {
      const { ask } = await startGateway({
        answers: { locations: failing(code, `it is ${code}`) },
        checksAnswers: false,
      });
      const reply = await ask('/api/locations');
      expect(reply.status).toBe(status);
      expect(JSON.parse(reply.text)).toEqual({ message: `it is ${code}`, code });
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
    });

  it('hides internal details, and logs them with the stack', async () => {
    const { ask, lines } = await startGateway({
      answers: {
        locations: () => {
          throw new Error('secret in /home/somebody');
        },
      },
    });
    const reply = await ask('/api/locations');
    expect(reply.status).toBe(500);
    expect(reply.text).toBe('{"message":"Something went wrong. Please try again.","code":"INTERNAL"}');
    expect(lines.filter(({ level }) => level === 'error')).toHaveLength(1);
  });

  it('of one field leaves the rest of the answer, which is not cached', async () => {
    let failures = 0;
    const { ask, lines } = await startGateway({
      answers: {
        location: () => ({
          ...PLACE,
          description: () => {
            failures += 1;
            throw new AppError('UNAVAILABLE', verbatim('away'));
          },
        }),
      },
    });
    const first = await ask(`/api/locations/${PLACE.id}`);
    await ask(`/api/locations/${PLACE.id}`);
    expect(first.status).toBe(200);
    expect(JSON.parse(first.text)).toMatchObject({ name: PLACE.name, description: null });
    expect(failures).toBe(2);
    expect(lines.some(({ message }) => message === 'answered without some fields')).toBe(true);
  });

  it('of the place itself is that error, not a place that does not exist', async () => {
    const { ask } = await startGateway({ answers: { location: failing('UNAVAILABLE', 'away') } });
    expect((await ask('/api/locations/place-1/reviews')).status).toBe(503);
  });
});
