import { z } from 'zod';
import { Validator } from '@seriousme/openapi-schema-validator';
import { apiRoutes } from './api-routes.ts';
import { NO_STREAMS, startGateway } from '../gateway.fixture.ts';
import { exampleSupergraph } from './example-graph.fixture.ts';
import { EXAMPLE_ROUTES } from './example-routes.fixture.ts';
import { openApi } from './openapi.ts';

const routes = apiRoutes(
  { googleMapsApiKey: null, mapStyleUrl: null, streets: null, privacyUrl: null, imprintUrl: null },
  NO_STREAMS,
);
const contract = openApi(routes, 'http://localhost:4000');
const examples = openApi(EXAMPLE_ROUTES, 'https://wellspring.example');

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const plainObject = (value: unknown) => z.looseObject({ content: z.looseObject({}).optional() }).parse(value ?? {});
const operations = Object.values(contract.paths ?? {}).flatMap((item) =>
  [item.get, item.post, item.put, item.delete].flatMap((operation) => operation ?? []),
);

type Schema = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
/** All objects within a document, those of schemas among them. */
const objectsIn = (value: unknown): Schema[] =>
  isObject(value)
    ? [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap((inner) => objectsIn(inner))]
    : [];
const schemas = objectsIn(plain({ ...contract, tags: [] }));

const referencesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference);

