import { withDay, type Report } from './report.ts';

const day = (date: string, pageViews: number): Report['days'][number] => ({
  __typename: 'DayTotals',
  date,
  activeUsers: 1,
  pageViews,
  newUsers: 0,
  locationSubmissions: 0,
});
const REPORT: Report = {
  __typename: 'AdminAnalytics',
  dailyActiveUsers: 1,
  totalPageViews: 5,
  newUsers: 0,
  locationSubmissions: 0,
  topLocations: [],
  days: [day('2026-03-09', 2), day('2026-03-10', 3)],
};

describe('a report that receives the totals of a day', () => {
  it('updates that day, and the sums over all days', () => {
    const totals = { date: '2026-03-10', activeUsers: 4, pageViews: 7, newUsers: 2, locationSubmissions: 1 };
    expect(withDay(REPORT, totals)).toEqual({
      ...REPORT,
      days: [day('2026-03-09', 2), { __typename: 'DayTotals', ...totals }],
      dailyActiveUsers: 4,
      totalPageViews: 9,
      newUsers: 2,
      locationSubmissions: 1,
    });
  });

  it('is refetched when the day is not in it', () => {
    expect(withDay(REPORT, day('2026-03-11', 1))).toBeNull();
  });
});
