import { PLACE_FIELDS } from '@wellspring/place-schema/fields';
import type { Value, ValueField } from '@wellspring/place-schema/kinds';
import { choiceLabel } from '@wellspring/place-schema/labels';
import { choicesIn, numberIn } from '@wellspring/place-schema/parse-value';
import type { ChoiceRow, NumberRow, SetRow, TextRow, ValueRow } from '@wellspring/place-schema/row';
import { sayFieldsIn } from '@wellspring/place-schema/say-fields';
import { TAG_MAX, TAGS_MAX } from '@wellspring/rest-contract/location-limits';
import { isCategoryId } from './categories.ts';
import { checkWebsites, checkCoordinates, checkName, tagsOf } from './details.ts';
import { recognizedCountry } from './country.ts';
import { asNumber, asTagNames, asText, asTexts, holding, unreadable } from './import-values.ts';
import type { LocationDetails } from './location.ts';
import { isPartialDate } from './partial-date.ts';
import { checkText } from './values.ts';

const LONGEST_LICENCE = 200;

type Reader = (given: unknown) => Value;

const textIn =
  (field: string, row: Pick<TextRow, 'max'>) =>
  (given: unknown): string => {
    const text = asText(given);
    return holding(`has more than ${row.max.toLocaleString('en')} characters`, () => checkText(field, row, text)) ?? '';
  };

const { name: NAME, website: WEBSITE, phoneNumber: PHONE_NUMBER, country: COUNTRY } = PLACE_FIELDS;

const telephoneIn = (given: unknown): string => textIn('phoneNumber', PHONE_NUMBER)(asTexts(given));

const websiteIn = (given: unknown): string | null => {
  const text = textIn('website', WEBSITE)(asTexts(given));
  return holding('is not a link', () => checkWebsites(text));
};

const nameIn = (given: unknown): string => {
  const name = textIn('name', NAME)(given);
  return holding('has nothing that can be seen', () => checkName(name));
};

const countryIn = (given: unknown): string =>
  recognizedCountry(textIn('country', COUNTRY)(given)) ?? unreadable('is not a country');

/** Texts with rules of their own. */
const OWN_READERS: Readonly<Partial<Record<ValueField, Reader>>> = {
  name: nameIn,
  website: websiteIn,
  phoneNumber: telephoneIn,
  country: countryIn,
};

const bound = (number: number): string => number.toLocaleString('en', { maximumFractionDigits: 10 });

const numberReader =
  (row: NumberRow) =>
  (given: unknown): number =>
    numberIn(row, asNumber(given)) ?? unreadable(`is not between ${bound(row.min)} and ${bound(row.max)}`);

const english = sayFieldsIn('en');

/** By their values or by how they are called in English: a list, or one text with commas or semicolons between them. */
const choicesReader =
  (field: string, row: ChoiceRow | SetRow) =>
  (given: unknown): readonly string[] | null => {
    const texts = Array.isArray(given) ? given.map(asText) : asText(given).split(/[,;]/);
    const named = row.choices.map((choice) => choiceLabel(english, field, choice)).join(', ');
    const chosen = choicesIn(field, row, texts.map((text) => text.trim()).filter(Boolean));
    return chosen === undefined ? unreadable(`is none of: ${named}`) : chosen;
  };

const choiceReader =
  (field: string, row: ChoiceRow) =>
  (given: unknown): string | null =>
    choicesReader(field, row)([asText(given)])?.[0] ?? null;

/** Reads a column as its field has it, by the row of the field. It throws AppError VALIDATION where it cannot be read. */
export const valueReader = (field: ValueField, row: ValueRow): Reader => {
  const own = OWN_READERS[field];
  if (own) return own;
  if (row.kind === 'number') return numberReader(row);
  if (row.kind === 'choice') return choiceReader(field, row);
  return row.kind === 'set' ? choicesReader(field, row) : textIn(field, row);
};

export const categoryIn = (given: unknown): number => {
  const id = asNumber(given);
  return isCategoryId(id) ? id : unreadable('is not a category');
};

export const tagsIn = (given: unknown): LocationDetails['tags'] => {
  const names = asTagNames(given);
  return holding(`has more than ${TAGS_MAX} tags, or one of more than ${TAG_MAX} characters`, () => tagsOf(names));
};

export const degreesIn =
  (field: 'latitude' | 'longitude', most: number) =>
  (given: unknown): number => {
    const degrees = asNumber(given);
    const point = { latitude: 0, longitude: 0, [field]: degrees };
    return holding(`is not between -${most} and ${most}`, () => checkCoordinates(point))[field];
  };

/** A year, a month or a day. It throws AppError VALIDATION for anything else. */
export const dateIn = (given: unknown): string => {
  const date = asText(given);
  return isPartialDate(date) ? date : unreadable('is not a year, a month or a day, such as 1980 or 1980-06-24');
};

const LONGEST_SOURCE_NAME = 60;

export const sourceNameIn = (given: unknown): string => {
  const name = asText(given);
  return name.length > LONGEST_SOURCE_NAME ? unreadable(`has more than ${LONGEST_SOURCE_NAME} characters`) : name;
};

export const licenceIn = (given: unknown): string => {
  const licence = asText(given);
  return licence.length > LONGEST_LICENCE ? unreadable(`has more than ${LONGEST_LICENCE} characters`) : licence;
};
