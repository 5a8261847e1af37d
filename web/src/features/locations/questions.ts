import { NEAR_KM } from '@wellspring/rest-contract/listing-limits';
import { GRID_PAGE_SIZE } from './grid.ts';
import {
  LocationsDocument,
  type LocationCardFragment,
  type LocationsQueryVariables,
} from '../../generated/operations.ts';
import type { LocationQuery } from '../../generated/place-operations.ts';
import { offsetOf, type HomeAddress } from './address-state.ts';
import { filterFor } from './near.ts';

export type CardLocation = LocationCardFragment;
export type FullLocation = NonNullable<LocationQuery['location']>;

type LocationsRequest = Pick<HomeAddress, 'search' | 'categoryId' | 'page' | 'near'> & {
  /** what a member has said of each place comes along */
  readonly isMember: boolean;
};

/** One page of the grid. */
export const locationsPage = ({ search, categoryId, page, near, isMember }: LocationsRequest) => {
  const filter = filterFor(search, categoryId, near);
  const isAround = near !== null && !near.bounds;
  const variables: LocationsQueryVariables = {
    filter,
    // The list around a point has everything, sorted; how much of it is near is counted apart.
    around: isAround ? { ...filter, radiusKm: NEAR_KM } : null,
    isAround,
    sort: near ? 'distance' : null,
    limit: GRID_PAGE_SIZE,
    offset: offsetOf(page),
    isMember,
  };
  return { document: LocationsDocument, variables };
};
