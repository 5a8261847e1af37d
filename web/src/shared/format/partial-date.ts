const PARTS = { 4: { year: 'numeric' }, 7: { year: 'numeric', month: 'long' } } as const;
const DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const;

/** "1980", "1980-06" or "1980-06-24" in the reader's manner of writing dates; what is no date stays as it is. */
export const partialDateText = (date: string, locale: string): string => {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return date;
  const parts = date.length === 4 ? PARTS[4] : date.length === 7 ? PARTS[7] : DAY;
  return moment.toLocaleDateString(locale, { ...parts, timeZone: 'UTC' });
};
