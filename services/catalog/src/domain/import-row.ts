import { AppError } from '@wellspring/errors';
import { FACT_FIELDS, NO_VALUES, rowOf, type Value, VALUE_FIELDS } from '@wellspring/place-schema/kinds';
import { verbatim } from '@wellspring/words/message';
import type { DetailField } from './fields.ts';
import { factColumns, factReader, partColumns } from './import-facts.ts';
import { categoryIn, dateIn, degreesIn, licenceIn, sourceNameIn, tagsIn, valueReader } from './import-fields.ts';
import { givenOtherNames, isNameColumn } from './import-names.ts';
import { ownSourceId } from './import-own-id.ts';
import { asNumber, asText, type Reading, readingOf } from './import-values.ts';
import type { Coordinates, LocationDetails, Provenance } from './location.ts';
import { editionOf, type Edition } from './source-date.ts';
import type { SourceKey } from './source-key.ts';

/** How a file is to be read. */
export type ImportOptions = {
  /** for new places whose rows have none */
  readonly categoryId?: number;
  /** where rows without a source come from */
  readonly source?: string;
  /** our field → the file's column */
  readonly columns: Readonly<Record<string, string>>;
};

/** A field of a row that cannot be read. */
export type UnreadableField = { readonly field: string; readonly given: unknown; readonly reason: string };

/** Columns that say something of the source, beside those that identify the place. */
export const SOURCE_COLUMNS = ['licence', 'asOf', 'sourceName'] as const;
export type SourceColumn = (typeof SOURCE_COLUMNS)[number];

export type ImportRow = {
  /** what the row says of the place, checked; what it does not say is not there */
  readonly values: Partial<LocationDetails>;
  /** of which the row says that there is nothing */
  readonly emptied: readonly DetailField[];
  /** beside the key: absent where the row does not have the column, null where it is empty */
  readonly provenance: SourceKey & Partial<Pick<Provenance, SourceColumn>>;
  readonly unreadable: readonly UnreadableField[];
};

/** Every column that an import knows; others are named once and left out. */
export const IMPORT_FIELDS: readonly string[] = [
  ...VALUE_FIELDS.flatMap(([field, { columns = [] }]) => [field, ...columns]),
  ...factColumns,
  'latitude',
  'longitude',
  'categoryId',
  'tags',
  'temperatureC',
  'source',
  'sourceId',
  ...SOURCE_COLUMNS,
];

const LONGEST = { source: 300, sourceId: 600 } as const;

const SOURCE_READERS = { licence: licenceIn, asOf: dateIn, sourceName: sourceNameIn } as const;

const refuse = (message: string): never => {
  throw new AppError('VALIDATION', verbatim(message));
};

/** The words for a bad row. @throws a failure that is not about the row, such as an unavailable store: it ends the import */
export const refusalReason = (error: unknown): string => {
  if (error instanceof AppError && error.code === 'VALIDATION') return error.message;
  throw error;
};

type Column = (field: string) => unknown;
type ImportedValue = Value | LocationDetails[keyof LocationDetails];

/** The columns that may hold a field: the one that was named for it, else its own or one of its other names. */
const namesOf = (field: string, columns: ImportOptions['columns']): readonly string[] => {
  const named = columns[field];
  if (named !== undefined) return [named];
  const row = rowOf(field);
  return [field, ...((row && 'columns' in row && row.columns) || [])];
};

const pointOf = (latitude: Reading<number>, longitude: Reading<number>): Reading<Coordinates> => {
  if (latitude.kind === 'value' && longitude.kind === 'value')
    return { kind: 'value', value: { latitude: latitude.value, longitude: longitude.value } };
  const kinds = [latitude.kind, longitude.kind];
  if (kinds.includes('value') && !kinds.includes('unreadable'))
    return { kind: 'unreadable', reason: 'is only half of a point' };
  return { kind: kinds.includes('nothing') && !kinds.includes('unreadable') ? 'nothing' : 'absent' };
};

const temperatureOf = (text: Reading<ImportedValue>, celsius: Reading<number>): Reading<ImportedValue> => {
  if (text.kind === 'value' || celsius.kind === 'absent' || celsius.kind === 'unreadable') return text;
  return celsius.kind === 'value' ? { kind: 'value', value: `${celsius.value} °C` } : celsius;
};

/** Which place a row is about: here a value that cannot be read would make it another one. @throws AppError VALIDATION */
const identifying = (column: Column, field: 'source' | 'sourceId'): string | null => {
  const reading = readingOf(column(field), asText);
  if (reading.kind === 'unreadable') return refuse(`${field} ${reading.reason}`);
  const text = reading.kind === 'value' ? reading.value : null;
  return text && text.length > LONGEST[field] ? refuse(`${field} has more than ${LONGEST[field]} characters`) : text;
};

