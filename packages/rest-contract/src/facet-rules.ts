import { KIND_IDS } from '@wellspring/place-kinds/kinds';
import { AMENITIES, PLACE_FACTS } from '@wellspring/place-schema/facts';
import { MONTHS } from '@wellspring/place-schema/months';
import { TEMPERATURE_BANDS } from '@wellspring/place-schema/temperature-bands';

const { price, access, wheelchair } = PLACE_FACTS;

/** The least average ratings that are counted. */
const RATINGS = ['3', '4'] as const;

/** The facets of a search with their values, each in its order. */
export const FACETS = {
  kind: KIND_IDS,
  price: price.parts.kind.choices,
  temperature: TEMPERATURE_BANDS.map(({ band }) => band),
  month: MONTHS,
  open: ['yes'],
  access: access.parts.permission.choices,
  wheelchair: wheelchair.parts.access.choices,
  amenity: AMENITIES,
  rating: RATINGS,
  photos: ['yes'],
} as const;

export type FacetName = keyof typeof FACETS;

/** In the order in which they are counted. */
export const FACET_NAMES = [
  'kind', 'price', 'temperature', 'month', 'open', 'access', 'wheelchair', 'amenity', 'rating', 'photos',
] as const satisfies readonly FacetName[]; // prettier-ignore
