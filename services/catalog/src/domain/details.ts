import {
  readWebsites,
  type Websites,
  WEBSITES_MAX,
  websitesIn,
  websitesText,
} from '@wellspring/contact-details/websites';
import { AppError } from '@wellspring/errors';
import { missing } from '@wellspring/place-schema/labels';
import {
  CATEGORY_MISSING,
  LATITUDE_WRONG,
  LONGITUDE_WRONG,
  TAG_MAX,
  TAG_TOO_LONG,
  TAGS_MAX,
  TAGS_TOO_MANY,
} from '@wellspring/rest-contract/location-limits';
import { say, type Message } from '@wellspring/words/message';
import { lengthOf } from '@wellspring/written-text';
import { shortened } from './shortened.ts';
import { isCategoryId } from './categories.ts';
import { normalizedCountry } from './country.ts';
import type { Coordinates, LocationDetails, Tag } from './location.ts';
import { checkFacts } from './place-facts.ts';
import { checkValues, cleanText, refuse } from './values.ts';

type Wrong = Extract<Websites, { readonly kind: 'wrong' }>;

const LONGEST_SHOWN = 60;

/** The message about a text that is no website. */
const websiteWrong = ({ written, fault }: Wrong): Message => {
  const text = shortened(written, LONGEST_SHOWN);
  switch (fault) {
    case 'e-mail':
      return say('catalogErrors.websiteIsEmail', { text });
    case 'user-name':
      return say('catalogErrors.websiteUserName', { text });
    case 'not-public':
      return say('catalogErrors.websiteNotPublic', { text });
    case 'too-many':
      return say('catalogErrors.websitesTooMany', { max: WEBSITES_MAX });
    case 'no-address':
      return say('catalogErrors.websiteIsNone', { text });
  }
};

/** Websites as one text, each with its scheme; null without any. @throws AppError VALIDATION */
export const checkWebsites = (text: string | null): string | null => {
  if (!text) return null;
  const read = readWebsites(text);
  if (read.kind === 'wrong') throw new AppError('VALIDATION', websiteWrong(read), { field: 'website' });
  return websitesText(read.addresses);
};

/** The websites of a stored place of an earlier version, which could be written in any way; addresses that cannot be opened are left out. */
export const storedWebsite = (text: string | null): string | null => websitesText(websitesIn(text));

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** "Onsen & Spa" → onsen-spa */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Tags by name: cleaned, each slug once. */
export const tagsOf = (names: readonly string[]): readonly Tag[] => {
  const bySlug = new Map<string, Tag>();
  for (const given of names) {
    const name = cleanText(given);
    const slug = name && slugOf(name);
    if (!name || !slug) continue;
    if (lengthOf(name) > TAG_MAX) refuse('tags', TAG_TOO_LONG);
    if (!bySlug.has(slug)) bySlug.set(slug, { name, slug });
  }
  if (bySlug.size > TAGS_MAX) refuse('tags', TAGS_TOO_MANY);
  return [...bySlug.values()];
};

/** Coordinates in range, rounded as they are stored. @throws AppError VALIDATION */
export const checkCoordinates = ({ latitude, longitude }: Coordinates): Coordinates => {
  if (!(latitude >= -90 && latitude <= 90)) refuse('latitude', LATITUDE_WRONG);
  if (!(longitude >= -180 && longitude <= 180)) refuse('longitude', LONGITUDE_WRONG);
  return { latitude: toEightDecimals(latitude), longitude: toEightDecimals(longitude) };
};

/** A name that can be seen. @throws AppError VALIDATION */
export const checkName = (name: string): string =>
  VISIBLE.test(name) ? name : refuse('name', say('catalogErrors.nameInvisible'));

const toEightDecimals = (degrees: number): number => Math.round(degrees * 1e8) / 1e8 + 0;

/** Details with every rule held. @throws AppError VALIDATION */
export const checkDetails = (details: LocationDetails): LocationDetails => {
  const values = { ...checkValues(details), ...checkFacts(details) };
  const name = checkName(values.name ?? refuse('name', missing('name')));
  if (!isCategoryId(details.categoryId)) refuse('categoryId', CATEGORY_MISSING);
  const coordinates = details.coordinates && checkCoordinates(details.coordinates);
  return {
    ...values,
    name,
    country: normalizedCountry(values.country),
    website: checkWebsites(values.website),
    coordinates,
    coordinatesAre: coordinates && (details.coordinatesAre ?? 'exact'),
    categoryId: details.categoryId,
    tags: tagsOf(details.tags.map((tag) => tag.name)),
  };
};
