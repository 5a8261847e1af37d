import type { Coordinates } from '../domain/location.ts';
import { withDistance, type ListedLocation } from '../domain/search/listed.ts';
import type { Meaning } from '../domain/search/planned-query.ts';
import type { LocationQuery, PlaceInText } from '../domain/search/query.ts';
import type { LocationStore } from '../ports.ts';
import type { SearchIndex } from '../search-ports.ts';

type Deps = { readonly locations: Pick<LocationStore, 'findMany'>; readonly index: Pick<SearchIndex, 'search'> };

/** What is looked for without a reach around the point, or the middle of the area, that it is near to; null: it is near to none, or has no reach. */
const beyondReach = (
  { places = [], box, radiusKm, within, ...list }: LocationQuery,
  meaning: Meaning | null,
): (LocationQuery & { readonly near: Coordinates }) | null => {
  const named = meaning?.place == null ? undefined : places[meaning.place];
  const page = { sort: 'distance', limit: 1, offset: 0 } as const;
  if (named && radiusKm === undefined) {
    const { text: _, ...rest } = list;
    const { latitude, longitude } = named.near;
    return { ...rest, ...(named.rest ? { text: named.rest } : {}), near: { latitude, longitude }, ...page };
  }
  return list.near && (box || within || radiusKm !== undefined) ? { ...list, places, near: list.near, ...page } : null;
};

/** All that passes the filters, nearest to a town first. */
const everythingAround = (
  { categoryId, tag, box }: LocationQuery,
  { near }: PlaceInText,
): LocationQuery & { readonly near: Coordinates } => ({
  ...(categoryId === undefined ? {} : { categoryId }),
  ...(tag === undefined ? {} : { tag }),
  ...(box ? { box } : {}),
  near,
  sort: 'distance',
  limit: 1,
  offset: 0,
});

/** The nearest match, when none is within the requested distance. */
export const nearestTo = async (
  { locations, index }: Deps,
  original: LocationQuery,
  meaning: Meaning | null,
  absent: PlaceInText | null,
): Promise<ListedLocation | null> => {
  const query = absent ? everythingAround(original, absent) : beyondReach(original, meaning);
  if (!query) return null;
  const [nearest] = await locations.findMany((await index.search(query)).items);
  return nearest?.isVerified && nearest.coordinates ? withDistance(nearest, query.near) : null;
};
