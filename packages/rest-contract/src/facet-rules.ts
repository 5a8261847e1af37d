import { KIND_IDS } from '@wellspring/place-kinds/kinds';
import { AMENITIES, PLACE_FACTS } from '@wellspring/place-schema/facts';
import { MONTHS } from '@wellspring/place-schema/months';

const { price, access, wheelchair } = PLACE_FACTS;

/** Ranges of a water temperature in °C, from `from` on and below `below`; a place is in each that its water reaches. */
export const TEMPERATURE_BANDS = {
  cold: { from: -Infinity, below: 20 },
  cool: { from: 20, below: 34 },
  warm: { from: 34, below: 38 },
  hot: { from: 38, below: 44 },
  scalding: { from: 44, below: Infinity },
} as const;

/** The least average ratings that are counted. */
const RATINGS = ['3', '4'] as const;

/** The facets of a search with their values, each in its order. */
export const FACETS = {
  kind: KIND_IDS,
  price: price.parts.kind.choices,
  temperature: ['cold', 'cool', 'warm', 'hot', 'scalding'],
  month: MONTHS,
  access: access.parts.permission.choices,
  wheelchair: wheelchair.parts.access.choices,
  amenity: AMENITIES,
  rating: RATINGS,
  photos: ['yes'],
} as const;

export type FacetName = keyof typeof FACETS;

/** In the order in which they are counted. */
export const FACET_NAMES = [
  'kind', 'price', 'temperature', 'month', 'access', 'wheelchair', 'amenity', 'rating', 'photos',
] as const satisfies readonly FacetName[]; // prettier-ignore
