import { COUNTRY_CODES } from '@wellspring/countries/codes';
import { countryCodeOf } from '@wellspring/countries/country-code';
import { countryNameOf } from '@wellspring/countries/country-name';
import { AppError } from '@wellspring/errors';
import { list, say, type Message } from '@wellspring/words/message';
import { folded } from './geocoding/address.ts';
import { isWithin, typosAllowed } from './search/typos.ts';
import { shortened } from './shortened.ts';

const NAMES: readonly string[] = COUNTRY_CODES.flatMap((code) => countryNameOf(code) ?? []);

const MOST_SUGGESTED = 3;
const LONGEST_SHOWN = 60;

/** The English name of the country that a text names, in any language or by a code; null: it names none. */
export const recognizedCountry = (text: string | null): string | null => {
  const code = countryCodeOf(text);
  return code === null ? null : countryNameOf(code);
};

/** A country as it is stored: by its English name, where it is recognized. */
export const normalizedCountry = (text: string | null): string | null => recognizedCountry(text) ?? text;

/** The country of a stored place; of one without a code, from an earlier version, the text is read. */
export const storedCountry = (text: string | null, code: string | null): string | null =>
  (code === null ? null : countryNameOf(code)) ?? normalizedCountry(text);

/** Countries whose English names are nearly what was typed, or begin with it. */
const suggestions = (text: string): readonly string[] => {
  const typed = folded(text);
  const most = typosAllowed(typed.replaceAll(' ', ''));
  return NAMES.filter((name) => {
    const candidate = folded(name);
    return typed !== '' && (candidate.startsWith(typed) || (most > 0 && isWithin(typed, candidate, most)));
  }).slice(0, MOST_SUGGESTED);
};

/** The message about an unknown country. */
export const unknownCountry = (text: string): Message => {
  const shown = shortened(text, LONGEST_SHOWN);
  const names = suggestions(text);
  return names.length === 0
    ? say('catalogErrors.countryUnknown', { text: shown })
    : say('catalogErrors.countryPerhaps', { text: shown, names: list('or', names) });
};

/** Checks the country that a person names; an absent or empty one is no error here. @throws AppError VALIDATION */
export const checkCountry = ({ country }: { readonly country?: string | null }): void => {
  if (country?.trim() && recognizedCountry(country) === null)
    throw new AppError('VALIDATION', unknownCountry(country.trim()), { field: 'country' });
};
