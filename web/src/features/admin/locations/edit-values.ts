import { PLACE_FIELDS } from '@wellspring/place-schema/fields';
import {
  FACT_FIELDS,
  mapKind,
  rowOf,
  VALUE_FIELDS,
  type FactField,
  type ValueField,
} from '@wellspring/place-schema/kinds';
import { labelId, type FieldMessageId, type SayField } from '@wellspring/place-schema/labels';
import { valueText } from '@wellspring/place-schema/value-text';
import type { LocationToEditFieldsFragment } from '../../../generated/admin-operations.ts';
import { factIn, factTextsOf, isFactField } from '../../../shared/facts/fact-values.ts';

const OTHERS = ['categoryId', 'latitude', 'longitude', 'tags'] as const;

export type EditField = ValueField | FactField | (typeof OTHERS)[number];
export type EditValues = Readonly<Record<EditField, string>>;

/** What is known of a place, as the form shows it. Of a set, its choices with commas between them; of a fact, see factText. */
export const valuesOf = (location: LocationToEditFieldsFragment): EditValues => {
  const typed = (value: string | number | readonly string[] | null): string => String(value ?? '');
  return {
    ...mapKind('text', (field) => typed(location[field])),
    ...mapKind('number', (field) => typed(location[field])),
    ...mapKind('choice', (field) => typed(location[field])),
    ...mapKind('set', (field) => typed(location[field])),
    ...factTextsOf(location),
    categoryId: String(location.categoryId),
    latitude: typed(location.latitude),
    longitude: typed(location.longitude),
    tags: location.tags.map(({ name }) => name).join(', '),
  };
};

type BoxField = Exclude<EditField, FactField>;

const isBoxField = (name: string): name is BoxField =>
  OTHERS.some((other) => other === name) || VALUE_FIELDS.some(([field]) => field === name);

/** The fields of the form but facts, in its order. */
export const EDIT_FIELDS: readonly { readonly name: BoxField; readonly label: FieldMessageId }[] = Object.keys(
  PLACE_FIELDS,
)
  .flatMap((name) => (name === 'coordinates' ? ['latitude', 'longitude'] : [name]))
  .filter(isBoxField)
  .map((name) => ({ name, label: labelId(name, 'admin') }));

/** What stands in the form, in words: choices as they are called. */
export const wordsOf = (t: SayField, field: EditField, typed: string, locale: string): string =>
  valueText(t, field, rowOf(field)?.kind === 'set' ? typed.split(',').filter(Boolean) : typed, locale) ?? '';

const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')));

const inputOf = (field: EditField, values: EditValues): Readonly<Record<string, unknown>> => {
  const text = values[field].trim();
  if (isFactField(field)) return { [field]: text === '' ? null : factIn(text) };
  switch (field) {
    case 'name':
      return { name: text };
    case 'categoryId':
      return { categoryId: Number(text) };
    // Half a point is none.
    case 'latitude':
    case 'longitude':
      return { latitude: numberIn(values.latitude), longitude: numberIn(values.longitude) };
    case 'tags':
      return { tags: text.split(/[,、，،]/u).flatMap((tag) => tag.trim() || []) };
    default: {
      const kind = rowOf(field)?.kind;
      if (kind === 'number') return { [field]: numberIn(text) };
      return { [field]: text === '' ? null : kind === 'set' ? text.split(',') : text };
    }
  }
};

export const editedFields = (before: EditValues, after: EditValues): readonly EditField[] =>
  [...EDIT_FIELDS.map(({ name }) => name), ...FACT_FIELDS.map(([field]) => field)].filter(
    (field) => before[field].trim() !== after[field].trim(),
  );

/** Only what was edited, as the call takes it. */
export const changeBetween = (before: EditValues, after: EditValues): Readonly<Record<string, unknown>> =>
  Object.fromEntries(editedFields(before, after).flatMap((field) => Object.entries(inputOf(field, after))));
