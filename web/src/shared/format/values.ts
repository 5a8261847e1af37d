import { dates, decimals, spans } from './formats.ts';

/** One decimal, as 4.5, in the reader's manner of writing numbers. */
export const ratingText = (rating: number, locale: string): string => decimals(locale, 1, 1).format(rating);

export const countText = (count: number, locale: string): string => count.toLocaleString(locale);

/** The price range as people read it: its first letter large. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Average cost is in US dollars. */
export const costText = (cost: number, locale: string): string =>
  `$${decimals(locale, Number.isInteger(cost) ? 0 : 2, 2).format(cost)}`;

/** Whether a place is accessible, and nothing more is said of how. */
export const isPlainlyAccessible = (accessibility: string): boolean => accessibility.trim().toLowerCase() === 'yes';

/** 35.71480, 139.79670: exact to about a metre. */
export const pointText = (latitude: number, longitude: number): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

/** The day of a moment in the reader's manner of writing dates. `timeZone`: an IANA name; null: that of this machine */
export const dateText = (moment: string, locale: string, timeZone: string | null = 'UTC'): string =>
  dates(locale, timeZone).format(new Date(moment));

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago, in the largest unit that has passed: "3 days ago", "yesterday", "now". */
export const agoText = (moment: string, now: number, locale: string): string => {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1_000);
  const [unit, length] = STEPS.find(([, step]) => seconds >= step) ?? ['second', Infinity];
  return spans(locale).format(-Math.floor(seconds / length) || 0, unit);
};
