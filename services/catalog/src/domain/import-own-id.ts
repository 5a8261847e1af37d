import { slugOf } from './details.ts';
import { asText } from './import-values.ts';
import type { Coordinates } from './location.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes that ISO 3166 leaves to users: they name no country, though some have a name. Kosovo's is in use. */
const NO_COUNTRY = /^(AA|Q[M-Z]|X[A-JL-Z]|ZZ)$/;

/** Not as countries are stored today: an id that was stored has the name that a code gave then, and other words as they were written. */
const countryInId = (country: string | null): string | null => {
  if (!country || !/^[A-Za-z]{2}$/.test(country)) return country;
  const code = country.toUpperCase();
  return NO_COUNTRY.test(code) ? null : (countryNames.of(code) ?? country);
};

/**
 * What distinguishes a place without an id at its source from others: its name and where it is, words for nothing included; null where
 * the row has neither. Stored as its id: what this gives for a row never changes.
 */
export const ownSourceId = (column: (field: string) => unknown, coordinates: Coordinates | null): string | null => {
  const plain = (field: string): string | null => {
    const given = column(field);
    return typeof given === 'string' || typeof given === 'number' ? asText(given) || null : null;
  };
  const name = plain('name');
  return (
    [
      name && (slugOf(name) || name),
      coordinates?.latitude,
      coordinates?.longitude,
      plain('address'),
      plain('city'),
      countryInId(plain('country')),
    ]
      .filter((part) => part ?? false)
      .join('|') || null
  );
};
