/** A day in UTC, such as 2026-01-31. Days are in order as texts. */
export type UtcDay = string;

const DAY_MS = 24 * 60 * 60 * 1_000;

export const utcDayOf = (at: Date): UtcDay => at.toISOString().slice(0, 10);

/** When a day begins. */
export const startOf = (day: UtcDay): Date => new Date(`${day}T00:00:00.000Z`);

/** The day that is so many later; earlier where the number is negative. */
export const dayAfter = (day: UtcDay, days: number): UtcDay =>
  utcDayOf(new Date(startOf(day).getTime() + days * DAY_MS));

/** So many days in a row, the last one being `day`. */
export const daysUntil = (day: UtcDay, count: number): readonly UtcDay[] =>
  Array.from({ length: count }, (_, at) => dayAfter(day, at + 1 - count));
