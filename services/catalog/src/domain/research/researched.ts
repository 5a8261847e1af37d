import { fieldsOf, type TextField } from '@wellspring/place-schema/kinds';
import type { Message } from '@wellspring/words/message';

export type ResearchedField = TextField | 'latitude' | 'longitude' | 'categoryId';

/** What a research may find out about a place: each field of the table that is a text, its point and its category. */
export const RESEARCHED_FIELDS: readonly ResearchedField[] = [
  ...fieldsOf('text').map(([field]) => field),
  'latitude',
  'longitude',
  'categoryId',
];

/** What somebody says of one field, and by what: not checked yet. */
export type Claim = {
  readonly field: ResearchedField;
  readonly value: unknown;
  readonly source: string;
  /** a web address, or a path of this site */
  readonly url: string | null;
};

/** What a researcher says, and where it looked, in words. */
export type Findings = { readonly claims: readonly Claim[]; readonly lookedIn: readonly Message[] };

export type FieldSource = Pick<Claim, 'field' | 'source' | 'url'>;

type Texts = Readonly<Record<TextField, string | null>>;

/** A proposal for the form: each field that was found has its source. null: not found. */
export type Researched = Texts & {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly categoryId: number | null;
  readonly sources: readonly FieldSource[];
  /** where was looked, in words */
  readonly lookedIn: readonly Message[];
};
