import { memberErasedFromAnalytics } from '@wellspring/events/analytics-events';
import { fact } from '@wellspring/events/fact';
import { UserDeletedSchema } from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Message } from '@wellspring/platform/bus/port';
import { openAnalytics } from './testing/analytics.ts';
import { memberCalled, visit } from './testing/visits.ts';

type Analytics = Awaited<ReturnType<typeof openAnalytics>>;

let analytics: Analytics;
beforeEach(async () => {
  analytics = await openAnalytics();
});
afterEach(() => analytics.close());

const deletion = (userId: string): Message => ({
  ...fact(TOPICS.identity, userId, UserDeletedSchema, { user: { userId, revision: 2n, deleted: true } }),
  id: 'deletion',
  source: 'identity',
  time: new Date(),
});

const leave = async (userId: string): Promise<void> => {
  const erasing = analytics.process().consumers.find(({ group }) => group === 'analytics.erasure');
  await erasing?.handle([deletion(userId), deletion(userId)]);
};

/** Rows that name a member, beside the mark that keeps them from being named again. */
const rowsNaming = (userId: string): readonly string[] => {
  const { erasures: _, ...others } = analytics.stored();
  return Object.values(others)
    .flat()
    .filter((row) => row.includes(userId) && !row.includes('MemberErased'));
};

it('a deleted account leaves no row that names it, and the totals stay', async () => {
  const one = analytics.process();
  for (let at = 0; at < 3; at += 1) await visit(one, memberCalled('ann'), { path: `/lists/${at}` });
  await visit(one, memberCalled('ben'));
  expect(rowsNaming('ann')).toHaveLength(3);
  await leave('ann');
  expect([rowsNaming('ann').length, rowsNaming('ben').length]).toEqual([0, 1]);
  expect(await one.useCases.report()).toMatchObject({ totalPageViews: 4, dailyActiveUsers: 2 });
  await analytics.documents.drained();
  const published = analytics.publisher.published.map(memberErasedFromAnalytics).filter((member) => member !== null);
  expect(published).toMatchObject([{ userId: 'ann' }]);
});

it('a view that is written after the account was deleted names no member', async () => {
  await leave('ann');
  await visit(analytics.process(), memberCalled('ann'));
  expect(rowsNaming('ann')).toEqual([]);
  expect(await analytics.stores.pageViews.countOn('2026-03-10')).toBe(1);
});
