import type { Location, LocationDetails } from './location.ts';

/** The last places on Earth end a day so long after UTC. */
const LAST_ZONE_HOURS = 12;

const DATE = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/;

const middayOf = (year: number, month: number, day: number): Date =>
  new Date(Date.UTC(year, month - 1, day, LAST_ZONE_HOURS));

/** The instant at which a year, a month or a day is over everywhere. */
const endOf = (date: string): Date | null => {
  const [, year, month, day] = DATE.exec(date) ?? [];
  if (year === undefined) return null;
  if (month === undefined) return middayOf(Number(year) + 1, 1, 1);
  if (day === undefined) return middayOf(Number(year), Number(month) + 1, 1);
  return middayOf(Number(year), Number(month), Number(day) + 1);
};

/** When a temporary closure is over; null: it is not closed for a while, or nobody says until when. */
export const closureEndOf = ({ status }: Pick<Location, 'status'>): Date | null =>
  status?.state === 'temporarilyClosed' && status.until !== null ? endOf(status.until) : null;

/** A place whose temporary closure is over is not said to be closed. Nobody has said that it is open, so nothing says that either. */
export const withoutPastClosure = <Place extends Pick<LocationDetails, 'status'>>(place: Place, now: Date): Place => {
  const end = closureEndOf(place);
  return end !== null && end <= now ? { ...place, status: null } : place;
};
