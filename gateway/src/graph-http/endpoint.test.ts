import { once } from 'node:events';
import { request } from 'node:http';
import { HOME, ports, send, serveExampleGraph } from './served-graph.fixture.ts';

serveExampleGraph();

const floods = {
  tokens: `{ ${'count '.repeat(2_100)} }`,
  aliases: `{ places { ${Array.from({ length: 31 }, (_, i) => `a${i}: id`).join(' ')} } }`,
  depth: `{ places { ${'next { '.repeat(10)} id ${'} '.repeat(10)} } }`,
  'root fields': `{ ${'count '.repeat(21)} }`,
  'spreading fragments': `{ places { ...F0 } } ${Array.from({ length: 60 }, (_, i) => `fragment F${i} on Place { id ...F${i + 1} ...F${i + 1} }`).join(' ')} fragment F60 on Place { id }`,
  'fragments in circles':
    '{ places { ...A } } fragment A on Place { next { ...B } } fragment B on Place { next { ...A } }',
  lists: '{ places(limit: 100) { reviews(limit: 100) { place { reviews(limit: 100) { id } } } } }',
  'names of the language': '{ __proto__: count }',
};

describe('the graph over HTTP', () => {
  it('answers any operation within the limits', async () => {
    const { status, body } = await send({ query: HOME, variables: { limit: 2 } });
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        places: [
          { id: '1', name: 'Place 1', host: null },
          { id: '2', name: 'Place 2', host: { name: 'Person 2' } },
        ],
      },
    });
  });

  it('identifies the caller', async () => {
    const query = '{ place(id: "1") { member } }';
    expect((await send({ query }, { cookie: 'as=member' })).body).toEqual({ data: { place: { member: 'm1' } } });
    expect((await send({ query })).body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });

  it('has Retry-After while the caller cannot be identified', async () => {
    const { status, retryAfter } = await send({ query: '{ count }' }, { cookie: 'identity=away' });
    expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: '5' });
    expect((await send({ query: '{ count }' })).retryAfter).toBeNull();
  });

  it('reports an error only by message, path and code', async () => {
    expect((await send({ query: '{ broken place(id: "2") { secret } }' })).body).toEqual({
      data: { broken: null, place: { secret: null } },
      errors: [
        { message: 'Something went wrong. Please try again.', path: ['broken'], extensions: { code: 'INTERNAL' } },
        { message: 'The secret of 2 is not yours', path: ['place', 'secret'], extensions: { code: 'FORBIDDEN' } },
      ],
    });
  });

  it('keeps what a service that is away does not touch', async () => {
    const { body } = await send({ query: '{ place(id: "1") { name forecast } }' });
    expect(body).toMatchObject({
      data: { place: { name: 'Place 1', forecast: null } },
      errors: [{ extensions: { code: 'UNAVAILABLE' } }],
    });
    expect(JSON.stringify(body)).not.toContain('127.0.0.1');
  });

  it.each(Object.entries(floods))('refuses a flood of %s', async (_, query) => {
    const { status, body } = await send({ query });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toMatch(/"code":"(GRAPHQL_[A-Z_]+|OPERATION_TOO_EXPENSIVE)"/);
  });

  it('counts a limit that comes as a variable', async () => {
    const query =
      'query ($a: Int) { places(limit: $a) { reviews(limit: $a) { place { reviews(limit: $a) { id } } } } }';
    expect((await send({ query, variables: { a: 100 } })).status).toBe(400);
    expect((await send({ query, variables: { a: 2 } })).status).toBe(200);
  });

  const heavy = 'places(limit: 100) { reviews(limit: 100) { id } }';
  it.each([
    ['a negative limit that is skipped', `{ ${heavy} n: places(limit: -2000000000) @skip(if: true) { id } }`],
    [
      'a negative limit in a fragment',
      `{ ${heavy} ...N } fragment N on Query { n: places(limit: -2000000000) { id } }`,
    ],
    [
      'what a condition leaves out',
      `query ($no: Boolean = false) { places(limit: 100) @include(if: $no) { reviews(limit: 100) { id } } }`,
    ],
    ['a default of a variable', 'query ($n: Int = 100) { places(limit: $n) { reviews(limit: $n) { id } } }'],
    ['a limit beyond all numbers', '{ places(limit: 2000000000) { reviews(limit: 2000000000) { id } } }'],
  ])('counts the cost also with %s', async (_, query) => {
    const { status, body } = await send({ query });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('may bring too much');
  });

  it.each([
    ['broken JSON', '{"query":', {}, 400, 'VALIDATION'],
    ['broken UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]).toString('latin1'), {}, 400, 'VALIDATION'],
    ['an empty body', '', {}, 400, 'BAD_REQUEST'],
    ['a list of operations', [{ query: '{ count }' }], {}, 400, 'VALIDATION'],
    ['a query that is no text', { query: { kind: 'Document' } }, {}, 400, 'BAD_REQUEST'],
    ['a syntax error', { query: '{ count' }, {}, 400, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', { query: '{ cuont }' }, {}, 400, 'GRAPHQL_VALIDATION_FAILED'],
    ['variables that do not fit', { query: HOME, variables: { limit: 'many' } }, {}, 400, 'BAD_USER_INPUT'],
    [
      'variables nested 45,000 deep',
      `{"query":"{ count }","variables":{"a":${'['.repeat(45_000)}${']'.repeat(45_000)}}}`,
      {},
      400,
      'VALIDATION',
    ],
    [
      'several mutations',
      { query: 'mutation { a: forget(id: "1") b: forget(id: "2") }' },
      {},
      400,
      'OPERATION_TOO_EXPENSIVE',
    ],
    [
      'several mutations in a fragment',
      { query: 'mutation { ...F } fragment F on Mutation { a: forget(id: "1") b: forget(id: "2") }' },
      {},
      400,
      'OPERATION_TOO_EXPENSIVE',
    ],
    [
      'many searches',
      {
        query: '{ a: places(limit: 1) { id } b: places(limit: 1) { id } c: latest { id } d: places(limit: 1) { id } }',
      },
      {},
      400,
      'OPERATION_TOO_EXPENSIVE',
    ],
    ['prototype keys', '{"query":"{ count }","variables":{"__proto__":{"x":1}}}', {}, 400, 'VALIDATION'],
    [
      'prototype keys deeper down',
      '{"query":"{ count }","variables":{"a":[{"constructor":{"prototype":1}}]}}',
      {},
      400,
      'VALIDATION',
    ],
    ['another content type', '{ count }', { 'content-type': 'application/graphql' }, 415, 'UNSUPPORTED_TYPE'],
    ['a form', 'query={count}', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'UNSUPPORTED_TYPE'],
    ['an unknown encoding', '{}', { 'content-encoding': 'bogus' }, 415, 'UNSUPPORTED_TYPE'],
    [
      'an operation that is not there',
      { query: HOME, operationName: 'Other' },
      {},
      400,
      'OPERATION_RESOLUTION_FAILURE',
    ],
  ])('refuses %s', async (_, body, headers, status, code) => {
    const answer = await send(body, headers);
    expect(answer).toMatchObject({ status, body: { errors: [{ extensions: { code } }] } });
    expect(answer.cacheControl).toBe('no-store');
    expect(JSON.stringify(answer.body)).not.toMatch(/stack/);
  });

  it('refuses a body of 10 MB before it has arrived', async () => {
    const upload = request({
      port: ports['any'],
      path: '/graphql',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 10_000_000 },
    });
    upload.write('{"query":"');
    expect(await once(upload, 'response')).toMatchObject([{ statusCode: 413 }]);
    upload.destroy();
  });

  it('accepts operations by POST and GET only', async () => {
    expect(await send('', {}, 'any', 'PUT')).toMatchObject({ status: 405, cacheControl: 'no-store' });
  });

  it('answers clients that accept only application/json with 200 and the errors', async () => {
    const headers = { accept: 'application/json' };
    for (const body of [{ query: '{ count' }, { query: '{ cuont }' }, { query: HOME, variables: { limit: 'many' } }])
      expect(await send(body, headers)).toMatchObject({ status: 200, body: { errors: [{}] } });
    expect((await send('{"query":', headers)).status).toBe(400);
  });
});
