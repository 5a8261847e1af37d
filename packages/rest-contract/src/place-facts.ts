import { BASES, FACT_SOURCE_MAX, type EnteredPlaceFact, type PlaceFactOf } from '@wellspring/place-schema/fact';
import { mapKind, type FactField } from '@wellspring/place-schema/kinds';
import { notADate, partNotAChoice, partOutOfRange, partTooLong } from '@wellspring/place-schema/fact-labels';
import { partName } from '@wellspring/place-schema/message-names';
import type { FactPart, FactRow } from '@wellspring/place-schema/row';
import { z } from 'zod';
import { errorParams, text } from './text.ts';

// The schemas of the facts of a place in the contract, each by its row.

const DATE = 'of when it is true: a year, a month or a day, as 1980, 1980-06 or 1980-06-24';
const SOURCE = 'who says so, such as a publication; null: a member who entered it';
const MOST_OF_A_DATE = 10;

/** "price" becomes PriceFact */
const idOf = (fact: string): string => `${fact.charAt(0).toUpperCase()}${fact.slice(1)}Fact`;

const dateOf = (name: string) => text({ max: MOST_OF_A_DATE, isTrimmed: true, words: { tooLong: notADate(name) } });

const partSchema = (name: string, row: FactPart): z.ZodType => {
  switch (row.kind) {
    case 'text':
      return text({ max: row.max, isTrimmed: true, words: { tooLong: partTooLong(name, row.max) } });
    case 'number': {
      const error = errorParams(partOutOfRange(name, row));
      return z.number(error).min(row.min, error).max(row.max, error);
    }
    case 'flag':
      return z.boolean();
    case 'date':
      return dateOf(name);
    case 'choice':
      return z.enum(row.choices, errorParams(partNotAChoice(name)));
    case 'set':
      return z
        .array(z.enum(row.choices, errorParams(partNotAChoice(name))), errorParams(partNotAChoice(name)))
        .max(row.choices.length, errorParams(partNotAChoice(name)));
  }
};

const partsOf = (fact: string, { parts }: FactRow, unknown: (schema: z.ZodType, part: FactPart) => z.ZodType) =>
  Object.fromEntries(
    Object.entries(parts).map(([part, row]) => {
      const schema = partSchema(partName(fact, part), row);
      return [part, row.isRequired ? schema : unknown(schema, row)];
    }),
  );

/** What a fact answers beside its parts: computed when it is read. */
const COMPUTED: Readonly<Record<string, z.ZodRawShape>> = {
  openingHours: {
    zone: z.string().nullable().describe('IANA, such as Europe/Budapest; null: it is not known where the place is'),
    comment: z.string().nullable().describe('in the words of the rule, such as by appointment'),
    isByAppointment: z.boolean().describe('at some or all times it opens only by appointment'),
    week: z
      .array(z.array(z.string()))
      .nullable()
      .describe('the hours of each weekday, Monday first, as 09:00–17:00; null: not every week is the same'),
    openNow: z.boolean().nullable().describe('null: not known, such as by appointment'),
    closesAt: z.iso.datetime().nullable().describe('null: it is not open now, does not close, or it is not known when'),
    opensAt: z.iso.datetime().nullable().describe('null: it is open now, or nothing says when it opens'),
  },
};

const answeredFact = (fact: string, row: FactRow): z.ZodType =>
  z
    .strictObject({
      ...partsOf(fact, row, (schema, { kind }) => (kind === 'set' ? schema : schema.nullable())),
      basis: z.enum(BASES).describe('read: a program read it in the text of the place, and nobody has confirmed it'),
      source: z.string().nullable().describe(SOURCE),
      date: z.string().nullable().describe(DATE),
      readFrom: z.string().nullable().describe('the text that it was read from; null where somebody entered it'),
      ...COMPUTED[fact],
    })
    .meta({ id: idOf(fact) });

const enteredFact = (fact: string, row: FactRow): z.ZodType =>
  z
    .strictObject({
      ...partsOf(fact, row, (schema) => schema.nullish()),
      basis: z.enum(BASES).nullish().describe('measured or told, which it is without it'),
      source: text({ max: FACT_SOURCE_MAX, isTrimmed: true }).nullish().describe(SOURCE),
      date: dateOf('factDate').nullish().describe(DATE),
    })
    .meta({ id: `${idOf(fact)}Input` });

/** One schema for each, which all calls that take it refer to. */
const ENTERED = mapKind('fact', enteredFact);

type AnsweredFacts = { readonly [Name in FactField]: z.ZodNullable<z.ZodType<PlaceFactOf<Name>>> };

/** What a call answers of the facts; null: not known. */
export function answeredFacts(): AnsweredFacts;
export function answeredFacts(): Record<string, z.ZodType> {
  return mapKind('fact', (field, row) => answeredFact(field, row).nullable());
}

type EnteredFacts = { readonly [Name in FactField]: z.ZodOptional<z.ZodNullable<z.ZodType<EnteredPlaceFact<Name>>>> };

/** The input of facts: absent ones stay, null removes. Each is taken as a whole. */
export function enteredFacts(): EnteredFacts;
export function enteredFacts(): Record<string, z.ZodType> {
  return mapKind('fact', (field) => ENTERED[field].nullish());
}
