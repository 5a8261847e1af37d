import type { UtcDay } from './utc-day.ts';

/** What is counted of a day. */
export type DayCounts = {
  /** distinct people who looked at a page */
  readonly activeUsers: number;
  readonly pageViews: number;
  /** who joined, whether or not they stayed */
  readonly newUsers: number;
  /** places that members submitted, also those that are hidden or deleted now */
  readonly locationSubmissions: number;
};

export type DayTotals = DayCounts & { readonly date: UtcDay };

/** The totals of a day as they are published. */
export type DailyTotals = DayTotals & {
  /** 0: not published yet */
  readonly revision: number;
  /** null: never */
  readonly changedAt: Date | null;
};

const NO_COUNTS: DayCounts = { activeUsers: 0, pageViews: 0, newUsers: 0, locationSubmissions: 0 };

export const emptyDay = (date: UtcDay): DailyTotals => ({ ...NO_COUNTS, date, revision: 0, changedAt: null });

const hasSameCounts = (one: DayCounts, other: DayCounts): boolean =>
  one.activeUsers === other.activeUsers &&
  one.pageViews === other.pageViews &&
  one.newUsers === other.newUsers &&
  one.locationSubmissions === other.locationSubmissions;

/** The totals with these counts; null where nothing changed. */
export const recounted = (before: DailyTotals, counts: DayCounts, now: Date): DailyTotals | null =>
  hasSameCounts(before, counts)
    ? null
    : { ...counts, date: before.date, revision: before.revision + 1, changedAt: now };

/** A place that people looked at. */
export type ViewedLocation = { readonly locationId: string; readonly views: number };

/** How often a place was looked at, by day. */
export type PlaceViews = { readonly locationId: string; readonly days: Readonly<Record<UtcDay, number>> };

/** The views of some days in all. */
const viewsOn = ({ days }: PlaceViews, requested: readonly UtcDay[]): number =>
  requested.reduce((sum, day) => sum + (days[day] ?? 0), 0);

/** Those with the most views on some days; of equals, by their ids. */
export const mostViewed = (
  places: readonly PlaceViews[],
  days: readonly UtcDay[],
  count: number,
): readonly ViewedLocation[] =>
  places
    .map((place) => ({ locationId: place.locationId, views: viewsOn(place, days) }))
    .filter(({ views }) => views > 0)
    .toSorted((a, b) => b.views - a.views || (a.locationId < b.locationId ? -1 : 1))
    .slice(0, count);

/** What admins see: the last days, and what they come to. */
export type AnalyticsReport = {
  /** today */
  readonly dailyActiveUsers: number;
  readonly totalPageViews: number;
  readonly newUsers: number;
  readonly locationSubmissions: number;
  readonly topLocations: readonly ViewedLocation[];
  /** the oldest first, with those on which nothing happened */
  readonly days: readonly DayTotals[];
};

/** Days that a report is about. */
export const REPORT_DAYS = 30;

/** @param days in order, today the last one */
export const reportOf = (days: readonly DayTotals[], topLocations: readonly ViewedLocation[]): AnalyticsReport => {
  const sum = (what: keyof DayCounts): number => days.reduce((all, day) => all + day[what], 0);
  return {
    dailyActiveUsers: days.at(-1)?.activeUsers ?? 0,
    totalPageViews: sum('pageViews'),
    newUsers: sum('newUsers'),
    locationSubmissions: sum('locationSubmissions'),
    topLocations,
    days,
  };
};
