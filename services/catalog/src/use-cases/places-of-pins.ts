import { MAP_RETAINED_PINS_MAX } from '@wellspring/rest-contract/map-limits';
import type { Location } from '../domain/location.ts';
import { isLocationId } from '../domain/publication.ts';
import type { LocationStore } from '../ports.ts';

/** The published places of the pins of a map, in their order; at most as many as a map has. What is unknown or not published is left out. */
export const placesOfPins =
  ({ locations }: { readonly locations: Pick<LocationStore, 'findMany'> }) =>
  async (ids: readonly string[]): Promise<readonly Location[]> => {
    const requested = [...new Set(ids)].filter(isLocationId).slice(0, MAP_RETAINED_PINS_MAX);
    const found = new Map((await locations.findMany(requested)).map((location) => [location.id, location]));
    return requested.flatMap((id) => found.get(id) ?? []).filter(({ isVerified }) => isVerified);
  };
