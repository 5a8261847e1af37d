import { AppError } from '@wellspring/errors';
import { isCategoryId } from './categories.ts';
import type { LocationDetails, Tag } from './location.ts';

/** Longest texts, in characters. Column limits of the specification; the rest bounds what one document can hold. */
export const LIMITS = {
  name: 200,
  description: 5000,
  address: 300,
  city: 120,
  state: 120,
  country: 120,
  website: 500,
  phoneNumber: 60,
  hours: 500,
  priceRange: 20,
  healingProperties: 2000,
  accessibility: 300,
  temperature: 50,
  mineralContent: 500,
  bestTimeToVisit: 200,
} as const;

export const MOST_TAGS = 20;
const LONGEST_TAG = 50;
const MOST_AVG_COST = 999_999.99;

type TextField = keyof typeof LIMITS;

/** How people call the fields in sentences. */
const WORDS: Partial<Record<TextField, string>> = {
  phoneNumber: 'Phone number',
  priceRange: 'Price range',
  healingProperties: 'Healing properties',
  mineralContent: 'Mineral content',
  bestTimeToVisit: 'Best time to visit',
};

const wordFor = (field: TextField): string => WORDS[field] ?? field.charAt(0).toUpperCase() + field.slice(1);

const refuse = (message: string): never => {
  throw new AppError('VALIDATION', message);
};

// Control characters but line feed and tab; line breaks are kept where people write prose.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

/** Trimmed and without control characters; null when nothing is left. */
export const cleanText = (text: string | null | undefined): string | null =>
  text?.toWellFormed().replaceAll('\r\n', '\n').replace(CONTROL, ' ').trim() || null;

const checkText = (field: TextField, text: string | null): string | null => {
  const clean = cleanText(text);
  if (clean && clean.length > LIMITS[field]) refuse(`${wordFor(field)} must be at most ${LIMITS[field]} characters`);
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
    if (name.length > LONGEST_TAG) refuse(`A tag must be at most ${LONGEST_TAG} characters`);
    if (!bySlug.has(slug)) bySlug.set(slug, { name, slug });
  }
  if (bySlug.size > MOST_TAGS) refuse(`A place can have at most ${MOST_TAGS} tags`);
  return [...bySlug.values()];
};

const checkWebsite = (website: string | null): string | null => {
  if (!website) return null;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(website) ? website : `https://${website}`;
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) refuse('Website must be a web address');
  return address;
};

const checkCoordinates = ({ coordinates }: LocationDetails): LocationDetails['coordinates'] => {
  if (!coordinates) return null;
  const { latitude, longitude } = coordinates;
  if (!(latitude >= -90 && latitude <= 90)) refuse('Latitude must be between -90 and 90');
  if (!(longitude >= -180 && longitude <= 180)) refuse('Longitude must be between -180 and 180');
  return { latitude: toEightDecimals(latitude), longitude: toEightDecimals(longitude) };
};

const toEightDecimals = (degrees: number): number => Math.round(degrees * 1e8) / 1e8 + 0;

const checkCost = (avgCost: number | null): number | null => {
  if (avgCost === null) return null;
  if (!(avgCost >= 0 && avgCost <= MOST_AVG_COST)) refuse('Average cost must be between 0 and 999,999.99');
  return Math.round(avgCost * 100) / 100;
};

/** Details with every rule held: texts trimmed and bounded, numbers in range. @throws AppError VALIDATION */
export const checkDetails = (details: LocationDetails): LocationDetails => {
  const name = checkText('name', details.name) ?? refuse('Name is required');
  if (!isCategoryId(details.categoryId)) refuse('Please select a category');
  return {
    name,
    description: checkText('description', details.description),
    coordinates: checkCoordinates(details),
    address: checkText('address', details.address),
    city: checkText('city', details.city),
    state: checkText('state', details.state),
    country: checkText('country', details.country),
    categoryId: details.categoryId,
    tags: tagsOf(details.tags.map((tag) => tag.name)),
    website: checkWebsite(checkText('website', details.website)),
    phoneNumber: checkText('phoneNumber', details.phoneNumber),
    hours: checkText('hours', details.hours),
    priceRange: checkText('priceRange', details.priceRange),
    avgCost: checkCost(details.avgCost),
    healingProperties: checkText('healingProperties', details.healingProperties),
    accessibility: checkText('accessibility', details.accessibility),
    temperature: checkText('temperature', details.temperature),
    mineralContent: checkText('mineralContent', details.mineralContent),
    bestTimeToVisit: checkText('bestTimeToVisit', details.bestTimeToVisit),
  };
};
