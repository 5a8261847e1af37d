import { readFact } from '@wellspring/place-facts/read-fact';
import type { PartValue, PlaceFact } from '@wellspring/place-schema/fact';
import { FACT_FIELDS, type FactField } from '@wellspring/place-schema/kinds';
import { vocabularyOf } from '@wellspring/place-schema/message-names';
import { choicesIn, factChoice } from '@wellspring/place-schema/parse-value';
import type { FactPart, FactRow } from '@wellspring/place-schema/row';
import { asNumber, asText, holding, isNothing, unreadable } from './import-values.ts';
import { checkFact } from './place-facts.ts';

const ORIGIN = ['basis', 'source', 'date'] as const;

const YES = ['yes', 'true', '1'];
const NO = ['no', 'false', '0'];

const flagIn = (given: unknown): boolean => {
  if (typeof given === 'boolean') return given;
  const text = asText(given).toLowerCase();
  return YES.includes(text) || (!NO.includes(text) && unreadable('is neither yes nor no'));
};

const partIn = (field: string, part: string, row: FactPart, given: unknown): PartValue => {
  switch (row.kind) {
    case 'number':
      return asNumber(given);
    case 'flag':
      return flagIn(given);
    case 'text':
    case 'date':
      return asText(given);
    case 'choice':
    case 'set': {
      const texts = Array.isArray(given) ? given.map(asText) : asText(given).split(/[,;]/);
      const named = texts.map((text) => text.trim()).filter(Boolean);
      const chosen = choicesIn(vocabularyOf(field, part, row), row, named, factChoice);
      if (chosen === undefined) return unreadable(`is none of: ${row.choices.join(', ')}`);
      return row.kind === 'set' ? (chosen ?? []) : (chosen?.[0] ?? null);
    }
  }
};

const isAbsent = (given: unknown): boolean =>
  given === undefined || given === null || (typeof given === 'string' && isNothing(given));

const partsIn = (field: FactField, row: FactRow, given: object): PlaceFact | null => {
  const entries = Object.entries(row.parts).flatMap(([part, partRow]) => {
    const value: unknown = Reflect.get(given, part);
    return isAbsent(value) ? [] : [[part, partIn(field, part, partRow, value)] as const];
  });
  const origin = ORIGIN.flatMap((name) => {
    const value: unknown = Reflect.get(given, name);
    return isAbsent(value) ? [] : [[name, asText(value)] as const];
  });
  const parts: Readonly<Record<string, PartValue>> = Object.fromEntries([...entries, ...origin]);
  const { basis, ...entered } = parts;
  return holding('breaks a rule of its parts', () =>
    checkFact(field, row, { ...entered, basis: basis === 'measured' ? 'measured' : 'told' }),
  );
};

/** Reads a fact: an object with its parts, or a text that says it. It throws AppError VALIDATION where it cannot be read. */
export const factReader =
  (field: FactField, row: FactRow) =>
  (given: unknown): PlaceFact | null => {
    if (typeof given === 'object' && given !== null && !Array.isArray(given)) return partsIn(field, row, given);
    const text = asText(given);
    // Whether hours can be read is known later: the library that reads them is a process of its own.
    if (field === 'openingHours') return partsIn(field, row, { rule: text });
    const parts = readFact(field, text);
    if (parts === null) return unreadable('does not say it in words that can be read');
    return { ...parts, basis: 'read', source: null, date: null, readFrom: text };
  };

/** The columns that may hold a fact: one for the whole, and one for each part: "price", "price.kind". */
export const factColumns: readonly string[] = FACT_FIELDS.flatMap(([field, { parts, columns = [] }]) => [
  field,
  ...columns,
  ...[...Object.keys(parts), ...ORIGIN].map((part) => `${field}.${part}`),
]);

/** The parts of a fact that have columns of their own, as one object; undefined: none has. */
export const partColumns = (
  column: (name: string) => unknown,
  field: FactField,
  { parts }: FactRow,
): Readonly<Record<string, unknown>> | undefined => {
  const given = [...Object.keys(parts), ...ORIGIN].flatMap((part) => {
    const value = column(`${field}.${part}`);
    return value === undefined ? [] : [[part, value] as const];
  });
  if (given.length === 0) return undefined;
  return given.every(([, value]) => isAbsent(value)) ? undefined : Object.fromEntries(given);
};
