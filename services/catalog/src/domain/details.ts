import { AppError } from '@wellspring/errors';
import {
  AVG_COST_MAX,
  AVG_COST_WRONG,
  LOCATION_TEXTS,
  TAG_MAX,
  TAG_TOO_LONG,
  TAGS_MAX,
  TAGS_TOO_MANY,
} from '@wellspring/rest-contract/location-limits';
import { cleanText as cleaned, lengthOf } from '@wellspring/written-text';
import { isCategoryId } from './categories.ts';
import { checkWebsites } from './contact.ts';
import { keptCountry } from './country.ts';
import { mapTexts, type TextField } from './fields.ts';
import type { Coordinates, LocationDetails, Tag } from './location.ts';

/** `field`: as a submission calls it */
const refuse = (field: string, message: string): never => {
  throw new AppError('VALIDATION', message, { field });
};

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text as it is kept; null when nothing is left. */
export const cleanText = (text: string | null | undefined): string | null => (text ? cleaned(text) || null : null);

/** A text of a field as it is kept. @throws AppError VALIDATION */
export const checkText = (field: TextField, text: string | null): string | null => {
  const clean = cleanText(text);
  const { label, max } = LOCATION_TEXTS[field];
  // A character has one code unit at least: most texts need not be counted.
  if (clean && clean.length > max && lengthOf(clean) > max) refuse(field, `${label} must be at most ${max} characters`);
  return clean;
};

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

/** Coordinates in range, rounded as they are kept. @throws AppError VALIDATION */
export const checkCoordinates = ({ latitude, longitude }: Coordinates): Coordinates => {
  if (!(latitude >= -90 && latitude <= 90)) refuse('latitude', 'Latitude must be between -90 and 90');
  if (!(longitude >= -180 && longitude <= 180)) refuse('longitude', 'Longitude must be between -180 and 180');
  return { latitude: toEightDecimals(latitude), longitude: toEightDecimals(longitude) };
};

/** A name that can be seen. @throws AppError VALIDATION */
export const checkName = (name: string): string =>
  VISIBLE.test(name) ? name : refuse('name', 'Name must have letters or signs that can be seen');

const toEightDecimals = (degrees: number): number => Math.round(degrees * 1e8) / 1e8 + 0;

/** US dollars to the cent. @throws AppError VALIDATION */
export const checkCost = (avgCost: number | null): number | null => {
  if (avgCost === null) return null;
  if (!(avgCost >= 0 && avgCost <= AVG_COST_MAX)) refuse('avgCost', AVG_COST_WRONG);
  return Math.round(avgCost * 100) / 100;
};

/** Details with every rule held: texts trimmed and bounded, numbers in range. @throws AppError VALIDATION */
export const checkDetails = (details: LocationDetails): LocationDetails => {
  const texts = mapTexts((field) => checkText(field, details[field]));
  const name = checkName(texts.name ?? refuse('name', 'Name is required'));
  if (!isCategoryId(details.categoryId)) refuse('categoryId', 'Please select a category');
  const coordinates = details.coordinates && checkCoordinates(details.coordinates);
  return {
    ...texts,
    name,
    country: keptCountry(texts.country),
    website: checkWebsites(texts.website),
    coordinates,
    coordinatesAre: coordinates && (details.coordinatesAre ?? 'exact'),
    categoryId: details.categoryId,
    tags: tagsOf(details.tags.map((tag) => tag.name)),
    avgCost: checkCost(details.avgCost),
  };
};
