import {
  emptyDay,
  mostViewed,
  REPORT_DAYS,
  reportOf,
  type AnalyticsReport,
  type PlaceViews,
  type ViewedLocation,
} from '../domain/daily-totals.ts';
import { daysUntil, utcDayOf, type UtcDay } from '../domain/utc-day.ts';
import type { DailyTotalsStore, LocationStore, PlaceViewsStore } from '../ports.ts';

type Deps = {
  readonly totals: Pick<DailyTotalsStore, 'findMany'>;
  readonly placeViews: Pick<PlaceViewsStore, 'top'>;
  readonly locations: Pick<LocationStore, 'publishedAmong'>;
  readonly now: () => Date;
};

const TOP = 10;
/** Places that are looked at for the top: some are not there any more, and days that are over may still be in their order. */
const PAGE = 50;
const PAGES_MAX = 5;

const topLocations = async (
  { placeViews, locations }: Deps,
  days: readonly UtcDay[],
): Promise<readonly ViewedLocation[]> => {
  const current: PlaceViews[] = [];
  for (let page = 0; page < PAGES_MAX && current.length < TOP; page += 1) {
    const found = await placeViews.top(PAGE, page * PAGE);
    const published = await locations.publishedAmong(found.map(({ locationId }) => locationId));
    current.push(...found.filter(({ locationId }) => published.has(locationId)));
    if (found.length < PAGE) break;
  }
  return mostViewed(current, days, TOP);
};

/** What happened in the last days, today among them, from stored totals. */
export const analyticsReport = (deps: Deps) => async (): Promise<AnalyticsReport> => {
  const days = daysUntil(utcDayOf(deps.now()), REPORT_DAYS);
  const [found, top] = await Promise.all([deps.totals.findMany(days), topLocations(deps, days)]);
  const byDate = new Map(found.map((totals) => [totals.date, totals]));
  return reportOf(
    days.map((day) => byDate.get(day) ?? emptyDay(day)),
    top,
  );
};
