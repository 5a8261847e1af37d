import { AppError } from '@wellspring/errors';
import { NO_VALUES } from '@wellspring/place-schema/kinds';
import { verbatim } from '@wellspring/words/message';
import { differing, isSame } from './changed-fields.ts';
import { withoutPastClosure } from './closure-end.ts';
import type { DetailField } from './fields.ts';
import { SOURCE_COLUMNS, type ImportRow, type SourceColumn } from './import-row.ts';
import { changed } from './lifecycle.ts';
import type { Location, LocationDetails, Provenance } from './location.ts';
import { editionOf, withSourceDate, type Edition } from './source-date.ts';

/** What a row does, or would do, to one field. */
export type FieldChange = {
  readonly field: DetailField | SourceColumn;
  readonly before: unknown;
  readonly after: unknown;
};

/** What an import does to a Location that it added before. `preserved`: the row has another value, but a person has set the field. */
export type Reimported = { readonly changes: readonly FieldChange[]; readonly preserved: readonly FieldChange[] } & (
  { readonly outcome: 'updated'; readonly next: Location } | { readonly outcome: 'unchanged' | 'kept' }
);

/** Why the point of a row is doubted; null: it is not; absent: it was not checked. */
export type PointNote = { readonly pointNote: string | null };

export type ReimportOptions = {
  /** the row wins over what people have set */
  readonly overwrite: boolean;
  /** what the row says to be nothing is emptied */
  readonly clear: boolean;
};

const NOTHING: Omit<LocationDetails, 'name' | 'categoryId'> = {
  ...NO_VALUES,
  coordinates: null,
  coordinatesAre: null,
  tags: [],
};

type Clearable = Exclude<DetailField, 'name' | 'categoryId'>;

/** A place always has a name and a category: an empty column takes neither away. */
const isClearable = (field: DetailField): field is Clearable => field !== 'name' && field !== 'categoryId';

const clearedBy = ({ emptied }: ImportRow): Partial<LocationDetails> => {
  const cleared: { -readonly [Field in Clearable]?: LocationDetails[Field] } = {};
  const clear = <Field extends Clearable>(field: Field): void => {
    cleared[field] = NOTHING[field];
  };
  emptied.filter(isClearable).forEach(clear);
  return { ...cleared, ...(emptied.includes('coordinates') && { coordinatesAre: null }) };
};

const POINT_GOES = verbatim('it would take away the point of a place (--clear lets it)');

/**
 * A row for a place that was imported before. What the row does not say stays; what people have set stays unless `overwrite`
 * says so; fields that the row explicitly empties are emptied only with `clear`. `declared`: what is declared of the source.
 * @throws AppError VALIDATION where the row would remove the point of the place without `clear`
 */
export const reimport = (
  location: Location,
  row: ImportRow & Partial<PointNote>,
  { overwrite, clear, declared, now }: ReimportOptions & { readonly declared: Edition; readonly now: Date },
): Reimported => {
  const isPreserved = (field: DetailField): boolean => !overwrite && location.setByPeople.includes(field);
  if (!clear && row.emptied.includes('coordinates') && location.coordinates && !isPreserved('coordinates'))
    throw new AppError('VALIDATION', POINT_GOES);

  const said: LocationDetails = { ...location, ...row.values, ...(clear && clearedBy(row)) };
  const provenance = provenanceAfter(location, row, { clear, declared });
  const requested = withSourceDate(withoutPastClosure({ ...location, ...said, provenance }, now));
  const fields = differing(location, requested);
  const changeOf = (field: DetailField): FieldChange => ({ field, before: location[field], after: requested[field] });
  const preserved = fields.filter(isPreserved);
  const taken = fields.filter((field) => !isPreserved(field));
  const ofSource = SOURCE_COLUMNS.map((field) => ({
    field,
    before: location.provenance?.[field] ?? null,
    after: provenance[field],
  }));

  const changes = [...taken.map(changeOf), ...ofSource.filter(({ before, after }) => before !== after)];
  const reported = { changes, preserved: preserved.map(changeOf) };
  const pointNote = row.pointNote === undefined || isPreserved('coordinates') ? location.pointNote : row.pointNote;
  const isSameNote = pointNote === location.pointNote;
  if (changes.length === 0 && isSameNote && isSame(location.provenance, provenance))
    return { ...reported, outcome: preserved.length > 0 ? 'kept' : 'unchanged' };

  const changedValues = Object.fromEntries(taken.map((field) => [field, requested[field]]));
  const next = {
    ...changedValues,
    ...(taken.includes('coordinates') && { coordinatesAre: requested.coordinatesAre, isPointConfirmed: false }),
    pointNote,
    provenance,
    setByPeople: location.setByPeople.filter((field) => !taken.includes(field)),
  };
  return { ...reported, outcome: 'updated', next: changed(location, next, now) };
};

const provenanceAfter = (
  { provenance: before }: Location,
  { provenance }: ImportRow,
  { clear, declared }: { readonly clear: boolean; readonly declared: Edition },
): Provenance => {
  const after = (column: SourceColumn): string | null => {
    const said = provenance[column];
    return said === undefined || (said === null && !clear) ? (before?.[column] ?? null) : said;
  };
  const { source, sourceId } = provenance;
  const edition = editionOf(declared, { asOf: after('asOf'), sourceName: after('sourceName') });
  return { source, sourceId, licence: after('licence'), ...edition };
};
