import { PLACE_FIELDS } from '@wellspring/place-schema/fields';

/** Everything that people say of a Location. */
export type DetailField = keyof typeof PLACE_FIELDS;

const isDetailField = (field: string): field is DetailField => Object.hasOwn(PLACE_FIELDS, field);

export const DETAIL_FIELDS: readonly DetailField[] = Object.keys(PLACE_FIELDS).filter(isDetailField);
