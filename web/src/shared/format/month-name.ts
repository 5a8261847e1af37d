import { MONTHS } from '@wellspring/place-schema/months';

/** The name of a month in the reader's language: long as "November" in sentences, else short as "Nov" or narrow as "N", where there is no room. */
export const monthName = (
  month: (typeof MONTHS)[number],
  locale: string,
  length: 'long' | 'short' | 'narrow',
): string =>
  new Date(Date.UTC(2026, MONTHS.indexOf(month), 1)).toLocaleDateString(locale, { month: length, timeZone: 'UTC' });
