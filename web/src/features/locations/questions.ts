import { GRID_PAGE_SIZE } from '@wellspring/rest-contract/listing-limits';
import {
  LocationsDocument,
  type LocationCardFragment,
  type LocationQuery,
  type LocationsQueryVariables,
} from '../../generated/operations.ts';
import { offsetOf, type HomeAddress } from './address-state.ts';
import { filterFor, type Near } from './near.ts';

export type CardPlace = LocationCardFragment;
export type FullPlace = NonNullable<LocationQuery['location']>;

/** One page of places, as the grid and the server's first HTML both ask for it. */
export const pageOfPlaces = (
  { search, categoryId, page }: Pick<HomeAddress, 'search' | 'categoryId' | 'page'>,
  near: Near | null = null,
) => {
  const variables: LocationsQueryVariables = {
    filter: filterFor(search, categoryId, near),
    sort: near ? 'distance' : null,
    limit: GRID_PAGE_SIZE,
    offset: offsetOf(page),
  };
  return { document: LocationsDocument, variables };
};
