import { LOCATION_TEXTS } from '@wellspring/rest-contract/location-limits';

export type TextField = keyof typeof LOCATION_TEXTS;

const isTextField = (field: string): field is TextField => Object.hasOwn(LOCATION_TEXTS, field);

export const TEXT_FIELDS: readonly TextField[] = Object.keys(LOCATION_TEXTS).filter(isTextField);

/** All text fields, each as `read` answers it. */
export function mapTexts<Value>(read: (field: TextField) => Value): Record<TextField, Value>;
export function mapTexts(read: (field: TextField) => unknown): Record<string, unknown> {
  return Object.fromEntries(TEXT_FIELDS.map((field) => [field, read(field)]));
}

/** The other things people tell of a Location, beside its texts. */
const OTHER_FIELDS = ['coordinates', 'categoryId', 'tags', 'avgCost'] as const;

/** Everything that people tell of a Location. */
export type DetailField = TextField | (typeof OTHER_FIELDS)[number];

export const DETAIL_FIELDS: readonly DetailField[] = [...TEXT_FIELDS, ...OTHER_FIELDS];