/**
 * Reads one row of an import. A field that cannot be read is left out and named.
 * @throws AppError VALIDATION where the row does not identify a place
 */
export const readImportRow = (row: unknown, { source, columns }: Omit<ImportOptions, 'categoryId'>): ImportRow => {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return refuse('the line is not a JSON object');
  const column: Column = (field) => {
    const name = namesOf(field, columns).find((each) => Object.hasOwn(row, each));
    return name === undefined ? undefined : Reflect.get(row, name);
  };
  const values: { [field: string]: ImportedValue } = {};
  const emptied: DetailField[] = [];
  const lost: UnreadableField[] = [];

  const read = <Value>(
    field: string,
    parse: (given: unknown) => Value,
    given: unknown = column(field),
  ): Reading<Value> => {
    const reading = readingOf(given, parse);
    if (reading.kind === 'unreadable') lost.push({ field, given, reason: reading.reason });
    return reading;
  };
  const take = (field: DetailField, reading: Reading<ImportedValue>): void => {
    if (reading.kind === 'value') values[field] = reading.value;
    if (reading.kind === 'nothing') emptied.push(field);
  };

  for (const [field, fieldRow] of VALUE_FIELDS) {
    const given = field === 'otherNames' ? givenOtherNames(row, column(field), column('name')) : column(field);
    const reading = read(field, valueReader(field, fieldRow), given);
    take(field, field === 'temperature' ? temperatureOf(reading, read('temperatureC', asNumber)) : reading);
  }
  for (const [field, factRow] of FACT_FIELDS)
    take(field, read(field, factReader(field, factRow), partColumns(column, field, factRow) ?? column(field)));
  take('categoryId', read('categoryId', categoryIn));
  take('tags', read('tags', tagsIn));
  const point = pointOf(read('latitude', degreesIn('latitude', 90)), read('longitude', degreesIn('longitude', 180)));
  take('coordinates', point);
  if (point.kind === 'unreadable') lost.push({ field: 'latitude', given: column('latitude'), reason: point.reason });
  if (point.kind === 'value') values['coordinatesAre'] = 'exact';

  const ofSource: { [column in SourceColumn]?: string | null } = {};
  for (const name of SOURCE_COLUMNS) {
    const reading = read(name, SOURCE_READERS[name]);
    if (reading.kind === 'value') ofSource[name] = reading.value;
    if (reading.kind === 'nothing') ofSource[name] = null;
  }
  const provenance = {
    source:
      identifying(column, 'source') ?? source ?? refuse('source is missing (give one for all rows with --source)'),
    sourceId:
      identifying(column, 'sourceId') ??
      ownSourceId(column, point.kind === 'value' ? point.value : null) ??
      refuse('it has no sourceId, no name and no point or town'),
    ...ofSource,
  };
  return { values, emptied, provenance, unreadable: lost };
};

/** Columns of a row that no field takes. */
export const unknownColumns = (row: unknown, { columns }: Pick<ImportOptions, 'columns'>): readonly string[] => {
  if (typeof row !== 'object' || row === null) return [];
  const taken = new Set([...IMPORT_FIELDS, ...Object.values(columns)]);
  return Object.keys(row).filter((name) => !taken.has(name) && !isNameColumn(name));
};

const CATEGORY_MISSING = verbatim('categoryId is missing (give one for all new places with --category)');

/** The category of a new place: the row's own, else the one for all. @throws AppError VALIDATION */
export const newCategory = ({ values }: ImportRow, categoryForAll: number | undefined): number => {
  const categoryId = values.categoryId ?? categoryForAll;
  if (categoryId === undefined) throw new AppError('VALIDATION', CATEGORY_MISSING);
  return categoryId;
};

/** The details of a new place from a row: what the row does not have is null. */
export const newDetails = (
  { values }: ImportRow,
  { name, categoryId }: Pick<LocationDetails, 'name' | 'categoryId'>,
): LocationDetails => ({
  ...NO_VALUES,
  coordinates: null,
  coordinatesAre: null,
  tags: [],
  ...values,
  name,
  categoryId,
});

/** The source of a new place from a row. `declared`: what the row does not have to say. */
export const newProvenance = ({ provenance }: ImportRow, declared: Edition): Provenance => ({
  source: provenance.source,
  sourceId: provenance.sourceId,
  licence: provenance.licence ?? null,
  ...editionOf(declared, provenance),
});
