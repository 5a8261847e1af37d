import { startGateway } from '../gateway.fixture.ts';
import { clientAddress } from '../security/client-address.ts';
import { sessions } from '../security/session.ts';
import { siteAt } from '../security/site.ts';
import {
  answers,
  calls,
  call,
  field,
  forget,
  form,
  FORM,
  JSON_TYPE,
  photo,
  says,
  send,
  sendForm,
  SIGNED_IN,
  started,
  uploads,
} from './example-edge.fixture.ts';
import { exampleSupergraph } from './example-graph.fixture.ts';
import { EXAMPLE_ROUTES } from './example-routes.fixture.ts';

beforeEach(forget);

describe('a row of the table can define', () => {
  it('that a call signs in: JSON comes, a cookie goes', async () => {
    const reply = await call('POST', '/api/login', JSON_TYPE, '{"email":"ann@example.org","password":"secret1"}');
    expect([reply.status, reply.text]).toEqual([200, '{"message":"Welcome back"}']);
    expect(reply.headers['set-cookie']).toEqual([
      'wellspring.sid=token-of-ann; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
    ]);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(calls).toEqual([['login', { email: 'ann@example.org', password: 'secret1' }]]);
  });

  it('that a cookie goes, and is deleted, under its safe name where the site is on https', async () => {
    const publicUrl = 'https://wellspring.example';
    const { ask } = await startGateway({
      routes: EXAMPLE_ROUTES,
      answers,
      supergraphSdl: exampleSupergraph(),
      uploads: uploads.port,
      site: siteAt(null, publicUrl),
      sessions: sessions(async () => null, clientAddress(0), publicUrl),
    });
    const cookie = 'wellspring.sid=forged-by-a-neighbour; __Host-wellspring.sid=ann';
    const { status, headers } = await ask('/api/logout', { method: 'POST', headers: { cookie } });
    expect(status).toBe(204);
    expect(calls).toEqual([['logout', { session: 'ann' }]]);
    expect(headers['set-cookie']).toEqual([
      '__Host-wellspring.sid=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('that a call takes the session of the request, and answers nothing', async () => {
    const reply = await call('POST', '/api/logout', SIGNED_IN);
    expect([reply.status, reply.text, reply.headers['content-length']]).toEqual([204, '', undefined]);
    expect(calls).toEqual([['logout', { session: 'ann' }]]);
  });

  it('that a call redirects', async () => {
    const reply = await call('GET', '/api/login');
    expect([reply.status, reply.headers.location]).toEqual([302, '/auth?mode=login']);
  });

  it('that something was created, where, and by which key', async () => {
    const reply = await send('POST', '/api/reviews', { title: 'Warm' }, { 'idempotency-key': 'k-1' });
    expect([reply.status, reply.headers.location, reply.text]).toEqual([
      201,
      '/api/reviews/r1',
      '{"id":"r1","title":"Warm"}',
    ]);
    expect(calls).toEqual([['writeReview', { title: 'Warm', photos: [], key: 'k-1' }]]);
    const blank = await send('POST', '/api/reviews', { title: 'Warm' }, { 'idempotency-key': 'a b' });
    expect(says(blank)[0]).toBe(400);
  });

  it('that a form with files comes, which are handed on as they stream', async () => {
    const reply = await sendForm(form(field('title', 'Warm'), photo('a.png', 9_999), photo('b.png', 5), photo('', 0)));
    expect(reply.status).toBe(201);
    expect(uploads.files.map(({ name, bytes }) => [name, bytes])).toEqual([
      ['a.png', 9_999],
      ['b.png', 5],
    ]);
    expect(calls).toEqual([['writeReview', { title: 'Warm', photos: ['a.png', 'b.png'] }]]);
  });

  it('how large a form may be, beyond what other bodies may have', async () => {
    const image = form(photo('me.png', 2_500_000, 'photo'));
    const reply = await call('PUT', '/api/user/photo', { ...SIGNED_IN, ...FORM }, image);
    expect([reply.status, reply.text]).toEqual([200, '{"id":"me.png"}']);
    for (const path of ['/api/login', '/api/nothing'])
      expect((await call('POST', path, FORM, image)).status).toBeGreaterThan(400);
  });

  it('several parameters in the path, each with its own words where there can be none', async () => {
    const reply = await send('PUT', '/api/reviews/r1/photos/p2', { caption: 'Steam' });
    expect([reply.status, reply.text]).toEqual([200, '{"caption":"Steam"}']);
    expect(calls).toEqual([['captionPhoto', { id: 'r1', photoId: 'p2', caption: 'Steam' }]]);
    expect(says(await send('PUT', '/api/reviews/%00/photos/p2', {}))).toEqual([404, 'Review not found']);
    expect(says(await send('PUT', '/api/reviews/r1/photos/p%202', {}))).toEqual([404, 'Photo not found']);
  });

  it('parameters in the path that are numbers, and one of several answers', async () => {
    expect((await call('PUT', '/api/reviews/r1/at/1', SIGNED_IN)).status).toBe(200);
    expect((await call('PUT', '/api/reviews/r1/at/2', SIGNED_IN)).status).toBe(202);
    expect((await call('PUT', '/api/reviews/r1/at/x', SIGNED_IN)).status).toBe(404);
  });

  it('that a body may be left out', async () => {
    await call('POST', '/api/reviews/r1/favorite', SIGNED_IN);
    await send('POST', '/api/reviews/r1/favorite', { isFavorite: false });
    expect(calls).toEqual([
      ['favorite', { id: 'r1' }],
      ['favorite', { id: 'r1', isFavorite: false }],
    ]);
  });

  it('that a list has its true total', async () => {
    const reply = await call('GET', '/api/reviews?limit=1');
    expect([reply.headers['x-total-count'], reply.text]).toEqual(['41', '[{"id":"r1","title":"Warm"}]']);
  });

  it('that a call answers with a file of one of several types', async () => {
    const reply = await call('GET', '/api/lists/abc/export?format=gpx');
    expect([reply.text, reply.headers['content-type']]).toEqual(['<gpx/>', 'application/gpx+xml']);
    expect(reply.headers['content-disposition']).toContain(`filename*=UTF-8''Onsen%20%E2%80%93%20%C3%A9t%C3%A9.gpx`);
  });

  it('that a call answers with events as they happen, until the caller hangs up', async () => {
    const { port } = await started;
    const hungUp = new AbortController();
    const response = await fetch(`http://127.0.0.1:${port}/api/stream`, { headers: SIGNED_IN, signal: hungUp.signal });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    let received = '';
    for await (const chunk of response.body ?? []) {
      received += Buffer.from(chunk).toString();
      if (received.includes('gold')) break;
    }
    expect(received).toBe(': open\n\nevent: badge\ndata: {"level":"gold"}\n\n');
    hungUp.abort();
  });

  it('who may call: visitors are refused before the body is read', async () => {
    const reply = await call('POST', '/api/reviews', FORM, form(photo('a.png', 10)));
    expect(says(reply)).toEqual([401, 'Unauthorized']);
    expect(uploads.files).toEqual([]);
  });

  it('several methods of one address: others are refused by naming them', async () => {
    for (const [path, allowed] of [
      ['/api/reviews', 'POST, GET, HEAD'],
      ['/api/reviews/r1', 'DELETE'],
      ['/api/login', 'POST, GET, HEAD'],
    ] as const)
      for (const method of ['PATCH', 'OPTIONS', 'PROPFIND']) {
        const reply = await call(method, path, SIGNED_IN);
        expect([reply.status, reply.headers.allow]).toEqual([405, allowed]);
      }
  });
});
