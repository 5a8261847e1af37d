import { readFileSync } from 'node:fs';
import type { Graph } from '@wellspring/gateway/graph/graph';
import { makeLogger } from '@wellspring/platform/log/log';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { openPeople } from '../served/people.fixture.ts';
import type { RoleName } from '../served/roles.ts';
import { CLAIM, openSubjects, REPORT, REVIEW } from '../served/subjects.fixture.ts';
import { caughtUp } from '@wellspring/platform/service/product';
import { serveProduct } from '../served/served-product.fixture.ts';
import { openRemoteGraph } from '../served/remote-graph.fixture.ts';

const served = await serveProduct(await temporaryFolder());
const people = await openPeople(served);
const subjects = openSubjects(served, people);
const remote = await openRemoteGraph(served.product, makeLogger({ service: 'test', level: 'silent' }));

/** What the web client asks, by the name of the operation. */
const OPERATIONS = new Map(
  Object.values(
    z
      .record(z.string(), z.string())
      .parse(JSON.parse(readFileSync(new URL('../../web/src/generated/operations.json', import.meta.url), 'utf8'))),
  ).map((text) => [/^\w+ (\w+)/.exec(text)?.[1] ?? '', text]),
);

const Made = z.object({ id: z.string() });

const send = async (role: RoleName, method: string, path: string, body?: object): Promise<string> => {
  const { status, text } = await people.call(role, { method, path, ...(body && { body }) });
  expect([path, text, status < 400]).toEqual([path, text, true]);
  return Made.safeParse(text === '' ? {} : JSON.parse(text)).data?.id ?? '';
};
const suspend = (role: RoleName, isSuspended: boolean) =>
  send('owner', 'PUT', `/api/admin/users/${people.idOf(role)}/suspended`, {
    isSuspended,
    ...(isSuspended && { reason: 'Adverts' }),
  });
const leave = (role: RoleName) => send(role, 'DELETE', '/api/user', { password: 'warm water in the hills' });

/** The author writes and is suspended, another member leaves, and so does the admin who judged; the member stays and looks. */
const happen = async () => {
  const [stays, goes, hides] = [
    await subjects.find('published place'),
    await subjects.find('published place', 'DELETE /api/admin/locations/{id}'),
    await subjects.find('published place', 'Mutation.verifyLocation'),
  ];
  const written = async (role: RoleName, place: string) => {
    const review = await send(role, 'POST', `/api/locations/${place}/reviews`, REVIEW);
    const list = await send(role, 'POST', '/api/trip-lists', { name: 'Baths', isPublic: true });
    for (const id of [stays, goes, hides])
      await send(role, 'POST', `/api/trip-lists/${list}/items`, { locationId: id });
    await send('member', 'POST', `/api/reviews/${review}/report`, REPORT);
    await send('member', 'POST', `/api/trip-lists/${list}/report`, REPORT);
    return { review, list };
  };
  for (const place of [stays, goes, hides]) {
    await send('member', 'POST', `/api/locations/${place}/favorite`);
    await send('member', 'POST', `/api/locations/${place}/visit`, { visitStatus: 'visited' });
    for (const role of ['member', 'other'] as const) {
      await send(role, 'POST', `/api/locations/${place}/report`, REPORT);
      await send(role, 'POST', `/api/locations/${place}/claim`, CLAIM);
    }
  }
  const suspended = await written('author', goes);
  const left = await written('other', hides);
  const own = await written('member', goes);
  await caughtUp(served.product);
  for (const id of [suspended.review, left.review])
    await send('admin', 'PUT', '/api/reports/status', { reviewId: id, status: 'resolved' });
  await suspend('other', true);
  await suspend('other', false);
  await people.call('other', {
    method: 'POST',
    path: '/api/login',
    body: { email: 'other@example.org', password: 'warm water in the hills' },
  });
  await send('admin', 'DELETE', `/api/admin/locations/${goes}`);
  await send('admin', 'PUT', `/api/admin/locations/${hides}/verify`, { isVerified: false });
  await send('admin', 'DELETE', `/api/trip-lists/${left.list}`);
  await suspend('author', true);
  await leave('other');
  await leave('admin');
  await caughtUp(served.product);
  return { stays, goes, hides, own };
};

const happened = await happen();
const PAGE = { limit: 50, offset: 0 };

