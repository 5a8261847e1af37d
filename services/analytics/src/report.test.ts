import { dayAfter } from './domain/utc-day.ts';
import { FIREFOX, openAnalytics } from './testing/analytics.ts';
import { visitorAt } from './testing/visits.ts';

type Analytics = Awaited<ReturnType<typeof openAnalytics>>;
const DAY = 24 * 60 * 60 * 1_000;

let analytics: Analytics;
beforeEach(async () => {
  analytics = await openAnalytics();
});
afterEach(() => analytics.close());

const publish = (...ids: readonly string[]): Promise<void> =>
  analytics.stores.locations.setIfNewer(ids.map((id) => ({ id, revision: 1, isCounted: true, country: null })));

let others = 0;
/** So many people look at a place. */
const look = async (locationId: string, count: number): Promise<void> => {
  const one = analytics.process();
  for (let at = 0; at < count; at += 1) {
    const view = { path: `/location/${locationId}`, locationId, userAgent: FIREFOX };
    one.useCases.takePageView(view, visitorAt(`10.0.${(others += 1)}.1`));
  }
  await one.settled();
};

const report = () => analytics.process().useCases.report();

it('a report has thirty days in UTC, with days without views', async () => {
  const { days, ...sums } = await report();
  expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 30 }, (_, at) => dayAfter('2026-02-09', at)));
  expect(days[0]).toMatchObject({ activeUsers: 0, pageViews: 0, newUsers: 0, locationSubmissions: 0 });
  expect(sums).toEqual({
    dailyActiveUsers: 0,
    totalPageViews: 0,
    newUsers: 0,
    locationSubmissions: 0,
    topLocations: [],
  });
});

it('a report sums the days and shows who is active today', async () => {
  await look('pool', 2);
  analytics.pass(DAY);
  await look('pool', 3);
  expect(await report()).toMatchObject({ dailyActiveUsers: 3, totalPageViews: 5 });
});

it('a report has the ten places with the most views of its days, without those that are not published any more', async () => {
  const ids = Array.from({ length: 12 }, (_, at) => `place-${String(at).padStart(2, '0')}`);
  await publish(...ids, 'gone', 'bygone');
  await look('bygone', 40);
  analytics.pass(29 * DAY);
  for (const [at, id] of ids.entries()) await look(id, at + 1);
  await look('gone', 20);
  const topViews = async () => (await report()).topLocations.map(({ locationId, views }) => [locationId, views]);
  expect((await topViews()).slice(0, 3)).toEqual([
    ['bygone', 40],
    ['gone', 20],
    ['place-11', 12],
  ]);
  await analytics.stores.locations.setIfNewer([{ id: 'gone', revision: 2, isCounted: false, country: null }]);
  analytics.pass(DAY);
  const expected = ids.slice(2).map((id, at) => [id, at + 3]);
  expect(await topViews()).toEqual(expected.toReversed());
  await analytics.process().useCases.cleanUp();
  expect(await topViews()).toEqual(expected.toReversed());
  expect(analytics.stored()['placeviews']?.join()).not.toContain('bygone');
});
