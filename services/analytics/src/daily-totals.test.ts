import { dailyTotalsIn } from '@wellspring/events/analytics-events';
import { fact, timestamp } from '@wellspring/events/fact';
import {
  LocationImportedSchema,
  LocationDeletedSchema,
  LocationSubmittedSchema,
  LocationVerifiedSchema,
} from '@wellspring/events/generated/wellspring/catalog/v1/events_pb';
import {
  ProfileChangedSchema,
  UserDeletedSchema,
  UserRegisteredSchema,
} from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Fact, Message } from '@wellspring/platform/bus/port';
import { newId } from '@wellspring/platform/ids';
import { deliverTwice } from '@wellspring/testkit/deliver-twice';
import { openAnalytics } from './testing/analytics.ts';
import { memberCalled, visit, visitorAt } from './testing/visits.ts';

type Analytics = Awaited<ReturnType<typeof openAnalytics>>;
type Process = ReturnType<Analytics['process']>;

const HERE = visitorAt('203.0.113.7');
const DAY = 24 * 60 * 60 * 1_000;

let analytics: Analytics;
afterEach(() => analytics.close());
const open = async (): Promise<Analytics> => (analytics = await openAnalytics());

const message = (event: Fact): Message => ({ ...event, id: newId(), source: 'test', time: new Date() });
const on = (day: string) => ({ createdAt: timestamp(new Date(`${day}T23:30:00Z`)) });
type OfUser = typeof UserRegisteredSchema | typeof ProfileChangedSchema | typeof UserDeletedSchema;
const user = (userId: string, revision: number, day: string, schema: OfUser = UserRegisteredSchema): Message => {
  const deleted = schema.typeName === UserDeletedSchema.typeName;
  const state = { user: { userId, revision: BigInt(revision), ...on(day), deleted } };
  return message(fact<OfUser>(TOPICS.identity, userId, schema, state));
};
type OfPlace =
  | typeof LocationSubmittedSchema
  | typeof LocationVerifiedSchema
  | typeof LocationDeletedSchema
  | typeof LocationImportedSchema;
const place = (
  id: string,
  revision: number,
  day: string,
  submittedBy: string,
  schema: OfPlace = LocationSubmittedSchema,
): Message => {
  const location = { locationId: id, revision: BigInt(revision), submittedBy, ...on(day) };
  return message(fact<OfPlace>(TOPICS.catalog, id, schema, { location }));
};

/** Deleted members and deleted places still count; imported places are no submissions. */
const HISTORY = [
  user('ann', 1, '2026-03-09'),
  user('ann', 2, '2026-03-09', ProfileChangedSchema),
  user('ben', 1, '2026-03-10'),
  user('ben', 2, '2026-03-10', UserDeletedSchema),
  user('eve', 1, '2026-03-10'),
  place('pool', 1, '2026-03-10', 'ann'),
  place('pool', 2, '2026-03-10', '', LocationVerifiedSchema),
  place('lake', 1, '2026-03-09', 'ann'),
  place('lake', 2, '2026-03-09', 'ann', LocationDeletedSchema),
  place('cave', 1, '2026-03-10', '', LocationImportedSchema),
];

const consume = async (process: Process, group: string, messages: readonly Message[]): Promise<void> => {
  const consumer = process.consumers.find((each) => each.group === group);
  if (!consumer) throw new Error(`There is no ${group}`);
  await consumer.handle(messages);
};

const lastDays = async (count: number) => (await analytics.process().useCases.report()).days.slice(-count);

describe('who joined and what was submitted', () => {
  it.each([1, 2, 3])('is right when events arrive twice and shuffled (%i)', async (seed) => {
    const { process } = await open();
    const one = process();
    await deliverTwice(HISTORY, (batch) => consume(one, 'analytics.arrivals', batch), { seed });
    await one.settled();
    expect(await lastDays(2)).toMatchObject([
      { date: '2026-03-09', newUsers: 1, locationSubmissions: 1 },
      { date: '2026-03-10', newUsers: 2, locationSubmissions: 1 },
    ]);
  });
});

describe('the totals of a day', () => {
  const publishedBy = ({ publisher }: Analytics) =>
    publisher.published.map(dailyTotalsIn).filter((totals) => totals !== null);

  it('are published whole, at most once a second by all processes together, and name no member', async () => {
    const { process, documents, publisher } = await open();
    const processes = [process(), process()];
    for (let at = 0; at < 6; at += 1)
      for (const each of processes) await visit(each, memberCalled(`member-${at}`), { path: `/lists/${at}` });
    await documents.drained();
    const all = publishedBy(analytics);
    expect(all.at(-1)).toMatchObject({ date: '2026-03-10', pageViews: 6, activeUsers: 6 });
    expect(all.map(({ revision }) => Number(revision))).toEqual(all.map((_, at) => at + 1));
    const times = publisher.published.map(({ time }) => time.getTime());
    for (const [at, time] of times.slice(1).entries()) expect(time - (times[at] ?? 0)).toBeGreaterThanOrEqual(1_000);
    expect(publisher.published.map(({ data }) => Buffer.from(data).toString()).join()).not.toMatch(/member-|lists|198/);
  });

  it('are published only when they changed', async () => {
    const { process, documents } = await open();
    const one = process();
    await visit(one, HERE);
    await visit(one, HERE);
    one.useCases.dailyTotals.touch(['2026-03-10', '2026-03-09']);
    await one.settled();
    await documents.drained();
    expect(publishedBy(analytics)).toHaveLength(1);
  });

  it('are counted from the rows when the day is over, also after a crash; then its salt and people are deleted', async () => {
    const { process, pass, stored, stores } = await open();
    const dying = process({ tallies: { ...stores.tallies, add: () => Promise.reject(new Error('killed')) } });
    await visit(dying, HERE);
    await visit(process(), memberCalled('ann'));
    expect(await lastDays(1)).toMatchObject([{ pageViews: 1, activeUsers: 1 }]);
    pass(DAY);
    const one = process();
    await one.useCases.cleanUp();
    await one.settled();
    expect(await lastDays(2)).toMatchObject([
      { date: '2026-03-10', pageViews: 2, activeUsers: 2 },
      { date: '2026-03-11', pageViews: 0 },
    ]);
    expect(stored()).toMatchObject({ salts: [], activepeople: [], countedviews: [] });
  });

  it('stay when the rows go after ninety days', async () => {
    const { process, pass, stores } = await open();
    const one = process();
    await visit(one, HERE);
    const rowsAfter = async (days: number): Promise<number> => {
      pass(days * DAY);
      await one.useCases.cleanUp();
      return stores.pageViews.countOn('2026-03-10');
    };
    expect([await rowsAfter(1), await rowsAfter(89), await rowsAfter(1)]).toEqual([1, 1, 0]);
    await one.settled();
    expect(await stores.totals.find('2026-03-10')).toMatchObject({ pageViews: 1, activeUsers: 1 });
  });

  it('are cleaned up by one process at a time', async () => {
    const { process, stores } = await open();
    let closing = 0;
    const tallies = { ...stores.tallies, openBefore: async () => ((closing += 1), []) };
    await Promise.all([1, 2, 3].map(() => process({ tallies }).useCases.cleanUp()));
    expect(closing).toBe(1);
  });
});
