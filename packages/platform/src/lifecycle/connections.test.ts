import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@wellspring/testkit/eventually';
import { boundServer, CONNECTION_LIMITS, type ConnectionLimits } from './connections.ts';
import { listen } from './listen.ts';

const servers: Server[] = [];
const sockets: Socket[] = [];
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((closed) => void server.close(closed));
  }
});

const QUICK: ConnectionLimits = {
  ...CONNECTION_LIMITS,
  headersTimeout: 200,
  requestTimeout: 400,
  stalledTimeout: 400,
  checkInterval: 50,
  lastWords: 50,
};

/** A server with limits short enough for a test, how many connections it holds, and how many it ever took. */
const given = async (
  handler: RequestListener = (_request, response) => void response.end('well'),
  limits: ConnectionLimits = QUICK,
) => {
  const server = boundServer(limits, (_error, socket) => void socket.end('HTTP/1.1 408 Request Timeout\r\n\r\n'));
  server.on('request', handler);
  servers.push(server);
  let taken = 0;
  server.on('connection', () => (taken += 1));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const count = (): Promise<number> =>
    new Promise((resolve, reject) => server.getConnections((error, found) => (error ? reject(error) : resolve(found))));
  /** A client that never closes its side. */
  const open = (bytes?: string | Buffer, reads = true): Socket => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    sockets.push(socket);
    socket.on('error', () => undefined);
    if (reads) socket.resume();
    else socket.pause();
    if (bytes !== undefined) socket.write(bytes);
    return socket;
  };
  /** It took so many, and holds none of them any more. */
  const expectClosed = (many: number) =>
    eventually(async () => expect({ taken, held: await count() }).toEqual({ taken: many, held: 0 }));
  return { open, count, expectClosed };
};

describe('connections', () => {
  it('are closed when they send nothing, even if the other side keeps them open', async () => {
    const { open, expectClosed } = await given();
    for (let at = 0; at < 50; at += 1) open();
    await expectClosed(50);
  });

  it('are kept alive for the next request for the configured time, and then closed', async () => {
    const { open, count, expectClosed } = await given(undefined, { ...CONNECTION_LIMITS, idleTimeout: 1_000 });
    const socket = open('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toContain('Keep-Alive: timeout=1\r\n');
    expect(await count()).toBe(1);
    await expectClosed(1);
  });

  it.each([
    ['longer than any proxy keeps them where all come from one', {}, 'timeout=75'],
    ['briefly where everybody connects', { connectionsPerAddress: 10 }, 'timeout=5'],
  ])('are kept alive %s', async (_, options, said) => {
    const listening = await listen((_request, response) => void response.end('well'), 0, options);
    try {
      const response = await fetch(`http://127.0.0.1:${listening.port}`);
      expect(response.headers.get('keep-alive')).toBe(said);
      await response.text();
    } finally {
      await listening.close();
    }
  });

  it('are closed when they send their headers or their body too slowly', async () => {
    const { open, expectClosed } = await given();
    open('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    open('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nx');
    await expectClosed(2);
  });

  it('on which the client does not read the answer are closed', async () => {
    const { open, expectClosed } = await given((_request, response) => void response.end(Buffer.alloc(20_000_000)));
    open('GET / HTTP/1.1\r\nHost: x\r\n\r\n', false);
    await expectClosed(1);
  });

  it('of one address are limited, and are accepted again when others have closed', async () => {
    const { open, count } = await given(undefined, { ...CONNECTION_LIMITS, perAddress: 3 });
    const first = [open(), open(), open()];
    await eventually(async () => expect(await count()).toBe(3));
    const refused = open();
    await new Promise((closed) => refused.once('close', closed).once('end', () => refused.destroy()));
    expect(await count()).toBe(3);
    first[0]?.destroy();
    await eventually(async () => expect(await count()).toBe(2));
    open();
    await eventually(async () => expect(await count()).toBe(3));
  });
});
