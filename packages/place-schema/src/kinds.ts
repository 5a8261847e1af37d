import { PLACE_FIELDS } from './fields.ts';
import type { PlaceFact, PlaceFactOf } from './fact.ts';
import type { ChoiceRow, FactRow, FieldRow, NumberRow, SetRow, SpecialRow, TextRow, ValueRow } from './row.ts';

type Fields = typeof PLACE_FIELDS;
type Kinds = { text: TextRow; number: NumberRow; choice: ChoiceRow; set: SetRow; fact: FactRow; special: SpecialRow };

export type Kind = keyof Kinds;

/** The names of the fields of a kind; never where the table has none. */
export type FieldOf<K extends Kind> = {
  [Name in keyof Fields]: Fields[Name]['kind'] extends K ? Name : never;
}[keyof Fields];

export type TextField = FieldOf<'text'>;
export type NumberField = FieldOf<'number'>;
export type ChoiceField = FieldOf<'choice'>;
export type SetField = FieldOf<'set'>;
export type FactField = FieldOf<'fact'>;
/** What a submission cannot do without. */
export type RequiredField = {
  [Name in TextField]: Fields[Name] extends { isRequired: true } ? Name : never;
}[TextField];
/** What has choices. */
export type ChosenField = FieldOf<'choice' | 'set'>;
/** What has its own shape is no value of a kind. */
export type ValueField = FieldOf<'text' | 'number' | 'choice' | 'set'>;

/** The values that a choice or a set has to choose from. */
export type ChoiceOf<Name extends ChosenField> = Fields[Name] extends {
  choices: readonly (infer Choice extends string)[];
}
  ? Choice
  : never;

/** The stored values of a place in the fields of the table. null: unknown; an empty set is unknown too. */
export type PlaceValues = { readonly [Name in TextField]: string | null } & {
  readonly [Name in NumberField]: number | null;
} & { readonly [Name in ChoiceField]: string | null } & { readonly [Name in SetField]: readonly string[] | null } & {
  readonly [Name in FactField]: PlaceFactOf<Name> | null;
};

/** What a field of any kind holds. */
export type Value = string | number | readonly string[] | PlaceFact | null;

const ROWS: Readonly<Record<string, FieldRow>> = PLACE_FIELDS;

const isKind =
  <K extends Kind>(kind: K) =>
  (entry: [string, FieldRow]): entry is [FieldOf<K>, Kinds[K]] =>
    entry[1].kind === kind;

/** The fields of a kind with their rows, in the order of the table. */
export const fieldsOf = <K extends Kind>(kind: K): readonly (readonly [FieldOf<K>, Kinds[K]])[] =>
  Object.entries(ROWS).filter(isKind(kind));

/** One entry for each field of a kind, made by `make`. */
export function mapKind<K extends Kind, Value>(
  kind: K,
  make: (field: FieldOf<K>, row: Kinds[K]) => Value,
): Record<FieldOf<K>, Value>;
export function mapKind<K extends Kind>(
  kind: K,
  make: (field: FieldOf<K>, row: Kinds[K]) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(fieldsOf(kind).map(([field, row]) => [field, make(field, row)]));
}

const isValue = (entry: [string, FieldRow]): entry is [ValueField, ValueRow] =>
  entry[1].kind !== 'special' && entry[1].kind !== 'fact';

/** The fields that hold one value, which is all but facts, with their rows, in the order of the table. */
export const VALUE_FIELDS: readonly (readonly [ValueField, ValueRow])[] = Object.entries(ROWS).filter(isValue);

/** The facts with their rows, in the order of the table. */
export const FACT_FIELDS = fieldsOf('fact');

/** The row of a field by its name, also of one that is no field: then undefined. */
export const rowOf = (field: string): FieldRow | undefined => (Object.hasOwn(ROWS, field) ? ROWS[field] : undefined);

/** Nothing known in any field of the table. */
export const NO_VALUES: Readonly<Record<ValueField | FactField, null>> = {
  ...mapKind('text', () => null),
  ...mapKind('number', () => null),
  ...mapKind('choice', () => null),
  ...mapKind('set', () => null),
  ...mapKind('fact', () => null),
};
