import { ErrorBody } from '@wellspring/rest-contract/error-body';
import { AppError } from '@wellspring/errors';
import { apiRoutes } from '../server.ts';
import { failing, PLACE, startGateway } from '../gateway.fixture.ts';

const config = { googleMapsApiKey: null, mapStyleUrl: null };
const QUERIES: Readonly<Record<string, string>> = {
  '/api/locations/suggest': '?q=dogo',
  '/api/geocode': '?q=paris',
  '/api/map': '?bbox=-180,-85,180,85&zoom=2',
};

const addressOf = (path: string): string => path.replace('{id}', PLACE.id) + (QUERIES[path] ?? '');

describe('a call of /api', () => {
  const started = startGateway();

  for (const route of apiRoutes(config).filter(({ answer }) => answer !== null))
    it(`${route.path} answers as the contract says`, async () => {
      const { ask } = await started;
      const reply = await ask(addressOf(route.path));
      expect(reply.status).toBe(200);
      expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(route.answer?.safeParse(JSON.parse(reply.text)).error).toBeUndefined();
    });

  it('answers HEAD with the headers alone', async () => {
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
    expect({ status: reply.status, body: reply.text }).toEqual({ status: 401, body: '{"message":"Unauthorized"}' });
  });

  it('refuses other methods by naming those there are', async () => {
    const { ask } = await started;
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const reply = await ask('/api/locations', { method });
      expect(reply.status).toBe(405);
      expect(reply.headers.allow).toBe('GET, HEAD');
      expect(ErrorBody.safeParse(JSON.parse(reply.text)).success).toBe(true);
    }
  });

  it('hands the parameters on as the graph knows them', async () => {
    const asked: unknown[] = [];
    const { ask } = await startGateway({
      answers: {
        locations: (input) => {
          asked.push(input);
          return { locations: [], total: 0 };
        },
      },
    });
    await ask(
      '/api/locations?search=%20hot%20spring&categoryId=20&near=35.5,-139.25&radiusKm=10.5&bbox=170,-10,-170,10&tag=wild-spring&sort=distance&limit=9&offset=18',
    );
    await ask('/api/locations?search=');
    expect(asked).toEqual([
      {
        filter: {
          search: 'hot spring',
          categoryId: 20,
          near: { latitude: 35.5, longitude: -139.25 },
          radiusKm: 10.5,
          box: { west: 170, south: -10, east: -170, north: 10 },
          tag: 'wild-spring',
        },
        sort: 'distance',
        limit: 9,
        offset: 18,
      },
      { filter: {}, limit: 50, offset: 0 },
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
      const { ask } = await startGateway({ answers: { locations: failing(code, `it is ${code}`) } });
      const reply = await ask('/api/locations');
      expect(reply.status).toBe(status);
      expect(JSON.parse(reply.text)).toEqual({ message: `it is ${code}` });
      expect(reply.headers['cache-control']).toBe('no-store');
    });

  it('keeps what is nobody’s business to itself, and logs it with its stack', async () => {
    const { ask, lines } = await startGateway({
      answers: {
        locations: () => {
          throw new Error('secret in /home/somebody');
        },
      },
    });
    const reply = await ask('/api/locations');
    expect(reply.status).toBe(500);
    expect(reply.text).toBe('{"message":"Something went wrong. Please try again."}');
    expect(lines.filter(({ level }) => level === 'error')).toHaveLength(1);
  });

  it('of one field leaves the rest of the answer, which is not kept', async () => {
    let failures = 0;
    const { ask, lines } = await startGateway({
      answers: {
        location: () => ({
          ...PLACE,
          description: () => {
            failures += 1;
            throw new AppError('UNAVAILABLE', 'away');
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
