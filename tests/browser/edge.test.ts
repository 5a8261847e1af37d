import { connect } from 'node:net';
import { ErrorBody } from '@wellspring/rest-contract/error-body';
import { startApp, type App } from '@wellspring/testkit/app';

/** What takes longer hangs. */
const HANGS_MS = 30_000;
/** What no answer to the outside may hold. */
const INSIDE = /node_modules|\bat [\w.<>]+ \(|\.ts:\d|[a-z]Error:|ECONN|sqlite/;

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type Reply = { readonly status: number; readonly text: string };

/** Asks, and holds the answer to its time and to saying nothing of the inside. */
const ask = async (path: string, init: RequestInit = {}): Promise<Reply> => {
  const answer = await fetch(app.origin + path, { ...init, signal: AbortSignal.timeout(HANGS_MS) });
  const text = await answer.text();
  expect(text).not.toMatch(INSIDE);
  return { status: answer.status, text };
};
const refusal = async (
  path: string,
  init?: RequestInit,
): Promise<{ readonly status: number; readonly message: string }> => {
  const { status, text } = await ask(path, init);
  return { status, message: ErrorBody.parse(JSON.parse(text)).message };
};
const graph = (body: unknown): Promise<Reply> =>
  ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify(body),
  });

/** Sends bytes that no HTTP client would send. */
const raw = (bytes: string | Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(new URL(app.origin).port), '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(HANGS_MS, () => socket.destroy(new Error('No answer in time')));
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });

describe('a malformed request is refused with the reason', () => {
  const REFUSED: readonly (readonly [path: string, status: number, says: RegExp])[] = [
    ['/api/locations?colour=red', 400, /colour/],
    ['/api/locations?__proto__[x]=1', 400, /__proto__/],
    ['/api/locations?constructor.prototype=1', 400, /constructor/],
    ['/api/locations?limit=1&limit=2', 400, /limit/],
    ['/api/locations?limit=1e9', 400, /limit/],
    ['/api/locations?near=NaN,0', 400, /near/],
    ['/api/locations?search=%ff%fe', 400, /address/],
    ['/api/locations/%E0%A4%A', 400, /address/],
    ['/api/locations/__proto__', 404, /not found/i],
    ['/api/locations/..%2f..%2f..%2fetc%2fpasswd', 404, /not found/i],
    ['/api/locations/%7B%22%24ne%22%3Anull%7D', 404, /not found/i],
    [`/api/locations/${'9'.repeat(1500)}`, 404, /not found/i],
    ['/api/locations/00000000-0000-7000-8000-000000000000/photos', 404, /not found/i],
    ['/api/map?bbox=180,90,-180,-90&zoom=3', 400, /bbox/],
    ['/api/map?bbox=0,0,1,1&zoom=1e99', 400, /zoom/],
    ['/api/user', 401, /./],
    ['/api/toString', 404, /./],
  ];
  for (const [path, status, says] of REFUSED)
    it(`GET ${path.slice(0, 70)}: ${status}`, async () => {
      expect(await refusal(path)).toEqual({ status, message: expect.stringMatching(says) as unknown });
    });

  it('a body of 10 MB, at any address', async () => {
    const body = Buffer.alloc(10 * 1024 * 1024, 'x');
    for (const path of ['/graphql', '/api/locations', '/api/nowhere', '/home'])
      expect(await refusal(path, { method: 'POST', body })).toMatchObject({ status: 413 });
  });

  it('bodies that do not match their content type', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const body of [
      '',
      '{',
      '[]',
      'null',
      '"x"',
      '{"query":1}',
      '{"query":"{"}',
      '{"__proto__":{"query":"{__typename}"}}',
      '\ud800',
    ])
      expect((await ask('/graphql', { method: 'POST', headers, body })).status).toBeLessThan(500);
    const answer = await ask('/graphql', { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  it('what is not HTTP', async () => {
    expect(await raw('GET / HTTP/9.9\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
    expect(await raw(Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01]))).toMatch(/^HTTP\/1\.1 400/);
    expect(
      await raw(`GET /api/stats HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n`),
    ).toMatch(/^HTTP\/1\.1 400/);
  });
});

describe('floods on the graph end within the limits', () => {
  const FLOODS: Readonly<Record<string, string>> = {
    aliases: `{${Array.from({ length: 60 }, (_, n) => `a${n}: locations(limit: 100) { total }`).join(' ')}}`,
    depth: `{ ${'location(id: "x") { category { '.repeat(30)} id ${'} }'.repeat(30)} }`,
    fragments: `query { ...f0 } ${Array.from({ length: 60 }, (_, n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`).join(' ')} fragment f60 on Query { __typename }`,
    circles: '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
    directives: `{ __typename ${'@include(if: true) '.repeat(200)} }`,
    duplicates: `{ ${'categories { id } '.repeat(300)} }`,
    tokens: `{ ${'__typename '.repeat(30_000)} }`,
  };
  for (const [name, query] of Object.entries(FLOODS))
    it(name, async () => {
      const { status, text } = await graph({ query });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(text.length).toBeLessThan(20_000);
    });

  it('a batch of operations', async () => {
    const { status } = await graph(Array.from({ length: 100 }, () => ({ query: '{ __typename }' })));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe('after all of these requests, the product', () => {
  it('still answers everybody, and has logged no error', async () => {
    expect((await ask('/api/stats')).status).toBe(200);
    expect((await ask('/home')).status).toBe(200);
    expect(app.output()).not.toMatch(/"level":"(error|fatal)"/);
  });
});
