import { AppError } from '@wellspring/errors';
import { knownCountry } from './country.ts';
import { cleanText, slugOf, tagsOf } from './details.ts';
import { mapTexts, TEXT_FIELDS } from './fields.ts';
import type { LocationDetails, Provenance } from './location.ts';

/** How a file is to be read. */
export type ImportOptions = {
  /** for rows without one */
  readonly categoryId?: number;
  /** where rows without a source come from */
  readonly source?: string;
  /** our field → the file's column */
  readonly columns: Readonly<Record<string, string>>;
  /** the file wins over what people have set, and brings back what they have deleted */
  readonly overwrite: boolean;
};

export type ImportRow = {
  readonly details: LocationDetails;
  readonly provenance: Provenance & { readonly sourceId: string };
};

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

const LONGEST = { source: 300, sourceId: 600, licence: 200 } as const;

const refuse = (message: string): never => {
  throw new AppError('VALIDATION', message);
};

/** The words for a bad row. @throws what is not about the row, such as a store that is away: it ends the import */
export const refusalReason = (error: unknown): string => {
  if (error instanceof AppError && error.code === 'VALIDATION') return error.message;
  throw error;
};

const asText = (field: string, value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return refuse(`${field} must be a text`);
};

// Number() reads 0x14 and 0b11 as well; no file of ours means that.
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

const asNumber = (field: string, value: unknown): number | null => {
  if (value === null || value === undefined || value === '') return null;
  const number = typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : refuse(`${field} must be a number`);
};

const asTagNames = (value: unknown): readonly string[] => {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value) && value.every((name) => typeof name === 'string')) return value;
  return refuse('tags must be a list of names');
};

const coordinatesIn = (latitude: number | null, longitude: number | null): LocationDetails['coordinates'] => {
  if (latitude === null && longitude === null) return null;
  if (latitude === null) return refuse('latitude is missing');
  if (longitude === null) return refuse('longitude is missing');
  return { latitude, longitude };
};

/** A Location without an id at its source is known by its name and where it is. */
const ownSourceId = (
  name: string,
  { coordinates, address, city, country }: Pick<LocationDetails, 'coordinates' | 'address' | 'city' | 'country'>,
) =>
  [slugOf(name) || name, coordinates?.latitude, coordinates?.longitude, address, city, country]
    .filter((part) => part ?? false)
    .join('|');

const provenanceOf = (
  text: (field: keyof typeof LONGEST) => string | null,
  sourceForAll: string | undefined,
  ownId: () => string,
): ImportRow['provenance'] => {
  const provenance = {
    source: text('source') ?? sourceForAll ?? refuse('source is missing (give one for all rows with --source)'),
    sourceId: text('sourceId') ?? ownId(),
    licence: text('licence'),
  };
  for (const field of ['source', 'sourceId', 'licence'] as const)
    if ((provenance[field] ?? '').length > LONGEST[field])
      refuse(`${field} must be at most ${LONGEST[field]} characters`);
  return provenance;
};

/** Reads one row of an import. @throws AppError VALIDATION with what is wrong with it */
export const readImportRow = (
  row: unknown,
  { categoryId, source, columns }: Omit<ImportOptions, 'overwrite'>,
): ImportRow => {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return refuse('the line is not a JSON object');
  const column = (field: string): unknown => {
    const name = columns[field] ?? field;
    return Object.hasOwn(row, name) ? Reflect.get(row, name) : undefined;
  };
  const text = (field: string) => asText(field, column(field));
  const number = (field: string) => asNumber(field, column(field));

  const texts = mapTexts(text);
  const name = texts.name ?? refuse('name is missing');
  const temperatureC = number('temperatureC');
  const details: LocationDetails = {
    ...texts,
    name,
    country: knownCountry(texts.country),
    temperature: texts.temperature ?? (temperatureC === null ? null : `${temperatureC} °C`),
    coordinates: coordinatesIn(number('latitude'), number('longitude')),
    coordinatesAre: null,
    categoryId:
      number('categoryId') ?? categoryId ?? refuse('categoryId is missing (give one for all rows with --category)'),
    tags: tagsOf(asTagNames(column('tags'))),
    avgCost: number('avgCost'),
  };
  return { details, provenance: provenanceOf(text, source, () => ownSourceId(name, details)) };
};

/** Columns of a row that no field takes. */
export const unknownColumns = (row: unknown, { columns }: Pick<ImportOptions, 'columns'>): readonly string[] => {
  if (typeof row !== 'object' || row === null) return [];
  const taken = new Set([...IMPORT_FIELDS, ...Object.values(columns)]);
  return Object.keys(row).filter((name) => !taken.has(name));
};
