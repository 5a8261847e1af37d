import { DAY } from './hours.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (locale: string): Intl.DateTimeFormat => {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  formats.set(locale, format);
  return format;
};

const two = (number: number): string => String(number).padStart(2, '0');

/** "HH:MM" of minutes since midnight; those of the next day begin at 00:00 again. */
export const clockOf = (minutes: number): string => two(Math.floor(minutes / 60) % 24) + ':' + two(minutes % 60);

/** Minutes since midnight of "HH:MM", up to "24:00"; null: not a time. */
export const minutesOf = (clock: string): number | null => {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(clock) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return total <= DAY ? total : null;
};

/** Minutes since midnight as readers of a language write a time: 1020 is "5:00 PM" in English. */
export const clockText = (minutes: number, locale: string): string => formatOf(locale).format(minutes * 60_000);
