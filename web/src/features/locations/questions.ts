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
  const variables: LocationsQueryVariables = {
    filter: filterFor(search, categoryId, near, facets),
    sort: near ? 'distance' : null,
    limit: GRID_PAGE_SIZE,
    offset: offsetOf(page),
    isMember,
  };
  return { document: LocationsDocument, variables };
};
