import { isUnknownPart, type PartValue } from '@wellspring/place-schema/fact';
import { FACT_FIELDS, mapKind, rowOf, type FactField } from '@wellspring/place-schema/kinds';

/**
 * What a form holds of a fact: its parts by their names, with `basis`, `source` and `date`. A number that cannot be read stays the text that
 * was typed, so that the contract refuses it.
 */
export type FactParts = Readonly<Record<string, PartValue>>;

/** The facts of a form, each as one text, as its draft stores them; '': nothing is said. */
export type FactTexts = Readonly<Record<FactField, string>>;

const ORIGIN = ['source', 'date'] as const;

export const NO_FACT_TEXTS: FactTexts = mapKind('fact', () => '');

const FACT_NAMES: readonly string[] = FACT_FIELDS.map(([field]) => field);

/** Whether a field of a form is a fact. */
export const isFactField = (name: string): name is FactField => FACT_NAMES.includes(name);

/** The fact that is read from a text field where nobody enters it; undefined: none is. */
export const factReadFrom = (field: string): FactField | undefined =>
  FACT_FIELDS.find(([, { readFrom }]) => readFrom === field)?.[0];

const isPartValue = (value: unknown): value is PartValue =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'));

const isParts = (value: unknown): value is FactParts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isPartValue);

const partsIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The parts of a fact in its text; none where it says nothing. */
export const factIn = (text: string): FactParts => {
  const parts = text === '' ? null : partsIn(text);
  return isParts(parts) ? parts : {};
};

/** A fact as a text: only what is said, in the order of its row, so that equal facts are equal texts. */
export const factText = (field: FactField, fact: object | null | undefined): string => {
  const row = rowOf(field);
  if (!fact || row?.kind !== 'fact') return '';
  const said = (name: string): [string, PartValue][] => {
    const value: unknown = Reflect.get(fact, name);
    if (!isPartValue(value) || isUnknownPart(value) || value === '') return [];
    const part = row.parts[name];
    const isSet = part?.kind === 'set' && Array.isArray(value);
    return [[name, isSet ? part.choices.filter((choice) => value.includes(choice)) : value]];
  };
  const parts = Object.keys(row.parts).flatMap(said);
  if (parts.length === 0) return '';
  const basis = said('basis').filter(([, value]) => value !== 'told');
  return JSON.stringify(Object.fromEntries([...parts, ...basis, ...ORIGIN.flatMap(said)]));
};

/** The facts among the fields of a form. */
export const factTextsIn = (fields: Readonly<Partial<Record<FactField, string>>>): FactTexts =>
  mapKind('fact', (field) => fields[field] ?? '');

/** The facts of a place as a form holds them. */
export const factTextsOf = (place: Readonly<Partial<Record<FactField, object | null>>>): FactTexts =>
  mapKind('fact', (field) => factText(field, place[field]));

/**
 * A fact with other parts. Who says what is another value than before is no longer the source of it, nor is its date.
 * `isOriginTyped`: source and date were typed for the new value.
 */
export const withParts = (field: FactField, text: string, changes: FactParts, isOriginTyped: boolean): string => {
  const { basis, source = null, date = null, ...parts } = factIn(text);
  const origin = isOriginTyped ? { basis: basis === 'read' ? null : (basis ?? null), source, date } : {};
  return factText(field, { ...parts, ...origin, ...changes });
};

/** A fact that was read from a text, as the one who fills in the form says it. */
export const confirmed = (field: FactField, text: string): string => factText(field, { ...factIn(text), basis: null });

/** How many facts are said. */
export const countFacts = (texts: FactTexts): number => Object.values(texts).filter((text) => text !== '').length;
