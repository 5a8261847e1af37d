import { DAY, WEEK, type OpeningHours } from './hours.ts';
import { minuteOfWeek, minutesOfLocal } from './wall-clock.ts';

/** What tells whether a place is open at a time. */
export type Schedule = Pick<OpeningHours, 'zone' | 'weekly' | 'dated'>;

/** to excluded */
export type MinuteRange = { readonly from: number; readonly to: number };

/**
 * The same in ranges that an index can look up: minutes of the week, or minutes since 1970 by the clock of the place. The first are below
 * 10080, the second are not, so the two are never mixed up.
 */
export type OpenMinutes = {
  readonly open: readonly MinuteRange[];
  /** only perhaps, such as by appointment */
  readonly unsure: readonly MinuteRange[];
  /** the hours say something about these: what is in no other range is closed */
  readonly covered: readonly MinuteRange[];
};

/** What passes the end of the week goes on at its beginning. */
const withinWeek = ({ from, to }: MinuteRange): readonly MinuteRange[] => {
  if (to - from >= WEEK) return [{ from: 0, to: WEEK }];
  return to <= WEEK ? [{ from, to }] : [{ from, to: WEEK }, { from: 0, to: to - WEEK }]; // prettier-ignore
};

/** The ranges of a schedule. */
export const openMinutesOf = ({ weekly, dated }: Schedule): OpenMinutes => {
  const rows = weekly
    ? weekly.flatMap(({ isOpen, ...row }) => withinWeek(row).map((range) => ({ ...range, isOpen })))
    : (dated?.rows ?? []).map(({ from, to, isOpen }) => ({ from: minutesOfLocal(from), to: minutesOfLocal(to), isOpen }));
  const rangesOf = (isCertain: boolean): readonly MinuteRange[] =>
    rows.filter(({ isOpen }) => (isOpen === true) === isCertain).map(({ from, to }) => ({ from, to }));
  const covered = weekly
    ? [{ from: 0, to: WEEK }]
    : dated
      ? [{ from: minutesOfLocal(`${dated.firstDay}T00:00`), to: minutesOfLocal(`${dated.lastDay}T00:00`) + DAY }]
      : [];
  return { open: rangesOf(true), unsure: rangesOf(false), covered };
}; // prettier-ignore

/** What to look up in these ranges for a time on the wall clock of a place. */
export const minutesToLookUp = (wall: number): readonly number[] =>
  wall < WEEK ? [minuteOfWeek(wall)] : [minuteOfWeek(wall), wall];

/** Whether a place is open at a time on its wall clock. */
export const opennessAt = ({ open, unsure, covered }: OpenMinutes, wall: number): boolean | 'unknown' => {
  const minutes = minutesToLookUp(wall);
  const isIn = (ranges: readonly MinuteRange[]): boolean =>
    ranges.some(({ from, to }) => minutes.some((minute) => from <= minute && minute < to));
  if (isIn(open)) return true;
  return isIn(covered) && !isIn(unsure) ? false : 'unknown';
};
