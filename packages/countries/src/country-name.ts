const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The English name of a country, as places carry it: by CLDR, without "SAR China". null: no such code. */
export const countryNameOf = (code: string): string | null => {
  try {
    return english.of(code)?.replace(/ SAR China$/, '') ?? null;
  } catch {
    return null;
  }
};

/** Their short names are abbreviations: "É.-U.", "UK". */
const ABBREVIATED: ReadonlySet<string> = new Set(['US', 'GB']);

/**
 * What a reader calls a country, by the names of CLDR. Without a code, or a name for it, the name that is known. Short names have no
 * "Special Administrative Region", and server and browsers agree on more of them. Still, not on all: Chromium names the Falklands in its own
 * way, and each engine has its own year of CLDR.
 */
export const countryIn = (locale: string, code: string | null, fallbackName: string | null): string | null => {
  if (code === null || /^en\b/i.test(locale)) return fallbackName;
  const style = ABBREVIATED.has(code) ? 'long' : 'short';
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none', style }).of(code) ?? fallbackName;
};
