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
  readonly sort?: HomeAddress['sort'];
  readonly radiusKm?: number | null;
  /** what is asked of facts; absent: nothing */
  readonly facets?: FacetFilter | null;
  /** what a member has said of each place comes along */
  readonly isMember: boolean;
};

type Narrowed = Pick<LocationsRequest, 'search' | 'categoryId' | 'near' | 'sort' | 'radiusKm' | 'facets'>;

/** What is listed. In an order in which the distance does not count, places that are far away do not belong to what is near. */
export const listFilter = ({ search, categoryId, near, sort, radiusKm, facets = null }: Narrowed) => {
  const isNearby = near !== null && !near.bounds;
  const hasDistance = sort == null || sort === 'distance' || sort === 'relevance';
  const most = radiusKm ?? (hasDistance ? null : NEAR_KM);
  const filter = filterFor(search, categoryId, near, facets);
  return isNearby && most !== null ? { ...filter, radiusKm: most } : filter;
};

/** One page of the grid. */
export const locationsPage = ({ page, isMember, ...listed }: LocationsRequest) => {
  const variables: LocationsQueryVariables = {
    filter: listFilter(listed),
    sort: listed.sort ?? null,
    limit: GRID_PAGE_SIZE,
    offset: offsetOf(page),
    isMember,
  };
  return { document: LocationsDocument, variables };
};
