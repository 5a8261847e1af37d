import { MONTHS } from '@wellspring/place-schema/months';

/** The name of a month in the reader's language: short as "Nov", narrow as "N". */
export const monthName = (month: (typeof MONTHS)[number], locale: string, length: 'short' | 'narrow'): string =>
  new Date(Date.UTC(2026, MONTHS.indexOf(month), 1)).toLocaleDateString(locale, { month: length, timeZone: 'UTC' });
