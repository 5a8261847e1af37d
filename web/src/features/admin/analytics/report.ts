import type { DayTotals } from '@wellspring/rest-contract/analytics';
import type { AdminAnalyticsQuery } from '../../../generated/admin-operations.ts';

export type Report = AdminAnalyticsQuery['adminAnalytics'];

/** What is counted of a day, in the order in which it is shown, with the names of its chart and of its column. */
export const MEASURES = [
  { name: 'activeUsers', label: 'admin.activeUsersADay', column: 'admin.activeUsers' },
  { name: 'pageViews', label: 'admin.pageViewsADay', column: 'admin.pageViews' },
  { name: 'newUsers', label: 'admin.newUsersADay', column: 'admin.newUsers' },
  { name: 'locationSubmissions', label: 'admin.submissionsADay', column: 'admin.submissions' },
] as const;
export type Measure = (typeof MEASURES)[number];

/** Whether something is the totals of a day, as the stream carries them. */
export const isDayTotals = (value: unknown): value is DayTotals => {
  if (typeof value !== 'object' || value === null || !('date' in value)) return false;
  const counts = new Map<string, unknown>(Object.entries(value));
  return typeof value.date === 'string' && MEASURES.every(({ name }) => typeof counts.get(name) === 'number');
};

/** The report with the totals of one day as they are now; null: it does not cover that day, and another one must be requested. */
export const withDay = (report: Report, { date, ...totals }: DayTotals): Report | null => {
  if (!report.days.some((day) => day.date === date)) return null;
  const days = report.days.map((day) => (day.date === date ? { ...day, ...totals } : day));
  const sum = (name: Measure['name']): number => days.reduce((all, day) => all + day[name], 0);
  return {
    ...report,
    days,
    dailyActiveUsers: days.at(-1)?.activeUsers ?? 0,
    totalPageViews: sum('pageViews'),
    newUsers: sum('newUsers'),
    locationSubmissions: sum('locationSubmissions'),
  };
};
