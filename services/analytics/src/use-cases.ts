import type {
  ActivePeopleStore,
  ArrivalStore,
  ClaimStore,
  CountedStore,
  DailyTotalsStore,
  DeletedMembers,
  HashWith,
  LocationStore,
  PageViewStore,
  Persist,
  PlaceViewsStore,
  SaltStore,
  TallyStore,
  Turns,
} from './ports.ts';
import { pageViewBuffer, type BufferLimits } from './use-cases/buffer-page-views.ts';
import { cleanUp } from './use-cases/clean-up.ts';
import { communityStats } from './use-cases/count-community.ts';
import { countViewsOnce } from './use-cases/count-views-once.ts';
import { dailyTotalsKeeper } from './use-cases/keep-daily-totals.ts';
import { recordPageViews } from './use-cases/record-page-views.ts';
import { analyticsReport } from './use-cases/report.ts';
import { takePageView } from './use-cases/take-page-view.ts';

export type AnalyticsDeps = {
  readonly locations: LocationStore;
  readonly users: CountedStore;
  readonly reviews: CountedStore;
  readonly arrivals: ArrivalStore;
  readonly pageViews: PageViewStore;
  readonly claims: ClaimStore;
  readonly people: ActivePeopleStore;
  readonly tallies: TallyStore;
  readonly placeViews: PlaceViewsStore;
  readonly totals: DailyTotalsStore;
  readonly salts: SaltStore;
  readonly erasures: DeletedMembers;
  readonly turns: Turns;
  readonly hash: HashWith;
  readonly isBot: (userAgent: string) => boolean;
  readonly persist: Persist;
  /** milliseconds, monotonic */
  readonly clock: () => number;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
  /** ends early, without an error, when the signal aborts */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly newId: () => string;
  readonly now: () => Date;
  readonly bufferLimits?: BufferLimits;
  /** called with views that could not be written */
  readonly onLost: (count: number, error: unknown) => void;
  /** called with the error when the totals of a day could not be updated */
  readonly onFailure: (error: unknown) => void;
};

/** What a schema promises of a list: of more, the newest. */
const EXPORTED_VIEWS_MAX = 5_000;

/** The use cases of analytics, built from its ports. */
export const analyticsUseCases = (deps: AnalyticsDeps) => {
  const stats = communityStats(deps);
  const dailyTotals = dailyTotalsKeeper(deps);
  const { touch } = dailyTotals;
  const buffer = pageViewBuffer({
    write: recordPageViews({ ...deps, countOnce: countViewsOnce(deps), touch }),
    pause: deps.pause,
    onLost: deps.onLost,
    ...(deps.bufferLimits && { limits: deps.bufferLimits }),
  });
  return {
    stats,
    dailyTotals,
    buffer,
    communityStats: stats.read,
    takePageView: takePageView({ ...deps, buffer }),
    report: analyticsReport(deps),
    pageViewsOf: (userId: string) => deps.pageViews.ofMember(userId, EXPORTED_VIEWS_MAX),
    cleanUp: cleanUp({ ...deps, touch }),
  };
};

export type AnalyticsUseCases = ReturnType<typeof analyticsUseCases>;
