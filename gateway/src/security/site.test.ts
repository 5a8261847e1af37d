import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startGateway, type Started } from '../gateway.fixture.ts';
import { siteAt } from './site.ts';

/** Sends bytes as they are and reads until the end. */
const raw = (port: number, bytes: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
};

describe('a call that changes something', () => {
  const started = startGateway();
  const post = async (headers: Record<string, string>): Promise<number> => {
    const { ask }: Started = await started;
    return (await ask('/graphql', { method: 'POST', headers })).status;
  };

  it('is refused when a browser marks it as coming from another site', async () => {
    expect(await post({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await post({ origin: 'https://elsewhere.example' })).toBe(403);
    expect(await post({ origin: 'null' })).toBe(403);
    expect(await post({ origin: 'https://other.localhost', 'sec-fetch-site': 'same-site' })).toBe(403);
  });

  it('passes from our own pages and from what is no browser', async () => {
    expect(await post({})).toBe(200);
    expect(await post({ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4000' })).toBe(200);
    expect(await post({ origin: 'http://localhost:4000' })).toBe(200);
    expect(await post({ origin: 'http://127.0.0.1:9', host: '127.0.0.1:9' })).toBe(200);
    expect(await post({ origin: 'http://[::1]:9', host: '[::1]:9' })).toBe(200);
  });

  it('is refused from the same host by another scheme or port, and from a name that was made to point here', async () => {
    expect(await post({ origin: 'https://localhost:4000' })).toBe(403);
    expect(await post({ origin: 'ftp://localhost:4000' })).toBe(403);
    expect(await post({ origin: 'http://localhost:4001' })).toBe(403);
    expect(await post({ origin: 'http://rebound.example:4000', host: 'rebound.example:4000' })).toBe(403);
  });

  it('passes only at the address of the site where one is set', async () => {
    const { ask } = await startGateway({ site: siteAt('https://wellspring.example', '') });
    const host = 'wellspring.example';
    const status = async (headers: Record<string, string>) =>
      (await ask('/graphql', { method: 'POST', headers })).status;
    expect(await status({ host, origin: 'https://wellspring.example' })).toBe(200);
    expect(await status({ host, origin: 'http://wellspring.example' })).toBe(403);
    expect(await status({ host: '127.0.0.1:4000', origin: 'http://127.0.0.1:4000' })).toBe(421);
  });

  it('reading is open to links from anywhere', async () => {
    const { ask } = await started;
    expect((await ask('/home', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
  });
});

describe('the requested host', () => {
  it('has to be that of the site where one is set, except for probes', async () => {
    const { ask } = await startGateway({ site: siteAt('https://wellspring.example', '') });
    for (const host of ['wellspring.example', 'WELLSPRING.example:443'])
      expect((await ask('/home', { headers: { host } })).status).toBe(200);
    for (const host of [
      'elsewhere.example',
      'wellspring.example:80',
      '',
      'a b',
      'wellspring.example@elsewhere.example',
    ])
      expect([host, (await ask('/home', { headers: { host } })).status]).toEqual([host, 421]);
    expect((await ask('/healthz', { headers: { host: '10.0.0.7:4000' } })).status).toBe(200);
  });

  it('has to be a single one', async () => {
    const { port } = await startGateway();
    const answer = await raw(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: elsewhere\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('x-content-type-options: nosniff');
  });

  it('may stand in the target of the request', async () => {
    const { port } = await startGateway();
    const answer = await raw(port, 'GET http://any/home HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a malformed address', () => {
  const PATHS = ['/%', '/home%0a', '/%0a', '/%E2%80%A8', '/%C3%28'];

  it('is an error page for a person', async () => {
    const { ask } = await startGateway();
    for (const path of PATHS) {
      const { status, headers, text } = await ask(path, { headers: { accept: 'text/html,*/*;q=0.8' } });
      expect([path, status, headers['content-type']]).toEqual([path, 400, 'text/html; charset=utf-8']);
      expect(text).toContain('The address is not valid');
    }
  });

  it('is a message for a program', async () => {
    const { ask } = await startGateway();
    for (const path of PATHS) expect((await ask(path)).text).toContain('{"message":"The address is not valid');
    const call = await ask('/api/%', { headers: { accept: 'text/html' } });
    expect(call.headers['content-type']).toBe('application/json; charset=utf-8');
  });
});
