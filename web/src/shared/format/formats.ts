/**
 * Makes a format of Intl once for the same arguments: making one takes as long as a hundred uses. They are few: a page has one locale, and
 * the server renders in one.
 */
const once = <Arguments extends readonly (string | number | null)[], Format>(
  make: (...given: Arguments) => Format,
): ((...given: Arguments) => Format) => {
  const made = new Map<string, Format>();
  return (...given) => {
    const key = given.join(' ');
    const format = made.get(key) ?? make(...given);
    made.set(key, format);
    return format;
  };
};

/** Numbers with so many decimals. */
export const decimals = once(
  (locale: string, least: number, most: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most }),
);

/** Numbers with the short name of a unit. */
export const units = once(
  (locale: string, unit: string, most: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: most }),
);

/** Dates with the month in letters. `timeZone`: an IANA name; null: that of this machine */
export const dates = once(
  (locale: string, timeZone: string | null) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...(timeZone !== null && { timeZone }) }),
);

export const spans = once((locale: string) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
