import { fact } from '@wellspring/events/fact';
import { DailyTotalsChangedSchema } from '@wellspring/events/generated/wellspring/analytics/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { eventually } from '@wellspring/testkit/eventually';
import { startGateway } from '../gateway.fixture.ts';
import { clientAddress } from '../security/client-address.ts';
import { sessions, type SessionOf } from '../security/session.ts';
import { memberStreams, STREAM_LIMITS } from './member-streams.ts';
import { openStreams } from './streams.ts';

const TOTALS = { date: '2026-03-10', revision: 4n, activeUsers: 2, pageViews: 7, newUsers: 1, locationSubmissions: 0 };
const CHANGED = fact(TOPICS.analytics, TOTALS.date, DailyTotalsChangedSchema, { totals: TOTALS });
const TOTALS_TEXT =
  'event: totals\ndata: {"date":"2026-03-10","activeUsers":2,"pageViews":7,"newUsers":1,"locationSubmissions":0}\n\n';

const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((end) => end()));

/** A gateway whose sessions are the names of members; who is called after a right has it, until it is withdrawn. */
const given = async (beat = STREAM_LIMITS.beat) => {
  const closing = new AbortController();
  open.push(() => closing.abort());
  const withdrawn = new Set<string>();
  const actorOf = (id: string): Actor => {
    const has = (right: string): boolean => id.startsWith(right) && !withdrawn.has(id);
    return { kind: 'member', id, isAdmin: has('admin'), isOwner: has('owner') };
  };
  const sessionOf: SessionOf = async (token) => ({ actor: actorOf(token), renewedToken: null });
  const streams = openStreams({ sessionOf, closing: closing.signal });
  const mayListen = ({ isAdmin, isOwner }: { readonly isAdmin: boolean; readonly isOwner: boolean }) =>
    isAdmin || isOwner;
  const quick = memberStreams({ sessionOf, closing: closing.signal, mayListen, limits: { ...STREAM_LIMITS, beat } });
  const admins = beat === STREAM_LIMITS.beat ? streams.admins : quick;
  const { port } = await startGateway({
    streams: { ...streams, admins },
    sessions: sessions(sessionOf, clientAddress(0), 'http://localhost'),
  });
  const listen = async (member: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/admin/analytics/stream`, {
      headers: { cookie: `wellspring.sid=${member}` },
    });
    const received = { text: '', isOver: false };
    const read = async (): Promise<void> => {
      for await (const chunk of response.body ?? []) received.text += Buffer.from(chunk).toString();
      received.isOver = true;
    };
    read().catch(() => undefined);
    return { status: response.status, received };
  };
  return { streams, listen, withdraw: (member: string) => void withdrawn.add(member) };
};

describe('the stream of the figures of the site', () => {
  it('sends the totals of the day to every admin and owner, and to no one else', async () => {
    const { streams, listen } = await given();
    const [admin, owner, member] = [await listen('admin'), await listen('owner'), await listen('member')];
    expect([admin.status, owner.status, member.status]).toEqual([200, 200, 403]);
    streams.receive(CHANGED);
    for (const { received } of [admin, owner])
      await eventually(() => expect(received.text).toBe(`: open\n\n${TOTALS_TEXT}`));
  });

  it('ends when the right is withdrawn', async () => {
    const { listen, withdraw } = await given(10);
    const { received } = await listen('admin');
    await eventually(() => expect(received.text).toContain(': beat'));
    expect(received.isOver).toBe(false);
    withdraw('admin');
    await eventually(() => expect(received.isOver).toBe(true));
  });

  it('serves two hundred at once', async () => {
    const { streams, listen } = await given();
    const all: Awaited<ReturnType<typeof listen>>[] = [];
    // Ten come at the same moment: of two hundred, a gateway without any answer yet would refuse some.
    while (all.length < 200)
      all.push(...(await Promise.all(Array.from({ length: 10 }, (_, at) => listen(`admin-${at % 3}`)))));
    streams.receive(CHANGED);
    for (const { received } of all) await eventually(() => expect(received.text).toContain(TOTALS_TEXT));
  });
});
