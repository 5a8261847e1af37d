import type { MapBox } from '@wellspring/map-grid/cluster-grid';
import type { FacetFilter, LocationFilter } from '../../generated/operations.ts';

/** What the list is sorted around and the map was centred on. All of it stands in the address. */
export type Near = {
  /** Kyoto, Japan; null: only the point is known, as of a reader's own position */
  readonly label: string | null;
  readonly latitude: number;
  readonly longitude: number;
  /** of a country, state or region: what lies inside is listed, and the map shows all of it */
  readonly bounds?: MapBox | null | undefined;
};

/** Its sides alone: an answer of the graph carries the name of its type as well. */
const boxOf = ({ west, south, east, north }: MapBox): MapBox => ({ west, south, east, north });

/** The variables of the query for a search, a category and a near place. */
export const filterFor = (
  search: string | null,
  categoryId: number | null,
  near: Near | null,
  facets: FacetFilter | null = null,
): LocationFilter | null => {
  const filter: LocationFilter = {
    ...(facets ? { facets } : {}),
    ...(search ? { search } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(near ? { near: { latitude: near.latitude, longitude: near.longitude } } : {}),
    ...(near?.bounds ? { box: boxOf(near.bounds) } : {}),
  };
  return Object.keys(filter).length > 0 ? filter : null;
};
