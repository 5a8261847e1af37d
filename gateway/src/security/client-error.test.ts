import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { CONNECTION_LIMITS } from '@wellspring/platform/lifecycle/connections';
import { startGateway } from '../gateway.fixture.ts';

const graphql = (request: IncomingMessage, response: ServerResponse): void =>
  void request.resume().once('end', () => response.end());
const started = startGateway({ graphql });
/** Its time limits are short. */
const hasty = startGateway({
  graphql,
  limits: { ...CONNECTION_LIMITS, headersTimeout: 1_000, requestTimeout: 1_000, checkInterval: 50, lastWords: 100 },
});

/** Sends bytes as they are and reads until the connection ends. */
const raw = async (bytes: string, gateway = started): Promise<string> => {
  const { port } = await gateway;
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
};

const headersIn = (answer: string): string => (answer.split('\r\n\r\n')[0] ?? '').toLowerCase();

describe('a malformed request', () => {
  const CASES: readonly (readonly [what: string, bytes: string, status: number])[] = [
    ['that is not HTTP', 'hello\r\n\r\n', 400],
    ['without a Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'with headers beyond measure',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: ${'x'.repeat(100_000)}\r\n\r\n`,
      431,
    ],
    ['whose headers do not come', 'GET / HTTP/1.1\r\nHost: localhost\r\n', 408],
    ['whose body does not come', 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n', 408],
    [
      'that says its length twice',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    [
      'with a length and in chunks',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
  ];

  for (const [what, bytes, status] of CASES)
    it(`${what} is answered ${status}, with the headers of every response`, async () => {
      const answer = await raw(bytes, status === 408 ? hasty : started);
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      for (const header of [
        'x-content-type-options: nosniff',
        'x-frame-options: deny',
        'content-security-policy: ',
        'permissions-policy: ',
        'cache-control: no-store',
        'connection: close',
      ])
        expect(headersIn(answer)).toContain(header);
      expect(answer).toMatch(/\r\n\r\n\{"message":"[^"]+","code":"[A-Z_]+"\}$/);
    });

  it('an unknown expectation changes nothing', async () => {
    const answer = await raw('GET /api/stats HTTP/1.1\r\nHost: localhost\r\nExpect: more\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('a request with an unread body is answered at once, and its connection ends soon after', async () => {
    const chunked = 'GET /api/stats HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n';
    expect(await raw(chunked, hasty)).toMatch(/^HTTP\/1\.1 200 /);
    const tooLarge = 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\nx';
    expect(await raw(tooLarge, hasty)).toMatch(/^HTTP\/1\.1 413 /);
  });
});
