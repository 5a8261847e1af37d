import { locationPath } from '@wellspring/page-contract/paths';
import type { CategoriesQuery } from '../../../generated/operations.ts';
import type { PlaceKind, SuggestQuery } from '../../../generated/search-operations.ts';
import type { HomeAddress } from '../address-state.ts';

type Town = SuggestQuery['geocode'][number];
type Category = CategoriesQuery['categories'][number];
type Found = SuggestQuery['suggestLocations'][number];

/** The address of what a suggestion asks for. */
export type HrefOf = (change: Partial<HomeAddress>) => string;

/** What the search box does for a chosen suggestion. */
type Ways = { readonly search: (text: string) => void; readonly goTo: (href: string) => void };

/** What a row under the search box is about. */
type Subject =
  | { readonly kind: 'near'; readonly town: Town }
  | { readonly kind: 'category'; readonly category: Pick<Category, 'id' | 'name'> }
  | {
      readonly kind: 'location';
      readonly location: Found;
      /** what was typed is this name of it; null: its own, or another word */
      readonly otherName: string | null;
    }
  | { readonly kind: 'search'; readonly text: string }
  | { readonly kind: 'nearMe' }
  | { readonly kind: 'recent'; readonly text: string }
  | { readonly kind: 'clearRecent' }
  | { readonly kind: 'placeKind'; readonly placeKind: PlaceKind; readonly count: number };

/** One row under the search box. */
export type Suggestion = Subject & { readonly key: string; readonly choose: (ways: Ways) => void };

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
  hrefOf: HrefOf,
): readonly Suggestion[] => {
  const towns = geocode
    .filter(({ label }) => beginsWords(label, text))
    .slice(0, TOWNS)
    .map((town): Suggestion => ({
      kind: 'near',
      key: `near-${town.latitude}-${town.longitude}`,
      town,
      choose: ({ goTo }) => goTo(hrefOf({ near: town })),
    }));
  const kinds = categories
    .filter(({ name }) => beginsWords(name, text))
    .slice(0, CATEGORIES)
    .map((category): Suggestion => ({
      kind: 'category',
      key: `category-${category.id}`,
      category,
      choose: ({ goTo }) => goTo(hrefOf({ categoryId: category.id })),
    }));
  const room = ROWS - 1 - towns.length - kinds.length;
  const locations = suggestLocations.slice(0, room).map((location): Suggestion => ({
    kind: 'location',
    key: location.id,
    location,
    otherName: otherNameFor(text, location),
    choose: ({ goTo }) => goTo(locationPath(location.id)),
  }));
  const words: Suggestion = { kind: 'search', key: 'search', text, choose: ({ search }) => search(text) };
  return [...kinds, ...towns, ...locations, words];
};
