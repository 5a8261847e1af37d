import type { FacetQuery } from '../domain/search/facets.ts';
import type { FacetFilter } from '../generated/graphql.ts';

/** What is asked of facets, without what is null; undefined: nothing. */
export const facetsOf = (filter: FacetFilter | null | undefined): FacetQuery | undefined => {
  if (!filter) return undefined;
  const { temperatureMin, temperatureMax, price, month, access, wheelchair, amenity, kind, minRating } = filter;
  const query: FacetQuery = {
    ...(temperatureMin != null && { minC: temperatureMin }),
    ...(temperatureMax != null && { maxC: temperatureMax }),
    ...(price && { price }),
    ...(month && { month }),
    ...(access && { access }),
    ...(wheelchair && { wheelchair }),
    ...(amenity && { amenity }),
    ...(kind && { kind }),
    ...(filter.withPhotos && { withPhotos: true }),
    ...(minRating != null && { minRating }),
    ...(filter.openNow && { openNow: true }),
    ...(filter.openAt != null && { openAt: filter.openAt.getTime() }),
    ...(filter.includeUnknown && { includeUnknown: true }),
  };
  return Object.keys(query).length === 0 ? undefined : query;
};
