import { DAY, WEEK } from './hours.ts';
import type { Schedule } from './open-minutes.ts';
import { isZone, minuteOfWeek, minutesOfLocal, momentOf, wallMinutes, type Moment } from './wall-clock.ts';

export type OpenState = {
  readonly isOpen: boolean | 'unknown';
  /** null: it is not open, does not close, or its hours of then are unknown */
  readonly closesAt: Moment | null;
  /** null: it is open, or nothing says when it opens */
  readonly opensAt: Moment | null;
};

/** Minutes since 1970 on the wall clock of the place. */
type Span = { readonly from: number; readonly to: number; readonly isOpen: true | 'unknown' };

export type Timeline = {
  readonly spans: readonly Span[];
  /** within it, no span means closed */
  readonly begin: number;
  readonly end: number;
};

const UNKNOWN: OpenState = { isOpen: 'unknown', closesAt: null, opensAt: null };

/** The week before, in which a row past midnight began, this week and the next one. */
const WEEKS = [-WEEK, 0, WEEK];

/** The spans around a time on the wall clock: three weeks of a week, or all days of dated hours. */
export const timelineOf = ({ weekly, dated }: Schedule, wall: number): Timeline | null => {
  const monday = wall - minuteOfWeek(wall);
  if (weekly)
    return {
      spans: WEEKS.flatMap((shift) =>
        weekly.map(({ from, to, isOpen }) => ({ from: monday + shift + from, to: monday + shift + to, isOpen })),
      ),
      begin: monday - WEEK,
      end: monday + 2 * WEEK,
    };
  if (!dated) return null;
  return {
    spans: dated.rows.map(({ from, to, isOpen }) => ({
      from: minutesOfLocal(from),
      to: minutesOfLocal(to),
      isOpen,
    })),
    begin: minutesOfLocal(`${dated.firstDay}T00:00`),
    end: minutesOfLocal(`${dated.lastDay}T00:00`) + DAY,
  };
};

/** Where the open time around a minute ends: spans that touch are one. */
const endOfOpen = (spans: readonly Span[], wall: number): number => {
  let end = wall;
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) if (from <= end && to > end) end = to;
  return end;
};

/** What the hours of a place say of an instant, by the clock of the place. */
export const stateAt = (hours: Schedule, instant: Date): OpenState => {
  if (!isZone(hours.zone)) return UNKNOWN;
  const now = instant.getTime();
  const wall = wallMinutes(hours.zone, now);
  const timeline = timelineOf(hours, wall);
  if (!timeline) return UNKNOWN;
  const momentAt = (minutes: number): Moment => momentOf(hours.zone, minutes, now);

  const current = timeline.spans.filter(({ from, to }) => from <= wall && wall < to);
  const open = timeline.spans.filter(({ isOpen }) => isOpen === true);
  if (current.some(({ isOpen }) => isOpen === true)) {
    const end = endOfOpen(open, wall);
    const isEndless = hours.weekly ? end - wall > WEEK : end === timeline.end;
    return { isOpen: true, closesAt: isEndless ? null : momentAt(end), opensAt: null };
  }
  const isCovered = current.length === 0 && wall >= timeline.begin && wall < timeline.end;
  const next = Math.min(...open.map(({ from }) => from).filter((from) => from > wall));
  return {
    isOpen: isCovered ? false : 'unknown',
    closesAt: null,
    opensAt: Number.isFinite(next) && wall >= timeline.begin ? momentAt(next) : null,
  };
};
