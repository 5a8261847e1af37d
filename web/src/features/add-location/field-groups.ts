import { PLACE_FIELDS } from '@wellspring/place-schema/fields';
import { rowOf, VALUE_FIELDS } from '@wellspring/place-schema/kinds';
import { fieldHelp, fieldLabel } from '@wellspring/place-schema/labels';
import type { Group, ValueRow } from '@wellspring/place-schema/row';
import { TEXT_NAMES, type TextName } from './location-fields.ts';

/** A field of the form; `row`: of the table, null where a text stands for something else. */
export type FormField = {
  readonly name: TextName;
  readonly label: string;
  readonly help: string | undefined;
  readonly row: ValueRow | null;
};

const ROWS: ReadonlyMap<string, ValueRow> = new Map(VALUE_FIELDS);

const formField = (name: TextName): FormField => ({
  name,
  label: fieldLabel(name, 'form'),
  help: fieldHelp(name),
  row: ROWS.get(name) ?? null,
});

/** Every field in the order in which they stand. */
export const FIELD_ORDER: readonly TextName[] = Object.keys(PLACE_FIELDS)
  .flatMap((name) => (name === 'coordinates' ? ['latitude', 'longitude'] : [name]))
  .flatMap((name) => TEXT_NAMES.find((each) => each === name) ?? []);

/** What has a control of its own: the category, the country and the point. */
const OWN_CONTROLS: readonly TextName[] = ['categoryId', 'country', 'latitude', 'longitude'];

/** The fields of a part of the form that are typed or chosen, in their order. */
export const groupFields = (group: Group): readonly FormField[] =>
  FIELD_ORDER.filter((name) => !OWN_CONTROLS.includes(name) && rowOf(name)?.group === group).map(formField);

export const COUNTRY = formField('country');
