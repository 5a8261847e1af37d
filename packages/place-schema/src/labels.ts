import { FIELD_WORDS } from '@wellspring/words/field-words';
import { say, type Message } from '@wellspring/words/message';
import type { PLACE_FIELDS } from './fields.ts';
import { choiceName, variantName, type Reader } from './message-names.ts';

type FieldWord = (typeof FIELD_WORDS)[number];

/** A message of a field. None has parameters. */
export type FieldMessageId = `fields.${FieldWord}`;

/** Says the messages of fields in a language. */
export type SayField = (id: FieldMessageId) => string;

/** What has a label for sure: the compiler names the message that is missing. */
type Labelled = keyof typeof PLACE_FIELDS | 'latitude' | 'longitude';

const isFieldWord = (name: string): name is FieldWord => FIELD_WORDS.some((word) => word === name);

const idOf = (name: string): FieldMessageId | undefined => (isFieldWord(name) ? `fields.${name}` : undefined);

/** How a field is called, in sentences or by a reader. */
export const labelId = (field: Labelled, reader?: Reader): FieldMessageId =>
  (reader && idOf(variantName(field, reader))) ?? `fields.${field}`;

/** What stands below the box of a field; undefined: nothing. */
export const helpId = (field: string): FieldMessageId | undefined => idOf(variantName(field, 'help'));

/** How a field is called in sentences; one of a newer release by its name. */
export const fieldLabel = (field: string): Message | string => {
  const id = idOf(field);
  return id ? say(id) : field;
};

/** How one of the values of a choice or a set is called; one of a newer release as it is stored. */
export const choiceLabel = (t: SayField, field: string, choice: string): string => {
  const id = idOf(choiceName(field, choice));
  return id ? t(id) : choice;
};

type Range = { readonly min: number; readonly max: number };

/** Why a text of a field is refused that has more characters than its row allows. */
export const tooLong = (field: string, max: number): Message =>
  say('contract.fieldTooLong', { label: fieldLabel(field), max });

/** Why a field is refused that a submission cannot do without. */
export const missing = (field: string): Message => say('contract.fieldMissing', { label: fieldLabel(field) });

/** Why a number is refused. */
export const outOfRange = (field: string, { min, max }: Range): Message =>
  say('contract.outOfRange', { label: fieldLabel(field), min, max });

/** Why a value is refused that is none of the choices of its field. */
export const notAChoice = (field: string): Message => say('contract.notAChoice', { label: fieldLabel(field) });
