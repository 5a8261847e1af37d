import type { TextField } from '@wellspring/place-schema/kinds';

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

const NUMBERS = ['latitude', 'longitude', 'categoryId'] as const;

export type ResearchedText = (typeof TEXTS)[number];
export type ResearchedField = ResearchedText | (typeof NUMBERS)[number];

/** What a research may find out about a place in words. */
export const RESEARCHED_TEXTS: readonly ResearchedText[] = TEXTS;
export const RESEARCHED_FIELDS: readonly ResearchedField[] = [...TEXTS, ...NUMBERS];

/** What somebody says of one field, and by what: not checked yet. */
export type Claim = {
  readonly field: ResearchedField;
  readonly value: unknown;
  readonly source: string;
  /** a web address, or a path of this site */
  readonly url: string | null;
};

/** What a researcher says, and where it looked, in words. */
export type Findings = { readonly claims: readonly Claim[]; readonly lookedIn: readonly string[] };

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
