import type { TextField } from '../fields.ts';

const TEXTS = [
  'name',
  'description',
  'address',
  'city',
  'state',
  'country',
  'website',
  'phoneNumber',
  'hours',
  'temperature',
  'mineralContent',
  'healingProperties',
  'accessibility',
  'priceRange',
] as const satisfies readonly TextField[];

export type ResearchedText = (typeof TEXTS)[number];
export type ResearchedField = ResearchedText | 'latitude' | 'longitude' | 'categoryId';

/** What a research may find out about a place in words. */
export const RESEARCHED_TEXTS: readonly ResearchedText[] = TEXTS;

/** What somebody says of one field, and by what: not checked yet. */
export type Claim = {
  readonly field: ResearchedField;
  readonly value: unknown;
  readonly source: string;
  /** a web address, or a path of this site */
  readonly url: string | null;
};

export type FieldSource = Pick<Claim, 'field' | 'source' | 'url'>;

type Texts = { readonly [Field in ResearchedText]: string | null };

/** A proposal for the form: each field that is known has its source. null: not known. */
export type Researched = Texts & {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly categoryId: number | null;
  readonly sources: readonly FieldSource[];
  /** where was looked, in words */
  readonly lookedIn: readonly string[];
};
