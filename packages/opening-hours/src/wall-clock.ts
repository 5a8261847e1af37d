import { WEEK, DAY } from './hours.ts';

const MINUTE = 60_000;

/** An instant, and what the clock at the place shows then: "2026-10-25T09:00". */
export type Moment = { readonly instant: Date; readonly local: string };

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  formats.set(zone, format);
  return format;
};

/** Whether the runtime has the rules of a zone; a browser can be older than a zone. */
export const isZone = (zone: string): boolean => {
  try {
    return Boolean(formatOf(zone));
  } catch {
    return false;
  }
};

/**
 * Minutes since 1970 that the wall clock of a zone shows, as if it stood in UTC: rows of local times are compared with it without any
 * calculation of zones. @throws RangeError for an unregistered zone
 */
export const wallMinutes = (zone: string, instant: number): number => {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) / MINUTE;
};

/** Minutes of the week since Monday 00:00. */
export const minuteOfWeek = (wall: number): number => (((wall + 3 * DAY) % WEEK) + WEEK) % WEEK;

/** "2026-10-25T09:00" as minutes since 1970. */
export const minutesOfLocal = (local: string): number => Date.parse(`${local}Z`) / MINUTE;

/** Minutes since 1970 as "2026-10-25T09:00". */
export const localOf = (wall: number): string => new Date(wall * MINUTE).toISOString().slice(0, 16);

/** The first instant of a range at which the clock shows a time or has passed it: the clock skips an hour there. */
const passing = (zone: string, wall: number, before: number, after: number): number => {
  let [low, high] = [before, after];
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / MINUTE / 2) * MINUTE;
    if (wallMinutes(zone, middle) >= wall) high = middle;
    else low = middle;
  }
  return high;
};

/**
 * When the clock of a zone shows a time next. A time that it shows twice, when summer time ends, means the earlier one that is not past.
 * A time that it skips means the instant of the skip.
 */
export const momentOf = (zone: string, wall: number, after: number): Moment => {
  const asUtc = wall * MINUTE;
  const candidates = [-DAY, DAY].map((aside) => {
    const near = asUtc + aside * MINUTE;
    return asUtc - (wallMinutes(zone, near) * MINUTE - Math.floor(near / MINUTE) * MINUTE);
  });
  const shown = candidates.filter((candidate) => wallMinutes(zone, candidate) === wall).sort((a, b) => a - b);
  const instant =
    shown.find((candidate) => candidate > after) ??
    shown.at(-1) ??
    passing(zone, wall, Math.min(...candidates), Math.max(...candidates));
  return { instant: new Date(instant), local: localOf(wall) };
};