describe('the OpenAPI document', () => {
  for (const [what, document] of [
    ['of the product', contract],
    ['of routes that use all that a row can say', examples],
  ] as const)
    it(`${what} is valid OpenAPI 3.1`, async () => {
      const { valid, errors } = await new Validator().validate(
        z.record(z.string(), z.unknown()).parse(plain(document)),
      );
      expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
    });

  it('names every row of the table, and no other', () => {
    const calls = Object.entries(contract.paths ?? {}).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls.toSorted()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).toSorted());
  });

  it('has one id for each operation', () => {
    const idsIn = (document: unknown) =>
      [...JSON.stringify(document).matchAll(/"operationId":"([^"]*)"/g)].map(([, id]) => id);
    expect(idsIn(contract)).toContain('getLocationsByIdPhotos');
    for (const ids of [idsIn(contract), idsIn(examples)]) {
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^\w+$/);
    }
  });

  it('refers only to shapes that it has, each by its name', () => {
    const names = new Set(referencesIn(contract));
    expect(names).toContain('#/components/schemas/LocationList');
    for (const reference of names) expect(contract).toHaveProperty(reference.replace('#/', '').split('/'));
    expect(JSON.stringify(contract)).not.toContain('$defs');
  });

  it('says what the parameters of the list are', () => {
    const parameters = contract.paths?.['/api/locations']?.get?.parameters ?? [];
    const named = (name: string) => parameters.find((parameter) => 'name' in parameter && parameter.name === name);
    expect(named('limit')).toMatchObject({ schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 } });
    expect(named('limit')).not.toHaveProperty('required', true);
    expect(named('sort')).toMatchObject({
      schema: { enum: ['relevance', 'distance', 'rating', 'newest', 'warmest', 'name'] },
    });
    expect(named('offset')).toMatchObject({ description: 'at most 10000 with search or near' });
    const map = contract.paths?.['/api/map']?.get?.parameters ?? [];
    expect(map.flatMap((each) => ('name' in each && each.required ? [each.name] : []))).toEqual(['bbox', 'zoom']);
  });

  it('describes bodies, headers, cookies and files of calls that have them', () => {
    const { paths = {} } = examples;
    expect(paths['/api/login']?.post).toMatchObject({
      requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
      responses: { 200: { headers: { 'Set-Cookie': {} } }, 400: {}, 413: {}, 415: {} },
    });
    expect(paths['/api/reviews']?.post).toMatchObject({
      security: [{ session: [] }],
      requestBody: {
        content: {
          'application/json': {},
          'multipart/form-data': { schema: { properties: { photos: { type: 'array', maxItems: 2 } } } },
        },
      },
      responses: { 201: {}, 401: {} },
    });
    expect(JSON.stringify(paths['/api/reviews']?.post?.parameters)).toContain('Idempotency-Key');
    expect(paths['/api/reviews/{id}']?.delete?.responses).toMatchObject({ 204: { description: 'Done' } });
    expect(paths['/api/reviews']?.get?.responses).toMatchObject({ 200: { headers: { 'X-Total-Count': {} } } });
    expect(paths['/api/lists/{code}/export']?.get?.responses).toMatchObject({
      200: { content: { 'application/gpx+xml': {}, 'text/csv': {} } },
    });
  });

  it('answers errors with their own shape, said once for all calls', () => {
    const shared = contract.components?.responses ?? {};
    for (const { responses = {} } of operations)
      for (const [status, response] of Object.entries(responses)) {
        if (Number(status) < 304) continue;
        const named = shared[referencesIn(response)[0]?.replace('#/components/responses/', '') ?? ''];
        expect(named).toHaveProperty('description', expect.stringMatching(/./));
        if (Number(status) >= 400)
          expect(named).toHaveProperty('content.application/json.schema.$ref', '#/components/schemas/Problem');
      }
    expect(shared).toMatchObject({ Away: { headers: { 'Retry-After': {} } }, NotModified: { headers: { ETag: {} } } });
    // Where addresses have no limit, calls still have theirs, and do not mention the absent limit.
    const { 'Retry-After': retryAfter, ...limits } = plainObject(plainObject(shared['TooManyRequests'])['headers']);
    expect(retryAfter).toMatchObject({ required: true });
    expect(Object.keys(limits)).toEqual(['RateLimit-Policy', 'RateLimit']);
    for (const header of Object.values(limits)) expect(header).not.toMatchObject({ required: true });
  });

  it('describes for each operation its right, its subject and its group', () => {
    for (const { tags = [], description, security, operationId } of operations) {
      const [heading, ...others] = contract.tags?.filter(({ name }) => tags.includes(name)) ?? [];
      expect([operationId, others, heading?.description ?? '']).toEqual([operationId, [], expect.stringMatching(/./)]);
      expect(description).toMatch(/(Open to everybody|For (members|admins|owners).*)\.$/);
      expect(security).toHaveLength(description?.includes('Open to everybody') ? 0 : 1);
    }
  });

  it('never has a pattern beside a format, which clients of other languages hold against the value that they have read', () => {
    expect(schemas.filter(({ format, pattern }) => format !== undefined && pattern !== undefined)).toEqual([]);
    expect(schemas.some(({ format }) => format === 'date-time')).toBe(true);
  });

  it('says of each field for files which formats are taken, and how large they may be', () => {
    const words = schemas.flatMap(({ type, description }) =>
      type === 'array' && typeof description === 'string' && description.includes('bytes') ? [description] : [],
    );
    expect(words).toHaveLength(5);
    for (const said of words)
      expect(said).toMatch(/at most \d+, each of at most 5242880 bytes: JPEG, PNG.* of at most 25000000 pixels/);
  });

  it('has no whole number that the graph cannot hold', () => {
    const whole = schemas.filter(({ type }) => [type].flat().includes('integer'));
    expect(whole.length).toBeGreaterThan(50);
    for (const { minimum, maximum } of whole) {
      expect(minimum).toBeGreaterThanOrEqual(-(2 ** 31));
      expect(maximum).toBeLessThan(2 ** 31);
    }
  });

  it('lists the form first where a call accepts one, with fields of one type each', () => {
    const forms = operations.flatMap(({ requestBody }) => {
      const [[type, media] = []] = Object.entries(plainObject(requestBody).content ?? {});
      return type === 'multipart/form-data' ? [plainObject(media)] : [];
    });
    expect(forms.length).toBeGreaterThan(4);
    for (const form of forms) expect(JSON.stringify(form)).not.toContain('anyOf');
    expect(JSON.stringify(operations.map(({ requestBody }) => requestBody))).not.toMatch(
      /application\/json.*multipart\/form-data[^}]*\}[^}]*removePhotoIds":\{"anyOf/,
    );
  });

  it('is served for machines and, as a page without scripts, for people', async () => {
    const { ask } = await startGateway();
    expect(JSON.parse((await ask('/api/openapi.json')).text)).toEqual(plain(contract));
    const { headers, text } = await ask('/api/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).not.toMatch(/<script|style=|<style/);
    for (const { path } of routes) expect(text).toContain(path);
    expect(text).toContain('west,south,east,north in degrees');
    const ids = new Set([...text.matchAll(/id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, target] of text.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
    expect((await ask('/api/docs.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('shows each method, body and header to people, too, in regions that keys can scroll', async () => {
    const { ask } = await startGateway({
      routes: EXAMPLE_ROUTES,
      supergraphSdl: exampleSupergraph(),
      uploads: { receive: async () => ({ id: '' }), discard: async () => undefined },
    });
    const { text } = await ask('/api/docs');
    for (const part of ['POST', 'DELETE', 'PUT', 'multipart/form-data', 'X-Total-Count', 'Idempotency-Key', 'text/csv'])
      expect(text).toContain(part);
    for (const [region] of text.matchAll(/<(div class="table"|nav)[^>]*>/g)) expect(region).toContain('tabindex="0"');
  });
});
