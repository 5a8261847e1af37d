import {
  BASES,
  FACT_SOURCE_MAX,
  isUnknownPart,
  type Basis,
  type FactOrigin,
  type PartValue,
  type PlaceFact,
} from '@wellspring/place-schema/fact';
import { FACT_FIELDS, mapKind, type FactField, type PlaceValues } from '@wellspring/place-schema/kinds';
import {
  notADate,
  partMissing,
  partNotAChoice,
  partOutOfRange,
  partTooLong,
} from '@wellspring/place-schema/fact-labels';
import { partName } from '@wellspring/place-schema/message-names';
import { numberIn } from '@wellspring/place-schema/parse-value';
import type { FactPart, FactRow } from '@wellspring/place-schema/row';
import { isPartialDate } from './partial-date.ts';
import { checkText, refuse } from './values.ts';

/** A fact as somebody enters it: what is left out is not known. */
export type EnteredFact = { readonly [part: string]: PartValue | undefined };

/** Characters of a source, and of a text that a fact was read from. */
const SOURCE = { max: FACT_SOURCE_MAX };
const READ_FROM = { max: 2_000 };

const checkPartText = (name: string, row: { readonly max: number }, value: string | null): string | null =>
  checkText(name, row, value, partTooLong);

const dateIn = (name: string, value: PartValue): string | null => {
  if (value === null || value === '') return null;
  return typeof value === 'string' && isPartialDate(value) ? value : refuse(name, notADate(name));
};

const textsIn = (value: PartValue | undefined): readonly string[] =>
  typeof value === 'object' && value !== null ? value : [];

/** One part of a fact, as it is stored: of a set an empty one, else null where nothing is known. @throws AppError VALIDATION */
const checkPart = (name: string, row: FactPart, value: PartValue): PartValue => {
  switch (row.kind) {
    case 'text':
      return checkPartText(name, row, typeof value === 'string' ? value : null);
    case 'number':
      return typeof value === 'number' ? (numberIn(row, value) ?? refuse(name, partOutOfRange(name, row))) : null;
    case 'flag':
      return typeof value === 'boolean' ? value : null;
    case 'date':
      return dateIn(name, value);
    case 'choice':
      if (value === null || value === '') return null;
      return row.choices.find((choice) => choice === value) ?? refuse(name, partNotAChoice(name));
    case 'set': {
      const given = textsIn(value);
      if (given.some((each) => !row.choices.includes(each))) return refuse(name, partNotAChoice(name));
      return row.choices.filter((choice) => given.includes(choice));
    }
  }
};

const basisOf = (value: PartValue | undefined): Basis => BASES.find((basis) => basis === value) ?? 'told';

/** Where a fact comes from, as it is stored. @throws AppError VALIDATION */
const checkOrigin = (
  field: string,
  { basis, source = null, date = null, readFrom = null }: EnteredFact,
): FactOrigin => ({
  basis: basisOf(basis),
  source: checkPartText('factSource', SOURCE, typeof source === 'string' ? source : null),
  date: dateIn('factDate', date),
  readFrom: basis === 'read' && typeof readFrom === 'string' ? checkText(field, READ_FROM, readFrom) : null,
});

type Parts = Readonly<Record<string, PartValue>>;

const lowestFirst = ({ minC, maxC, ...rest }: Parts): Parts =>
  typeof minC === 'number' && typeof maxC === 'number' && minC > maxC
    ? { minC: maxC, maxC: minC, ...rest }
    : { minC: minC ?? null, maxC: maxC ?? null, ...rest };

const CURRENCY = /^[A-Z]{3}$/;

/** Only what is paid has an amount, and an amount has a currency. */
const amountOfPaid = (parts: Parts): Parts => {
  const currency = typeof parts['currency'] === 'string' ? parts['currency'].toUpperCase() : '';
  if (parts['kind'] === 'paid' && typeof parts['amount'] === 'number' && CURRENCY.test(currency))
    return { ...parts, currency };
  return { ...parts, amount: null, currency: null, per: null };
};

const withoutContradiction = ({ has, lacks, ...rest }: Parts): Parts => {
  const there = textsIn(has);
  return {
    has: there,
    lacks: textsIn(lacks).filter((each) => !there.includes(each)),
    ...rest,
  };
};

/** A temporary closure has an end, a permanent one a beginning. */
const datesOfState = (parts: Parts): Parts => ({
  ...parts,
  until: parts['state'] === 'temporarilyClosed' ? (parts['until'] ?? null) : null,
  since: parts['state'] === 'open' ? null : (parts['since'] ?? null),
});

/** What holds between the parts of a fact. */
const BETWEEN_PARTS: Readonly<Partial<Record<FactField, (parts: Parts) => Parts>>> = {
  waterTemperature: lowestFirst,
  price: amountOfPaid,
  amenities: withoutContradiction,
  status: datesOfState,
};

/**
 * A fact as it is stored, with the rules of its row; null where nothing is said.
 * @throws AppError VALIDATION, also where a part is missing without which there is no fact
 */
export const checkFact = (field: FactField, { parts }: FactRow, entered: EnteredFact | null): PlaceFact | null => {
  if (entered === null) return null;
  const checked: Parts = Object.fromEntries(
    Object.entries(parts).map(([part, row]) => [part, checkPart(partName(field, part), row, entered[part] ?? null)]),
  );
  if (Object.values(checked).every(isUnknownPart)) return null;
  const lacking = Object.keys(parts).find((part) => parts[part]?.isRequired && checked[part] === null);
  if (lacking !== undefined) return refuse(partName(field, lacking), partMissing(partName(field, lacking)));
  return { ...(BETWEEN_PARTS[field]?.(checked) ?? checked), ...checkOrigin(field, entered) };
};

type Facts = Pick<PlaceValues, FactField>;

/** The facts of a place with the rules of their rows. @throws AppError VALIDATION */
export function checkFacts(values: Facts): Facts;
export function checkFacts(values: Readonly<Record<FactField, PlaceFact | null>>): Record<string, PlaceFact | null> {
  return mapKind('fact', (field, row) => checkFact(field, row, values[field]));
}

/** The facts alone of what may have more. */
export function factsOf(values: Facts): Facts;
export function factsOf(values: Readonly<Record<FactField, PlaceFact | null>>): Record<string, PlaceFact | null> {
  return mapKind('fact', (field) => values[field]);
}

/** Facts as a member sends them: those that are named, and null for what is taken away. Whoever sends one that was read confirms it. */
export function enteredFacts(values: Readonly<Partial<Record<FactField, EnteredFact | null>>>): Partial<Facts>;
export function enteredFacts(
  values: Readonly<Partial<Record<FactField, EnteredFact | null>>>,
): Record<string, PlaceFact | null> {
  return Object.fromEntries(
    FACT_FIELDS.flatMap(([field, row]) => {
      const entered = values[field];
      if (entered === undefined) return [];
      const basis = entered?.['basis'] === 'measured' ? 'measured' : 'told';
      return [[field, entered && checkFact(field, row, { ...entered, basis, readFrom: null })]];
    }),
  );
}
