import type { PLACE_FACTS } from './facts.ts';

/** How a fact was found: by an instrument, by what somebody says, or by a program in the text of a place, which nobody has confirmed yet. */
export const BASES = ['measured', 'told', 'read'] as const;
export type Basis = (typeof BASES)[number];

/** What every fact says of itself. */
export type FactOrigin = {
  readonly basis: Basis;
  /** who says so, such as a publication; null: the member who entered it */
  readonly source: string | null;
  /** of what day it is true: "1980", "1980-06" or "1980-06-24"; null: not known */
  readonly date: string | null;
  /** the text that it was read from, of a fact that was read */
  readonly readFrom: string | null;
};

type Facts = typeof PLACE_FACTS;

type PartOf<Part> = Part extends { kind: 'number' }
  ? number
  : Part extends { kind: 'flag' }
    ? boolean
    : Part extends { kind: 'choice'; choices: readonly (infer Choice)[] }
      ? Choice
      : Part extends { kind: 'set'; choices: readonly (infer Choice)[] }
        ? readonly Choice[]
        : string;

type Needed<Part> = Part extends { isRequired: true } | { kind: 'set' } ? PartOf<Part> : PartOf<Part> | null;

/** The values of a fact; what is not known is null, of a set empty. */
export type PlaceFactValues<Name extends keyof Facts> = {
  readonly [Part in keyof Facts[Name]['parts']]: Needed<Facts[Name]['parts'][Part]>;
};

/** A fact of a place as it is stored. */
export type PlaceFactOf<Name extends keyof Facts> = PlaceFactValues<Name> & FactOrigin;

type Mutable<Value> = Value extends readonly (infer Item)[] ? Item[] : Value;

/** A fact as a call takes it: what is left out, or null, is not known. Without a basis it is told. */
export type EnteredPlaceFact<Name extends keyof Facts> = {
  readonly [
    Part in keyof Facts[Name]['parts'] as Facts[Name]['parts'][Part] extends { isRequired: true } ? Part : never
  ]: PartOf<Facts[Name]['parts'][Part]>;
} & {
  readonly [
    Part in keyof Facts[Name]['parts'] as Facts[Name]['parts'][Part] extends { isRequired: true } ? never : Part
  ]?: Mutable<PartOf<Facts[Name]['parts'][Part]>> | null | undefined;
} & {
  readonly basis?: Basis | null | undefined;
  readonly source?: string | null | undefined;
  readonly date?: string | null | undefined;
};

/** What a part of any fact holds. */
export type PartValue = string | number | boolean | readonly string[] | null;

/** Any fact of a place. */
export type PlaceFact = FactOrigin & { readonly [part: string]: PartValue };

/** Characters of a source. */
export const FACT_SOURCE_MAX = 300;

/** Whether a value of a place is a fact. */
export const isPlaceFact = (value: unknown): value is PlaceFact =>
  typeof value === 'object' && value !== null && 'basis' in value;

/** Whether a part says nothing. */
export const isUnknownPart = (value: PartValue): boolean =>
  value === null || (Array.isArray(value) && value.length === 0);
