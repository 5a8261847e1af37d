import type { LocationFilter } from '../../generated/operations.ts';

/** What the list is sorted around and the map was centred on. All of it stands in the address. */
export type Near = {
  /** Kyoto, Japan; null: only the point is known, as of a reader's own position */
  readonly label: string | null;
  readonly latitude: number;
  readonly longitude: number;
};

/** Where a reader was found, to so many metres. */
export type OwnPosition = { readonly latitude: number; readonly longitude: number; readonly accuracy: number };

/** About a hundred metres: enough for what is near, and no more than a shared address needs to tell. */
export const coarse = (degrees: number): number => Number(degrees.toFixed(3));

export const isSamePoint = (a: Omit<Near, 'label'> | null, b: Omit<Near, 'label'> | null): boolean =>
  a !== null && b !== null && a.latitude === b.latitude && a.longitude === b.longitude;

/** What is asked of the graph for a search, a category and a near place. */
export const filterFor = (
  search: string | null,
  categoryId: number | null,
  near: Near | null,
): LocationFilter | null => {
  const filter: LocationFilter = {
    ...(search ? { search } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(near ? { near: { latitude: near.latitude, longitude: near.longitude } } : {}),
  };
  return Object.keys(filter).length > 0 ? filter : null;
};
