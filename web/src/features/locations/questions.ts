import { NEAR_KM } from '@wellspring/rest-contract/listing-limits';
import { GRID_PAGE_SIZE } from './grid.ts';
import {
  LocationsDocument,
  type FacetFilter,
  type LocationCardFragment,
  type LocationsQueryVariables,
} from '../../generated/operations.ts';
import type { LocationQuery } from '../../generated/place-operations.ts';
import { offsetOf, type HomeAddress } from './address-state.ts';
import { filterFor } from './near.ts';

export type CardLocation = LocationCardFragment;
export type FullLocation = NonNullable<LocationQuery['location']>;

export type LocationsRequest = Pick<HomeAddress, 'search' | 'categoryId' | 'page' | 'near'> & {
  /** what is asked of facts; absent: nothing */
  readonly facets?: FacetFilter | null;
  /** what a member has said of each place comes along */
  readonly isMember: boolean;
};

/** One page of the grid. */
export const locationsPage = ({ search, categoryId, page, near, facets = null, isMember }: LocationsRequest) => {
  const filter = filterFor(search, categoryId, near, facets);
  const isAround = near !== null && !near.bounds;
  const isFiltered = facets !== null && !facets.includeUnknown;
  const variables: LocationsQueryVariables = {
    filter,
    // The list around a point has everything, sorted; how much of it is near is counted apart.
    around: isAround ? { ...filter, radiusKm: NEAR_KM } : null,
    isAround,
    unsaid: isFiltered ? { ...filter, facets: { ...facets, includeUnknown: true } } : null,
    isFiltered,
    sort: near ? 'distance' : null,
    limit: GRID_PAGE_SIZE,
    offset: offsetOf(page),
    isMember,
  };
  return { document: LocationsDocument, variables };
};
