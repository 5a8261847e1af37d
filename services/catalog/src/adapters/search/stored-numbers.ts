import { FACET_TOKENS, type PlaceFacets } from '../../domain/search/facets.ts';
import type { SearchDocument } from '../../domain/search/indexed.ts';

/** Tokens of facets are bits of whole numbers: so many in each. */
export const TOKENS_PER_COLUMN = 32;

/** The columns that hold the tokens of facets, by the number of the token. */
export const TOKEN_COLUMNS = ['tokens0', 'tokens1', 'tokens2', 'tokens3', 'tokens4', 'tokens5'] as const;
if (FACET_TOKENS.length > TOKEN_COLUMNS.length * TOKENS_PER_COLUMN)
  throw new Error('the tokens of facets need another column');

/** Numbers that the file stores under the same names. `initials` orders names roughly; coordinates are in units of 1e-8 degrees. */
export const STORED = [
  'category', 'standing', 'rating', 'reviews', 'created', 'initials', 'latitude', 'longitude', 'minC', 'maxC', 'average', 'closure', ...TOKEN_COLUMNS,
] as const; // prettier-ignore
export type Stored = Readonly<Record<(typeof STORED)[number], number | null>>;

const INITIAL_BYTES = 6;

/** The first bytes of a text as a number, which orders texts as SQLite does; texts that begin alike have the same. */
const initialsOf = (text: string): number =>
  Buffer.from(text.slice(0, INITIAL_BYTES + 1) + '\0'.repeat(INITIAL_BYTES)).readUIntBE(0, INITIAL_BYTES);

const NUMBER_OF: ReadonlyMap<string, number> = new Map(FACET_TOKENS.map((token, number) => [token, number]));

/** Tokens as bits, one number for each column. Tokens of another version count as none. */
export const tokenBits = (tokens: readonly string[]): Uint32Array => {
  const bits = new Uint32Array(TOKEN_COLUMNS.length);
  for (const token of tokens) {
    const number = NUMBER_OF.get(token);
    if (number === undefined) continue;
    const at = Math.floor(number / TOKENS_PER_COLUMN);
    bits[at] = ((bits[at] ?? 0) | (1 << (number % TOKENS_PER_COLUMN))) >>> 0;
  }
  return bits;
};

const facetNumbers = ({ minC, maxC, average, tokens }: PlaceFacets) => {
  const [tokens0 = 0, tokens1 = 0, tokens2 = 0, tokens3 = 0, tokens4 = 0, tokens5 = 0] = tokenBits(tokens);
  return { minC, maxC, average, tokens0, tokens1, tokens2, tokens3, tokens4, tokens5 };
};

export const storedOf = ({ nameKeys, point, facets, ...document }: SearchDocument): Stored => ({
  category: document.categoryId,
  standing: document.standing,
  rating: document.rating,
  reviews: document.reviews,
  created: document.created,
  initials: initialsOf(nameKeys.written),
  latitude: point?.latitude ?? null,
  longitude: point?.longitude ?? null,
  closure: document.closure,
  ...facetNumbers(facets),
});

/** Of a row that is no place. */
export const NO_PLACE: Stored = {
  category: null, standing: null, rating: null, reviews: null, created: null, initials: null, latitude: null, longitude: null, minC: null, maxC: null,
  average: null, closure: null, tokens0: null, tokens1: null, tokens2: null, tokens3: null, tokens4: null, tokens5: null,
}; // prettier-ignore
