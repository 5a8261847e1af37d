import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { drainBody } from './drain-body.ts';

const WORDS = 'That is too much.';

/** A server that refuses every body without reading it. */
const refusing = async (): Promise<number> => {
  const server = createServer((request, response) => {
    drainBody(request, response);
    response.writeHead(413).end(WORDS);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

const port = await refusing();

describe('an unread body', () => {
  it('is sent to its end, and the refusal arrives', async () => {
    const body = Buffer.alloc(10 * 1024 * 1024, 'x');
    for (let time = 0; time < 20; time++) {
      const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body });
      expect([response.status, await response.text()]).toEqual([413, WORDS]);
    }
  });

  it('is cut off when it never ends', async () => {
    let received = '';
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\nxx');
    const dripping = setInterval(() => socket.write('x'), 50);
    await closed;
    expect(received).toContain(WORDS);
    clearInterval(dripping);
  });
});
