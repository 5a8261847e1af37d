import { FavoriteCountDocument, MyLocationCountDocument } from '../../generated/operations.ts';
import { useFreshQuery } from '../graphql/use-fresh-query.ts';

/** How much the member submitted and saved. undefined: on its way; null: cannot be had. Each may fail alone. */
export const useOwnCounts = () => {
  const locations = useFreshQuery(MyLocationCountDocument, {});
  const favorites = useFreshQuery(FavoriteCountDocument, {});
  return {
    locations: locations.failed ? null : locations.data?.myLocations.total,
    favorites: favorites.failed ? null : favorites.data?.favorites.total,
  };
};
