/** 5 Mar: a day in the reader's manner, without the year. */
export const dayText = (date: string, locale: string): string =>
  new Date(date).toLocaleDateString(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
