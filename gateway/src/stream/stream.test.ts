import { connect } from 'node:net';
import { AppError } from '@wellspring/errors';
import {
  BadgeAwardedSchema,
  BadgeRevokedSchema,
} from '@wellspring/events/generated/wellspring/lists_and_badges/v1/events_pb';
import { fact } from '@wellspring/events/fact';
import { TOPICS } from '@wellspring/events/topics';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { eventually } from '@wellspring/testkit/eventually';
import { verbatim } from '@wellspring/words/message';
import { NO_STREAMS, startGateway } from '../gateway.fixture.ts';
import { clientAddress } from '../security/client-address.ts';
import { sessions, type SessionOf } from '../security/session.ts';
import { hintOf } from './streams.ts';
import { memberStreams, STREAM_LIMITS, type StreamLimits } from './member-streams.ts';

const memberOf = (id: string): Actor => ({ kind: 'member', id, isAdmin: false, isOwner: false });
const HINT = { event: 'badge', data: { badgeType: 'reviewer', badgeLevel: 'starter' } };
const HINT_TEXT = 'event: badge\ndata: {"badgeType":"reviewer","badgeLevel":"starter"}\n\n';

const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((end) => end()));

/** A gateway whose sessions are the names of members, until they are ended. */
const given = async (limits: Partial<StreamLimits> = {}) => {
  const closing = new AbortController();
  open.push(() => closing.abort());
  const ended = new Set<string>();
  const identity = { isAway: false, lookups: 0 };
  const sessionOf: SessionOf = async (token) => {
    identity.lookups += 1;
    if (identity.isAway) throw new AppError('UNAVAILABLE', verbatim('away'));
    return ended.has(token) ? null : { actor: memberOf(token), renewedToken: null };
  };
  const streams = memberStreams({ sessionOf, closing: closing.signal, limits: { ...STREAM_LIMITS, ...limits } });
  const { port, ask } = await startGateway({
    streams: { ...NO_STREAMS, members: streams },
    sessions: sessions(sessionOf, clientAddress(0), 'http://localhost'),
  });
  const listen = async (member: string, headers: Record<string, string> = {}) => {
    const hungUp = new AbortController();
    const response = await fetch(`http://127.0.0.1:${port}/api/stream`, {
      headers: { ...headers, cookie: `wellspring.sid=${member}` },
      signal: hungUp.signal,
    });
    const received = { text: '', isOver: false };
    const read = async (): Promise<void> => {
      for await (const chunk of response.body ?? []) received.text += Buffer.from(chunk).toString();
    };
    const over = read()
      .catch(() => undefined)
      .finally(() => (received.isOver = true));
    return { response, received, over, hangUp: () => hungUp.abort() };
  };
  return { streams, listen, ask, port, closing, identity, end: (member: string) => void ended.add(member) };
};

describe('the stream of a member', () => {
  it('sends their notifications at once, to every tab and to no one else', async () => {
    const { listen, streams } = await given();
    const [one, other, ben] = [await listen('ann'), await listen('ann'), await listen('ben')];
    streams.tell('ann', HINT);
    for (const { received } of [one, other])
      await eventually(() => expect(received.text).toBe(`: open\n\n${HINT_TEXT}`));
    expect(ben.received.text).toBe(': open\n\n');
  });

  it('is not buffered on the way', async () => {
    const { response } = await (await given()).listen('ann', { 'accept-encoding': 'gzip, br' });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  it('is refused to visitors', async () => {
    const { ask } = await given();
    const { status, text } = await ask('/api/stream');
    expect([status, text]).toEqual([401, '{"message":"Unauthorized","code":"UNAUTHENTICATED"}']);
  });

  it('sends heartbeats, and checks the session each time', async () => {
    const { listen, end, identity } = await given({ beat: 10 });
    const { received, over } = await listen('ann');
    await eventually(() => expect(received.text.split(': beat\n\n').length).toBeGreaterThan(3));
    expect(identity.lookups).toBeGreaterThan(3);
    end('ann');
    await over;
  });

  it('continues for a while when the session cannot be checked, then ends', async () => {
    const { listen, identity } = await given({ beat: 10, unknown: 1_500 });
    const { received, over } = await listen('ann');
    identity.isAway = true;
    const lookups = identity.lookups;
    await eventually(() => expect(identity.lookups).toBeGreaterThan(lookups + 3));
    expect(received.isOver).toBe(false);
    await over;
  });

  it('counts towards the limit of a member, until they disconnect', async () => {
    const { listen, streams } = await given({ perMember: 2 });
    const first = await listen('ann');
    await listen('ann');
    const refused = await listen('ann');
    expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await listen('ben')).response.status).toBe(200);
    first.hangUp();
    await eventually(async () => expect((await listen('ann')).response.status).toBe(200));
    streams.tell('ann', HINT);
  });

  it('counts towards the limit of all', async () => {
    const { listen } = await given({ total: 1 });
    await listen('ann');
    const { response } = await listen('ben');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  });

  it('ends for all when hints arrive again, since some were missed', async () => {
    const { listen, streams } = await given();
    streams.setConnected(false);
    const { received, over } = await listen('ann');
    streams.setConnected(true);
    await over;
    expect(received.text).toBe(': open\n\n');
  });

  it('ends when the process does', async () => {
    const { listen, closing } = await given();
    const { over } = await listen('ann');
    closing.abort();
    await over;
    await (
      await listen('ann')
    ).over;
  });

  it('does not count for HEAD', async () => {
    const { ask, listen } = await given({ total: 1 });
    const { status, text } = await ask('/api/stream', { method: 'HEAD', headers: { cookie: 'wellspring.sid=ann' } });
    expect([status, text]).toEqual([200, '']);
    expect((await listen('ann')).response.status).toBe(200);
  });

  it('closes for a client that does not read, and buffers little', async () => {
    const { port, streams, listen } = await given({ total: 1 });
    const socket = connect({ port, host: '127.0.0.1' });
    const head = await new Promise<string>((resolve) => {
      socket.once('data', (chunk) => {
        socket.pause();
        resolve(chunk.toString());
      });
      socket.write('GET /api/stream HTTP/1.1\r\nHost: localhost\r\nCookie: wellspring.sid=ann\r\n\r\n');
    });
    expect(head).toContain('200 OK');
    const large = { event: 'badge', data: { padding: 'x'.repeat(1_000_000) } };
    for (let at = 0; at < 60; at += 1) streams.tell('ann', large);
    // Once it reads again it is handed what had been waiting, far less than all, and the end.
    let bytes = 0;
    socket.on('data', (chunk) => (bytes += chunk.length));
    socket.resume();
    await eventually(async () => expect((await listen('ben')).response.status).toBe(200), 10_000);
    expect(bytes).toBeLessThan(40_000_000);
    socket.destroy();
  });
});

describe('a hint', () => {
  const badge = { userId: 'ann', badgeType: 'reviewer', level: 'starter', revision: 1n };
  const topic = TOPICS['lists-and-badges'];

  it('comes of a badge that was earned', () => {
    const awarded = fact(topic, 'ann', BadgeAwardedSchema, { badge: { ...badge, isHeld: true } });
    expect(hintOf(awarded)).toEqual({ memberId: 'ann', hint: HINT });
  });

  it('comes of nothing else', () => {
    const revoked = fact(topic, 'ann', BadgeRevokedSchema, { badge });
    expect(hintOf(revoked)).toBeNull();
    expect(hintOf({ ...revoked, topic: TOPICS.catalog })).toBeNull();
  });
});
