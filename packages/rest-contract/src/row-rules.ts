import type { FACETS } from './facet-rules.ts';
import type { LocationSort } from './location-rules.ts';

type Chosen<Facet extends keyof typeof FACETS> = readonly (typeof FACETS)[Facet][number][];

/** What a row asks of facts, in the parameters of a list. `openThisMonth` adds the month. */
type RowFilter = {
  readonly temperatureMin?: number;
  readonly temperatureMax?: number;
  readonly price?: Chosen<'price'>;
  readonly kind?: Chosen<'kind'>;
  readonly amenity?: Chosen<'amenity'>;
  readonly withPhotos?: boolean;
  readonly minRating?: number;
};

type RowRule = { readonly filter: RowFilter; readonly sort?: LocationSort };

/** °C that most people bathe in for long. */
const BATHING = { temperatureMin: 36, temperatureMax: 41 } as const;

/** Kinds of places that nobody built. */
const WILD: Chosen<'kind'> = [
  'hotSpring', 'openAirBath', 'mineralSpring', 'waterfall', 'cave', 'cenote', 'lake', 'beach', 'forest', 'mountain',
]; // prettier-ignore

/** The rows of the home screen by their reasons, in the order in which they are shown. "Show all" is a list with the same filter. */
export const ROW_RULES = {
  warmWater: { filter: BATHING },
  freeAndWild: { filter: { price: ['free'], kind: WILD } },
  openThisMonth: { filter: {} },
  withBed: { filter: { amenity: ['lodging'] } },
  bestRated: { filter: { minRating: 4 }, sort: 'rating' },
  newPhotos: { filter: { withPhotos: true }, sort: 'newest' },
} as const satisfies Readonly<Record<string, RowRule>>;

export type RowReason = keyof typeof ROW_RULES;

/** All reasons, in their order. */
export const ROW_REASONS = Object.keys(ROW_RULES).filter((name): name is RowReason => name in ROW_RULES);

/** Places in one row, at most; with fewer than the least it is not shown. */
export const ROW_MOST = 8;
export const ROW_LEAST = 3;
