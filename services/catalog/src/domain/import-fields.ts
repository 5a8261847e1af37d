import { AVG_COST_MAX, LOCATION_TEXTS, TAG_MAX, TAGS_MAX } from '@wellspring/rest-contract/location-limits';
import { isCategoryId } from './categories.ts';
import { checkWebsites } from './contact.ts';
import { checkCoordinates, checkCost, checkName, checkText, tagsOf } from './details.ts';
import type { TextField } from './fields.ts';
import { knownCountry } from './country.ts';
import { asNumber, asTagNames, asText, asTexts, holding, unreadable } from './import-values.ts';
import type { LocationDetails } from './location.ts';

const LONGEST_LICENCE = 200;

/** Reads a text of a place. @throws AppError VALIDATION */
export const textIn =
  (field: TextField) =>
  (given: unknown): string => {
    const text = asText(given);
    const { max } = LOCATION_TEXTS[field];
    return holding(`has more than ${max.toLocaleString('en')} characters`, () => checkText(field, text)) ?? '';
  };

const telephoneIn = (given: unknown): string => textIn('phoneNumber')(asTexts(given));

const websiteIn = (given: unknown): string | null => {
  const text = textIn('website')(asTexts(given));
  return holding('is not a link', () => checkWebsites(text));
};

export const nameIn = (given: unknown): string => {
  const name = textIn('name')(given);
  return holding('has nothing that can be seen', () => checkName(name));
};

const countryIn = (given: unknown): string => knownCountry(textIn('country')(given)) ?? unreadable('is not a country');

/** Reads a text of a place by the rules of its field. */
export const textReader = (field: TextField): ((given: unknown) => string | null) => {
  if (field === 'website') return websiteIn;
  if (field === 'phoneNumber') return telephoneIn;
  return field === 'country' ? countryIn : textIn(field);
};

export const categoryIn = (given: unknown): number => {
  const id = asNumber(given);
  return isCategoryId(id) ? id : unreadable('is not a category');
};

export const costIn = (given: unknown): number | null => {
  const cost = asNumber(given);
  return holding(`is not between 0 and ${AVG_COST_MAX.toLocaleString('en')}`, () => checkCost(cost));
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

export const licenceIn = (given: unknown): string => {
  const licence = asText(given);
  return licence.length > LONGEST_LICENCE ? unreadable(`has more than ${LONGEST_LICENCE} characters`) : licence;
};
