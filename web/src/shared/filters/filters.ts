import type { FACETS } from '@wellspring/rest-contract/facet-rules';
import type { FacetFilter } from '../../generated/operations.ts';

/** Facets of which some values are chosen. */
export type ChosenFacet = 'kind' | 'price' | 'month' | 'access' | 'wheelchair' | 'amenity';
export type ValueOf<Facet extends ChosenFacet> = (typeof FACETS)[Facet][number];

/** What a reader asks of facts, as the address has it. Empty, null or false: nothing. */
export type Filters = { readonly [Facet in ChosenFacet]: readonly ValueOf<Facet>[] } & {
  /** °C */
  readonly temperatureMin: number | null;
  readonly temperatureMax: number | null;
  readonly minRating: number | null;
  /** open at the present time, by the clock of each place */
  readonly openNow: boolean;
  readonly withPhotos: boolean;
  /** also places that do not say */
  readonly includeUnknown: boolean;
};

export const NO_FILTERS: Filters = {
  kind: [],
  price: [],
  month: [],
  access: [],
  wheelchair: [],
  amenity: [],
  temperatureMin: null,
  temperatureMax: null,
  minRating: null,
  openNow: false,
  withPhotos: false,
  includeUnknown: false,
};

const isChosen = (value: Filters[keyof Filters]): boolean =>
  typeof value === 'object' && value !== null ? value.length > 0 : value !== null && value !== false;

/** What is chosen, by its name. */
const chosenIn = (filters: Filters) => Object.entries(filters).filter(([, value]) => isChosen(value));

/** Filters as parameters, the same for the address of the screen and for /api. Nothing is left out. */
export const filterParameters = (filters: Filters): readonly (readonly [string, string])[] =>
  chosenIn(filters).map(([name, value]) => [name, value === true ? '1' : String(value)]);

/** How many things are asked for; that places which do not say are wanted too is none. */
export const filterCount = (filters: Filters): number =>
  filterParameters({ ...filters, includeUnknown: false, temperatureMax: null }).length +
  (filters.temperatureMax !== null && filters.temperatureMin === null ? 1 : 0);

/** The filters as the graph takes them; null: none. */
export const facetFilterOf = (filters: Filters): FacetFilter | null =>
  filterCount(filters) === 0 ? null : Object.fromEntries(chosenIn(filters));
