import { PLACE_FIELDS } from '@wellspring/place-schema/fields';
import { rowOf, VALUE_FIELDS, type FactField } from '@wellspring/place-schema/kinds';
import { helpId, labelId, type FieldMessageId } from '@wellspring/place-schema/labels';
import type { Group, ValueRow } from '@wellspring/place-schema/row';
import { isFactField } from '../../shared/facts/fact-values.ts';
import { TEXT_NAMES, type TextName } from './location-fields.ts';

/** A field of the form; `row`: of the table, null where a text has another purpose. */
export type FormField = {
  readonly name: TextName;
  readonly label: FieldMessageId;
  readonly help: FieldMessageId | undefined;
  readonly row: ValueRow | null;
};

const ROWS: ReadonlyMap<string, ValueRow> = new Map(VALUE_FIELDS);

/** Fields with their own control: the category, the country and the point. */
const OWN_CONTROLS = ['categoryId', 'country', 'latitude', 'longitude', 'coordinatesAre'] as const;

type PlainName = Exclude<TextName, (typeof OWN_CONTROLS)[number] | FactField>;

const isPlain = (name: TextName): name is PlainName => !isFactField(name) && !OWN_CONTROLS.some((own) => own === name);

const formField = (name: PlainName | 'country'): FormField => ({
  name,
  label: labelId(name, 'form'),
  help: helpId(name),
  row: ROWS.get(name) ?? null,
});

/** Every field in the order in which they stand: facts have a part of their own at the end. */
export const FIELD_ORDER: readonly TextName[] = Object.keys(PLACE_FIELDS)
  .sort((one, other) => Number(isFactField(one)) - Number(isFactField(other)))
  .flatMap((name) => (name === 'coordinates' ? ['latitude', 'longitude'] : [name]))
  .flatMap((name) => TEXT_NAMES.find((each) => each === name) ?? []);

/** The fields of a part of the form that are typed or chosen, in their order. */
export const groupFields = (group: Group): readonly FormField[] =>
  FIELD_ORDER.filter(isPlain)
    .filter((name) => rowOf(name)?.group === group)
    .map(formField);

export const COUNTRY = formField('country');