/** Each list of admins and members, as the web client asks for it: who asks, and with which variables. */
const LISTS: readonly (readonly [operation: string, role: RoleName, variables: object])[] = [
  ...[null, 'pending', 'resolved', 'dismissed'].map(
    (status) => ['AdminReports', 'owner', { status, sort: 'newest', ...PAGE }] as const,
  ),
  ...[null, 'catalog', 'reviews', 'lists-and-badges', 'identity', 'moderation'].map(
    (area) => ['RecentActivity', 'owner', { area, ...PAGE }] as const,
  ),
  ['OpenProposals', 'owner', { limit: 20 }],
  ['AdminUsers', 'owner', { filter: 'all', sort: 'newest', ...PAGE }],
  ['AdminLocations', 'owner', { state: 'all', ...PAGE }],
  ['AdminContactMessages', 'owner', { sort: 'newest', ...PAGE }],
  ['AdminAnalytics', 'owner', {}],
  ['MyLocations', 'member', PAGE],
  ['Favorites', 'member', PAGE],
  ['Visits', 'member', { status: 'visited', ...PAGE }],
  ['OwnLists', 'member', {}],
  ['List', 'member', { id: happened.own.list, isMember: true }],
  ['ListsToAddTo', 'member', { locationId: happened.stays }],
  ['PublicLists', 'visitor', {}],
  ['Location', 'visitor', { id: happened.stays }],
  ['Reviews', 'visitor', { id: happened.stays, offset: 0 }],
  ['OwnProposals', 'member', { id: happened.stays }],
  ['MyProposals', 'member', { offset: 0 }],
  ['Achievements', 'member', { userId: people.idOf('other') }],
  ['MarkedLocations', 'member', {}],
];

/** With a `__typename` at its root, an operation is run by the executor of @apollo/gateway. */
const forApollo = (text: string): string => text.replace(/\{/, '{ __typename');
const ROADS: readonly (readonly [string, Graph, (text: string) => string])[] = [
  ['in one process', served.graph, (text) => text],
  ['over HTTP', remote, (text) => text],
  ['by the executor of @apollo/gateway', served.graph, forApollo],
  ['by the executor of @apollo/gateway, over HTTP', remote, forApollo],
];

describe.each(ROADS)('where what was deleted, hidden or has left is referred to, %s', (_, graph, change) => {
  const ask = async (operation: string, role: RoleName, variables: object): Promise<unknown> => {
    const query = change(OPERATIONS.get(operation) ?? '');
    const { data, errors } = await graph.execute({ query, variables: { ...variables } }, people.actorOf(role));
    expect([operation, errors]).toEqual([operation, undefined]);
    return data;
  };

  it.each(LISTS)('%s is answered whole to %s: %j', async (operation, role, variables) => {
    expect(await ask(operation, role, variables)).not.toBeNull();
  });

  it('reports and acts have null in its place', async () => {
    const Nullable = z.object({}).nullable();
    const Report = z.object({
      kind: z.string(),
      status: z.string(),
      location: Nullable,
      review: Nullable,
      list: Nullable,
      user: Nullable,
      resolvedAt: z.string().nullable(),
      resolvedBy: Nullable,
    });
    const { adminReports } = z
      .object({ adminReports: z.object({ reports: z.array(Report) }) })
      .parse(await ask('AdminReports', 'owner', { sort: 'newest', ...PAGE }));
    const { reports } = adminReports;
    const ofKind = (name: string) => reports.filter(({ kind }) => kind === name);
    expect(ofKind('location').some(({ location }) => location === null)).toBe(true);
    expect(ofKind('location').some(({ location }) => location !== null)).toBe(true);
    expect(ofKind('review').map(({ review }) => review)).toContain(null);
    expect(ofKind('list').map(({ list }) => list)).toContain(null);
    expect(reports.map(({ user }) => user)).toContain(null);
    expect(reports.filter(({ status, resolvedBy }) => status === 'resolved' && resolvedBy === null)).not.toEqual([]);

    const Act = z.object({ by: Nullable, subjectType: z.string(), location: Nullable, user: Nullable, list: Nullable });
    const { adminAudit } = z
      .object({ adminAudit: z.object({ entries: z.array(Act) }) })
      .parse(await ask('RecentActivity', 'owner', PAGE));
    const { entries } = adminAudit;
    expect(entries.map(({ by }) => by)).toContain(null);
    for (const [type, field] of [
      ['Location', 'location'],
      ['TripList', 'list'],
      ['User', 'user'],
    ] as const)
      expect(entries.filter((entry) => entry.subjectType === type && entry[field] === null)).not.toEqual([]);
  });
});
