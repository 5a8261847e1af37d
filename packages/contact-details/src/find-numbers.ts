import { findPhoneNumbersInText, isSupportedCountry, type CountryCode, type PhoneNumber } from 'libphonenumber-js/max';

/** A number and where it stands in the text. */
export type FoundNumber = { readonly number: PhoneNumber; readonly start: number; readonly end: number };

/** "2019-05-12", "12.05.2019": in some countries valid numbers have as many digits. */
const DATE = /^(?:(?:19|20)\d\d[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](?:19|20)\d\d)$/;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * Whether a number can be dialled from everywhere in its country as it is written. "555 0100" may be the end of a number in any
 * town, although it happens to be a valid number of its own; only fixed lines have such short forms.
 */
const isWhole = (written: string, number: PhoneNumber): boolean => {
  if (written.includes('+') || written.includes('(') || number.getType() !== 'FIXED_LINE') return true;
  const digits = digitsOf(written);
  const national = digitsOf(number.format('NATIONAL', { formatExtension: (main) => main }));
  const isInternational = digits.includes(`${number.countryCallingCode}${number.nationalNumber}`);
  return isInternational || digits.startsWith(national);
};

/**
 * Finds the telephone numbers in a text of Latin digits, in their order: the library returns only those that are valid in their country.
 * @param region ISO 3166-1 alpha-2, the country in which numbers without a country code are valid; null: in none
 */
export const findNumbers = (text: string, region: string | null): readonly FoundNumber[] => {
  const options = region !== null && isSupportedCountry(region) ? { defaultCountry: region satisfies CountryCode } : {};
  return findPhoneNumbersInText(text, options).flatMap(({ number, startsAt: start, endsAt: end }) => {
    const written = text.slice(start, end);
    return !DATE.test(written) && isWhole(written, number) ? [{ number, start, end }] : [];
  });
};
