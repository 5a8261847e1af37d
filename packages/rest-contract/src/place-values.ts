import { answerWords, inputWords } from '@wellspring/place-schema/contract-words';
import {
  mapKind,
  type ChoiceField,
  type ChosenField,
  type ChoiceOf,
  type NumberField,
  type RequiredField,
  type SetField,
  type TextField,
} from '@wellspring/place-schema/kinds';
import { missing, notAChoice, outOfRange, tooLong } from '@wellspring/place-schema/labels';
import type { ChoiceRow, SetRow } from '@wellspring/place-schema/row';
import { say, type Message } from '@wellspring/words/message';
import { z } from 'zod';
import { errorParams, text } from './text.ts';

// The schemas of the fields of a place in the contract, each by its row. The signatures give the compiler the choices of each field.

type Choice<Name extends ChosenField> = z.ZodEnum<{ [Value in ChoiceOf<Name>]: Value }>;
type Choices<Name extends SetField> = z.ZodArray<Choice<Name>>;
type Nullish<Schema extends z.ZodType> = z.ZodOptional<z.ZodNullable<Schema>>;
type Typed<Schema extends z.ZodType> = z.ZodPreprocess<Nullish<Schema>, unknown>;

const described = <Schema extends z.ZodType>(schema: Schema, words: string | undefined): Schema =>
  words === undefined ? schema : schema.describe(words);

const choice = (field: string, { choices }: ChoiceRow | SetRow) => z.enum(choices, errorParams(notAChoice(field)));
const choices = (field: string, row: SetRow) =>
  z.array(choice(field, row), errorParams(notAChoice(field))).max(row.choices.length, errorParams(notAChoice(field)));

type AnsweredValues = Record<TextField, z.ZodNullable<z.ZodString>> &
  Record<NumberField, z.ZodNullable<z.ZodNumber>> & {
    readonly [Name in ChoiceField]: z.ZodNullable<Choice<Name>>;
  } & { readonly [Name in SetField]: z.ZodNullable<Choices<Name>> };

/** What a call answers; null: not known. */
export function answeredValues(): AnsweredValues;
export function answeredValues(): Record<string, z.ZodType> {
  return {
    ...mapKind('text', (field) => described(z.string().nullable(), answerWords(field))),
    ...mapKind('number', (field) => described(z.number().nullable(), answerWords(field))),
    ...mapKind('choice', (field, row) => described(choice(field, row).nullable(), answerWords(field))),
    ...mapKind('set', (field, row) => described(choices(field, row).nullable(), answerWords(field))),
  };
}

const DECIMAL = /^[+-]?\d{1,15}(\.\d{1,15})?$/;
/** Characters of a value in a form, blanks around it included. */
const TYPED_MAX = 200;

/** A number, also as a field of a form has it; blank counts as absent. */
const numberIn = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (value.length > TYPED_MAX) return Number.NaN;
  const given = value.trim();
  if (given === '') return null;
  return DECIMAL.test(given) ? Number(given) : Number.NaN;
};

/** A number from `min` to `max`, also as a field of a form has it. */
export const typedNumber = (min: number, max: number, words: Message) =>
  z.preprocess(
    numberIn,
    z.number(errorParams(words)).min(min, errorParams(words)).max(max, errorParams(words)).nullish(),
  );

/** A choice as a select of a form has it: blank counts as absent. */
const choiceIn = (value: unknown): unknown => (value === '' ? null : value);

/** Choices, also as a form keeps them: with commas between them. */
const choicesIn = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  return value === '' ? null : value.split(',', TYPED_MAX);
};

type DraftedValues = Record<RequiredField, z.ZodString> &
  Record<Exclude<TextField, RequiredField>, Nullish<z.ZodString>> &
  Record<NumberField, Typed<z.ZodNumber>> & { readonly [Name in ChoiceField]: Typed<Choice<Name>> } & {
    readonly [Name in SetField]: Typed<Choices<Name>>;
  };

/** The input of a submission: numbers and choices also in the form's notation. */
export function draftedValues(): DraftedValues;
export function draftedValues(): Record<string, z.ZodType> {
  return {
    ...mapKind('text', (field, { max, isRequired }) => {
      const words = { tooLong: tooLong(field, max) };
      if (!isRequired) return described(text({ max, isTrimmed: true, words }).nullish(), inputWords(field));
      const without = missing(field);
      return text({ min: 1, max, isTrimmed: true, words: { ...words, missing: without, tooShort: without } });
    }),
    ...mapKind('number', (field, row) =>
      described(typedNumber(row.min, row.max, outOfRange(field, row)), inputWords(field)),
    ),
    ...mapKind('choice', (field, row) =>
      described(z.preprocess(choiceIn, choice(field, row).nullish()), inputWords(field)),
    ),
    ...mapKind('set', (field, row) =>
      described(z.preprocess(choicesIn, choices(field, row).nullish()), inputWords(field)),
    ),
  };
}

/** Characters as people count them are at most so many UTF-16 units; the service counts them. */
const MOST_UNITS = 8_000;
const TOO_LONG = say('contract.oneTextTooLong');
/** A text of which the service says in its own words what is wrong with it. */
export const writtenText = text({ max: MOST_UNITS, words: { tooLong: TOO_LONG } });

type ChangedValues = Record<'name', z.ZodOptional<z.ZodString>> &
  Record<Exclude<TextField, 'name'>, Nullish<z.ZodString>> &
  Record<NumberField, Nullish<z.ZodNumber>> & { readonly [Name in ChoiceField]: Nullish<Choice<Name>> } & {
    readonly [Name in SetField]: Nullish<Choices<Name>>;
  };

/** The input of a change: absent fields stay, null removes. */
export function changedValues(): ChangedValues;
export function changedValues(): Record<string, z.ZodType> {
  return {
    ...mapKind('text', (field) => described(writtenText.nullish(), inputWords(field))),
    name: writtenText.optional(),
    ...mapKind('number', (field, { min, max }) => {
      const error = errorParams(outOfRange(field, { min, max }));
      return described(z.number(error).min(min, error).max(max, error).nullish(), inputWords(field));
    }),
    ...mapKind('choice', (field, row) => described(choice(field, row).nullish(), inputWords(field))),
    ...mapKind('set', (field, row) => described(choices(field, row).nullish(), inputWords(field))),
  };
}
