import type { CategoriesQuery } from '../../generated/operations.ts';
import type { SuggestQuery } from '../../generated/search-operations.ts';

type Town = SuggestQuery['geocode'][number];
type Category = CategoriesQuery['categories'][number];
type Found = SuggestQuery['suggestLocations'][number];

/** One row under the search box. */
export type Suggestion =
  | { readonly kind: 'near'; readonly key: string; readonly town: Town }
  | { readonly kind: 'category'; readonly key: string; readonly category: Pick<Category, 'id' | 'name'> }
  | {
      readonly kind: 'location';
      readonly key: string;
      readonly location: Found;
      /** what was typed is this name of it; null: its own, or another word */
      readonly otherName: string | null;
    }
  | { readonly kind: 'search'; readonly key: string; readonly text: string };

const TOWNS = 2;
const CATEGORIES = 2;
const ROWS = 8;

/** Letters without accents and case. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Each typed word begins a word of the name. */
const beginsWords = (name: string, text: string): boolean => {
  const words = plain(name).split(/[^\p{L}\p{N}]+/u);
  return plain(text)
    .split(/\s+/)
    .every((typed) => words.some((word) => word.startsWith(typed)));
};

const SEPARATORS = /[;\n]/u;

/** The other name of a place that begins with what was typed, where its own name does not: Bláa lónið of the Blue Lagoon. */
export const otherNameFor = (text: string, { name, otherNames }: Pick<Found, 'name' | 'otherNames'>): string | null => {
  if (beginsWords(name, text)) return null;
  const names = (otherNames ?? '').split(SEPARATORS).map((each) => each.trim());
  return names.find((each) => each !== '' && beginsWords(each, text)) ?? null;
};

/** Categories first, then towns, locations, and last the words themselves: there is always a way on. */
export const composeSuggestions = (
  text: string,
  { geocode, suggestLocations }: SuggestQuery,
  categories: readonly Category[],
): readonly Suggestion[] => {
  const towns = geocode
    .filter(({ label }) => beginsWords(label, text))
    .slice(0, TOWNS)
    .map((town): Suggestion => ({ kind: 'near', key: `near-${town.latitude}-${town.longitude}`, town }));
  const kinds = categories
    .filter(({ name }) => beginsWords(name, text))
    .slice(0, CATEGORIES)
    .map((category): Suggestion => ({ kind: 'category', key: `category-${category.id}`, category }));
  const room = ROWS - 1 - towns.length - kinds.length;
  const locations = suggestLocations.slice(0, room).map((location): Suggestion => ({
    kind: 'location',
    key: location.id,
    location,
    otherName: otherNameFor(text, location),
  }));
  return [...kinds, ...towns, ...locations, { kind: 'search', key: 'search', text }];
};
