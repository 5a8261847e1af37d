import { DAY, WEEK } from './hours.ts';
import type { Schedule } from './open-minutes.ts';
import { stateAt, timelineOf } from './state.ts';
import { isZone, localOf, momentOf, wallMinutes } from './wall-clock.ts';
import { daysOf } from './week.ts';

/** A day by the clock of the place, and its hours as "09:00–17:00". Those of a night belong to the day on which they begin. */
export type OpeningDay = { readonly day: string; readonly hours: readonly string[] };

const WEEK_DAYS = WEEK / DAY;

/**
 * The hours of today and of the six days after it, as far as they are known. Hours by appointment are those of the days when there are no
 * others; days that are by appointment throughout have none. null: no day is known.
 */
export const daysAhead = (schedule: Schedule, instant: Date): readonly OpeningDay[] | null => {
  if (!isZone(schedule.zone)) return null;
  const wall = wallMinutes(schedule.zone, instant.getTime());
  const timeline = timelineOf(schedule, wall);
  if (!timeline) return null;
  const today = Math.floor(wall / DAY);
  const certain = timeline.spans.filter(({ isOpen }) => isOpen === true);
  const isThroughout = timeline.spans.some(({ from, to }) => to - from >= WEEK);
  const rows = (certain.length > 0 || isThroughout ? certain : timeline.spans).flatMap(({ from, to }) => daysOf(from, to)); // prettier-ignore
  const days = Array.from({ length: WEEK_DAYS }, (_, at) => today + at)
    .filter((day) => day * DAY >= timeline.begin && day * DAY < timeline.end)
    .map((day) => ({
      day: localOf(day * DAY).slice(0, 10),
      hours: rows.filter((row) => row.day === day).map(({ text }) => text).toSorted(),
    })); // prettier-ignore
  return days.length === 0 ? null : days;
};

/** From an instant on a place is open, is not, or it is not known. */
export type OpeningChange = { readonly at: Date; readonly isOpen: boolean | 'unknown' };

/** So far ahead whoever shows a state can turn it without asking again. */
const AHEAD = WEEK + DAY;

/** The changes of the state of a place in the next eight days, in order. */
export const changesAhead = (schedule: Schedule, instant: Date): readonly OpeningChange[] => {
  if (!isZone(schedule.zone)) return [];
  const now = instant.getTime();
  const wall = wallMinutes(schedule.zone, now);
  const timeline = timelineOf(schedule, wall);
  if (!timeline) return [];
  const edges = [timeline.begin, timeline.end, ...timeline.spans.flatMap(({ from, to }) => [from, to])];
  const ahead = [...new Set(edges)].filter((edge) => edge > wall && edge <= wall + AHEAD).toSorted((a, b) => a - b);
  let { isOpen } = stateAt(schedule, instant);
  return ahead.flatMap((edge) => {
    const { instant: at } = momentOf(schedule.zone, edge, now);
    const next = stateAt(schedule, at).isOpen;
    if (next === isOpen) return [];
    isOpen = next;
    return [{ at, isOpen }];
  });
};
