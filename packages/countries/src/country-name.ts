const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The English name of a country, as places carry it: by CLDR, without "SAR China". null: no such code. */
export const countryNameOf = (code: string): string | null => {
  try {
    return english.of(code)?.replace(/ SAR China$/, '') ?? null;
  } catch {
    return null;
  }
};

/** What a reader calls a country, by the names of CLDR. Without a code, or a name for it, the name that is known. */
export const countryIn = (locale: string, code: string | null, fallbackName: string | null): string | null => {
  if (code === null || /^en\b/i.test(locale)) return fallbackName;
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code) ?? fallbackName;
};
