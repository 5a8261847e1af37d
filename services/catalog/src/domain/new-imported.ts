import { AppError } from '@wellspring/errors';
import { NO_VALUES } from '@wellspring/place-schema/kinds';
import type { ImportRow } from './import-row.ts';
import type { LocationDetails, Provenance } from './location.ts';

const CATEGORY_MISSING = 'categoryId is missing (give one for all new places with --category)';

/** The category of a new place: the row's own, else the one for all. @throws AppError VALIDATION */
export const newCategory = ({ values }: ImportRow, categoryForAll: number | undefined): number => {
  const categoryId = values.categoryId ?? categoryForAll;
  if (categoryId === undefined) throw new AppError('VALIDATION', CATEGORY_MISSING);
  return categoryId;
};

/** The details of a new place from a row: what the row does not say is not known. */
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

export const newProvenance = ({ provenance }: ImportRow): Provenance & { readonly sourceId: string } => ({
  ...provenance,
  licence: provenance.licence ?? null,
});
