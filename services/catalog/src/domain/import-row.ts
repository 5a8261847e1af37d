import { AppError } from '@wellspring/errors';
import { cleanText, slugOf, tagsOf } from './details.ts';
import type { LocationDetails, Provenance } from './location.ts';

/** How a file is to be read. */
export type ImportOptions = {
  /** for rows without one */
  readonly categoryId?: number;
  /** our field → the file's column */
  readonly columns: Readonly<Record<string, string>>;
};

export type ImportRow = {
  readonly details: LocationDetails;
  readonly provenance: Provenance & { readonly sourceId: string };
};

const TEXT_FIELDS = [
  'name',
  'description',
  'address',
  'city',
  'state',
  'country',
  'website',
  'phoneNumber',
  'hours',
  'priceRange',
  'healingProperties',
  'accessibility',
  'temperature',
  'mineralContent',
  'bestTimeToVisit',
] as const;

/** Every column that an import knows; others are named once and left out. */
export const IMPORT_FIELDS: readonly string[] = [
  ...TEXT_FIELDS,
  'latitude',
  'longitude',
  'categoryId',
  'avgCost',
  'tags',
  'temperatureC',
  'source',
  'sourceId',
  'licence',
];

const LONGEST_SOURCE = 300;

const refuse = (message: string): never => {
  throw new AppError('VALIDATION', message);
};

const asText = (field: string, value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return refuse(`${field} must be a text`);
};

const asNumber = (field: string, value: unknown): number | null => {
  if (value === null || value === undefined || value === '') return null;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : refuse(`${field} must be a number`);
};

const asTagNames = (value: unknown): readonly string[] => {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value) && value.every((name) => typeof name === 'string')) return value;
  return refuse('tags must be a list of names');
};

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Two-letter country codes become English names; anything else stays. */
export const countryName = (country: string | null): string | null =>
  country && /^[A-Za-z]{2}$/.test(country) ? (countryNames.of(country.toUpperCase()) ?? country) : country;

const coordinatesIn = (latitude: number | null, longitude: number | null): LocationDetails['coordinates'] => {
  if (latitude === null && longitude === null) return null;
  if (latitude === null) return refuse('latitude is missing');
  if (longitude === null) return refuse('longitude is missing');
  return { latitude, longitude };
};

/** A place without an id at its source is known by its name and where it is. */
const ownSourceId = (
  name: string,
  { coordinates, city, country }: Pick<LocationDetails, 'coordinates' | 'city' | 'country'>,
) =>
  [slugOf(name), coordinates?.latitude, coordinates?.longitude, city, country]
    .filter((part) => part ?? false)
    .join('|');

/** Reads one row of an import. @throws AppError VALIDATION with what is wrong with it */
export const readImportRow = (row: unknown, { categoryId, columns }: ImportOptions): ImportRow => {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return refuse('the line is not a JSON object');
  const column = (field: string): unknown => {
    const name = columns[field] ?? field;
    return Object.hasOwn(row, name) ? Reflect.get(row, name) : undefined;
  };
  const text = (field: string) => asText(field, column(field));
  const number = (field: string) => asNumber(field, column(field));

  const name = text('name') ?? refuse('name is missing');
  const temperatureC = number('temperatureC');
  const details: LocationDetails = {
    name,
    description: text('description'),
    coordinates: coordinatesIn(number('latitude'), number('longitude')),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    country: countryName(text('country')),
    categoryId:
      number('categoryId') ?? categoryId ?? refuse('categoryId is missing (give one for all rows with --category)'),
    tags: tagsOf(asTagNames(column('tags'))),
    website: text('website'),
    phoneNumber: text('phoneNumber'),
    hours: text('hours'),
    priceRange: text('priceRange'),
    avgCost: number('avgCost'),
    healingProperties: text('healingProperties'),
    accessibility: text('accessibility'),
    temperature: text('temperature') ?? (temperatureC === null ? null : `${temperatureC} °C`),
    mineralContent: text('mineralContent'),
    bestTimeToVisit: text('bestTimeToVisit'),
  };
  const source = text('source') ?? 'Import';
  const sourceId = text('sourceId') ?? ownSourceId(name, details);
  if (source.length > LONGEST_SOURCE || sourceId.length > LONGEST_SOURCE * 2) refuse('source or sourceId is too long');
  return { details, provenance: { source, sourceId, licence: text('licence') } };
};

/** Columns of a row that no field takes. */
export const unknownColumns = (row: unknown, { columns }: ImportOptions): readonly string[] => {
  if (typeof row !== 'object' || row === null) return [];
  const taken = new Set([...IMPORT_FIELDS, ...Object.values(columns)]);
  return Object.keys(row).filter((name) => !taken.has(name));
};
