import type { FACETS } from '@wellspring/rest-contract/facet-rules';
import type { FacetFilter } from '../../generated/operations.ts';

/** Facets of which some values are chosen. */
const CHOSEN = ['kind', 'price', 'month', 'access', 'wheelchair', 'amenity'] as const;
export type ChosenFacet = (typeof CHOSEN)[number];
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

const NUMBERS = ['temperatureMin', 'temperatureMax', 'minRating'] as const;
const FLAGS = ['openNow', 'withPhotos', 'includeUnknown'] as const;

/** Filters as parameters, the same for the address of the screen and for /api. Nothing is left out. */
export const filterParameters = (filters: Filters): readonly (readonly [string, string])[] => [
  ...CHOSEN.flatMap((facet) => (filters[facet].length > 0 ? [[facet, filters[facet].join(',')] as const] : [])),
  ...NUMBERS.flatMap((name) => (filters[name] === null ? [] : [[name, String(filters[name])] as const])),
  ...FLAGS.flatMap((name) => (filters[name] ? [[name, '1'] as const] : [])),
];

/** How many things are asked for; that places which do not say are wanted too is none. */
export const filterCount = (filters: Filters): number =>
  filterParameters({ ...filters, includeUnknown: false, temperatureMax: null }).length +
  (filters.temperatureMax !== null && filters.temperatureMin === null ? 1 : 0);

/** The filters as the graph takes them; null: none. */
export const facetFilterOf = (filters: Filters): FacetFilter | null => {
  if (filterCount(filters) === 0) return null;
  const { temperatureMin, temperatureMax, minRating } = filters;
  const chosen = CHOSEN.flatMap((facet) => (filters[facet].length > 0 ? [[facet, [...filters[facet]]] as const] : []));
  return {
    ...Object.fromEntries(chosen),
    ...(temperatureMin !== null && { temperatureMin }),
    ...(temperatureMax !== null && { temperatureMax }),
    ...(minRating !== null && { minRating }),
    ...Object.fromEntries(FLAGS.flatMap((name) => (filters[name] ? [[name, true] as const] : []))),
  };
};
