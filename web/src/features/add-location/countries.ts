import { COUNTRY_CODES } from '@wellspring/countries/codes';
import { countryNameOf } from '@wellspring/countries/country-name';

/** Countries by their English names, as places carry them. */
export const countryNames = (): readonly string[] =>
  COUNTRY_CODES.flatMap((code) => countryNameOf(code) ?? []).toSorted((a, b) => a.localeCompare(b, 'en'));
