import { REPORT_DAYS } from '../domain/daily-totals.ts';
import { ONE_VIEW_MS, ROW_RETENTION_DAYS } from '../domain/page-view.ts';
import { dayAfter, daysUntil, startOf, utcDayOf, type UtcDay } from '../domain/utc-day.ts';
import type {
  ActivePeopleStore,
  ClaimStore,
  PageViewStore,
  PlaceViewsStore,
  SaltStore,
  TallyStore,
  Turns,
} from '../ports.ts';

export type CleanUpDeps = {
  readonly turns: Turns;
  readonly salts: Pick<SaltStore, 'removeBefore'>;
  readonly tallies: Pick<TallyStore, 'openBefore' | 'close'>;
  readonly pageViews: Pick<PageViewStore, 'countOn' | 'removeBefore'>;
  readonly people: Pick<ActivePeopleStore, 'countOn' | 'removeBefore'>;
  readonly claims: Pick<ClaimStore, 'forgetBefore'>;
  readonly placeViews: Pick<PlaceViewsStore, 'trimBefore'>;
  readonly touch: (days: readonly UtcDay[]) => void;
  readonly now: () => Date;
};

/** Milliseconds between two runs; for this time no other process runs it. */
export const CLEAN_UP_MS = 60 * 60 * 1_000;
const TURN_MS = CLEAN_UP_MS / 2;

/** Views of a day may still be on their way when it is over, for so many milliseconds. */
const LATE_MS = 10 * 60 * 1_000;

const FORGOTTEN_AT_ONCE = 500;

/**
 * Closes days that are over, and removes what is not needed any more: salts and people of days that are closed, views that were
 * counted just now, rows after their time, days of places that no report shows. One process does it, now and then; each throws away
 * the salts that it knows, and looks whether the totals are level.
 */
export const cleanUp = (deps: CleanUpDeps) => async (): Promise<void> => {
  const { turns, salts, tallies, pageViews, people, claims, placeViews, touch, now } = deps;
  const today = utcDayOf(new Date(now().getTime() - LATE_MS));
  await salts.removeBefore(today);
  // Totals that a dead process stored and did not publish are published now.
  touch(daysUntil(utcDayOf(now()), REPORT_DAYS));
  if (!(await turns.take('clean-up', TURN_MS))) return;
  for (const day of await tallies.openBefore(today)) {
    await tallies.close(day, { pageViews: await pageViews.countOn(day), activeUsers: await people.countOn(day) });
    touch([day]);
  }
  await people.removeBefore(today);
  const counted = new Date(now().getTime() - 2 * ONE_VIEW_MS);
  while ((await claims.forgetBefore(counted, FORGOTTEN_AT_ONCE)) > 0);
  await pageViews.removeBefore(startOf(dayAfter(today, -ROW_RETENTION_DAYS)));
  await placeViews.trimBefore(dayAfter(today, 1 - REPORT_DAYS));
};
