import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { TOPICS } from '@wellspring/events/topics';
import { graphOf } from '../graph-of-literals.fixture.ts';
import { ANSWERS, PLACE, startGateway } from '../gateway.fixture.ts';
import { encodingFor, isFresh } from './send-answer.ts';

const many = { ...ANSWERS, locations: () => ({ locations: Array.from({ length: 50 }, () => PLACE), total: 50 }) };

const started = async () => {
  const graph = graphOf(many);
  return { graph, ...(await startGateway({ graph })) };
};

describe('an answer that is kept', () => {
  it('is asked of the graph once for all visitors, whoever they are', async () => {
    const { graph, ask } = await started();
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask('/api/locations')));
    await ask('/api/locations', { headers: { cookie: 'theme=dark; other=1' } });
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(graph.asked()).toBe(1);
  });

  it('is the same, header by header, as when it was made', async () => {
    const { ask } = await started();
    const strip = ({ headers }: Awaited<ReturnType<typeof ask>>) => ({ ...headers, date: '', 'x-request-id': '' });
    for (const path of ['/api/locations', '/home', '/api/stats'])
      expect(strip(await ask(path))).toEqual(strip(await ask(path)));
  });

  it('carries its terms: private, by cookie, with an ETag', async () => {
    const { ask } = await started();
    const { headers } = await ask('/api/locations');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toBe('Cookie, Accept-Encoding');
    expect(headers.etag).toMatch(/^W\/"[\w-]{20,}"$/);
  });

  it('is not sent again to who has it', async () => {
    const { ask } = await started();
    const { etag = '' } = (await ask('/api/locations')).headers;
    for (const known of [etag, etag.replace('W/', ''), `"x", ${etag}`, '*']) {
      const reply = await ask('/api/locations', { headers: { 'if-none-match': known } });
      expect({ status: reply.status, text: reply.text, etag: reply.headers.etag }).toEqual({
        status: 304,
        text: '',
        etag,
      });
    }
    expect((await ask('/api/locations', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('is compressed as the asker takes it, and is the same inside', async () => {
    const { ask } = await started();
    const plain = await ask('/api/locations');
    const [br, gzip] = await Promise.all(
      ['gzip, deflate, br', 'gzip'].map((accepted) =>
        ask('/api/locations', { headers: { 'accept-encoding': accepted } }),
      ),
    );
    expect([br?.headers['content-encoding'], gzip?.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br?.bytes ?? '').toString()).toBe(plain.text);
    expect(gunzipSync(gzip?.bytes ?? '').toString()).toBe(plain.text);
    expect(br?.headers.etag).toBe(plain.headers.etag);
  });

  it('goes when an event may have changed it', async () => {
    const { graph, ask, gateway } = await started();
    await ask('/api/locations');
    gateway.drop(TOPICS.catalog);
    await ask('/api/locations');
    expect(graph.asked()).toBe(2);
  });

  it('is not given to who has a session, nor made from theirs', async () => {
    const { graph, ask } = await started();
    const cookie = { headers: { cookie: 'a=b; wellspring.sid=abc' } };
    await ask('/api/locations');
    await ask('/api/locations', cookie);
    await ask('/api/locations', cookie);
    await ask('/api/locations?limit=2', cookie);
    await ask('/api/locations?limit=2');
    expect(graph.asked()).toBe(5);
  });

  it('errors are never kept', async () => {
    const { graph, ask } = await started();
    await ask('/api/locations/nowhere');
    await ask('/api/locations/nowhere');
    expect(graph.asked()).toBe(2);
  });
});

describe('negotiating', () => {
  it('chooses what is wanted most and offered by us', () => {
    expect(encodingFor('gzip, deflate, br, zstd')).toBe('br');
    expect(encodingFor('gzip;q=1.0, br;q=0.5')).toBe('gzip');
    expect(encodingFor('br;q=0, gzip')).toBe('gzip');
    expect(encodingFor('gzip;q=0')).toBeNull();
    expect(encodingFor('identity')).toBeNull();
    expect(encodingFor(undefined)).toBeNull();
  });

  it('compares tags weakly', () => {
    expect(isFresh('"a", W/"b"', 'W/"b"')).toBe(true);
    expect(isFresh('"b"', 'W/"b"')).toBe(true);
    expect(isFresh('"c"', 'W/"b"')).toBe(false);
    expect(isFresh(undefined, 'W/"b"')).toBe(false);
  });
});
