import { COUNTRY_CODES } from '@wellspring/countries/codes';
import { countryIn, countryNameOf } from '@wellspring/countries/country-name';

/** Countries by their names in a language, to type one: the server reads each of them, and keeps the English one. */
export const countryNames = (locale: string): readonly string[] =>
  COUNTRY_CODES.flatMap((code) => countryIn(locale, code, countryNameOf(code)) ?? []).toSorted((a, b) =>
    a.localeCompare(b, locale),
  );
