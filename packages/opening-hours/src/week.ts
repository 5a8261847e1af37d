import { clockOf, minutesOf } from './clock.ts';
import { DAY, type OpeningHours, WEEK } from './hours.ts';

/** For each weekday, Monday first, its hours: "09:00–12:00", past midnight "20:00–02:00". */
export type Week = readonly (readonly string[])[];

const OSM_DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

const closeOf = (minutes: number): string => (minutes === DAY ? '24:00' : clockOf(minutes));

/** A row by days, counted from where its minutes begin: what is shorter than a day stays whole, also past midnight. */
export const daysOf = (from: number, to: number): readonly { readonly day: number; readonly text: string }[] => {
  const day = Math.floor(from / DAY);
  const start = from - day * DAY;
  const isWhole = to - from < DAY || to <= (day + 1) * DAY;
  const end = isWhole ? to : (day + 1) * DAY;
  const own = { day, text: `${clockOf(start)}–${closeOf(end - day * DAY)}` };
  return isWhole ? [own] : [own, ...daysOf(end, to)];
};

/**
 * The hours of each weekday, for the editor and the table; null when not every week is the same. Hours by appointment are those of the
 * week when there are no others; a week that is by appointment throughout has none.
 */
export const weekOf = ({ weekly }: OpeningHours): Week | null => {
  if (!weekly) return null;
  const certain = weekly.filter(({ isOpen }) => isOpen === true);
  const isThroughout = weekly.some(({ from, to }) => to - from >= WEEK);
  const rows = certain.length > 0 || isThroughout ? certain : weekly;
  const texts = rows.flatMap(({ from, to }) => daysOf(from, to).map(({ day, text }) => ({ day: day % 7, text })));
  return OSM_DAYS.map((_, at) =>
    texts
      .filter(({ day }) => day === at)
      .map(({ text }) => text)
      .sort(),
  );
};

/** "09:00–17:00" as the grammar has it; null: not two times. */
const osmSpan = (span: string): string | null => {
  const [from, to, ...more] = span.split(/[–-]/).map((clock) => minutesOf(clock.trim()));
  if (typeof from !== 'number' || typeof to !== 'number' || more.length > 0 || from === DAY) return null;
  if (from === to) return null;
  return `${clockOf(from)}-${closeOf(to)}`;
};

const passesMidnight = (span: string): boolean => span.slice(6) < span.slice(0, 5);

/** Weekdays as the grammar has them: "Mo-We,Fr". */
const osmDays = (days: readonly number[]): string => {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => [...new Set([run[0], run.at(-1)])].map((day) => OSM_DAYS[day ?? 0]).join('-')).join(',');
};

/**
 * The rule of a week that was entered by weekdays; null when a text of it is not two times. A week without hours is "off". Hours may
 * pass midnight; those of all days and all hours are "24/7". With a comment, such as "by appointment", it is uncertain whether the place is
 * open in these hours.
 */
export const rulesFromWeek = (week: Week, comment: string | null = null): string | null => {
  const suffix = comment === null ? '' : ` "${comment.replaceAll('"', '')}"`;
  const daysBySpans = new Map<string, number[]>();
  for (const [day, texts] of week.entries()) {
    const spans = texts.map(osmSpan);
    if (spans.includes(null)) return null;
    const text = spans.sort().join(',');
    if (text) daysBySpans.set(text, [...(daysBySpans.get(text) ?? []), day]);
  }
  if (daysBySpans.size === 0) return 'off';
  if (daysBySpans.get('00:00-24:00')?.length === 7) return `24/7${suffix}`;
  const spans = [...daysBySpans.keys()].flatMap((text) => text.split(','));
  // After ";" a rule replaces the whole of its days, with the hours past midnight of the day before.
  const between = spans.some(passesMidnight) ? ', ' : '; ';
  return [...daysBySpans].map(([texts, days]) => `${osmDays(days)} ${texts}${suffix}`).join(between);
};
