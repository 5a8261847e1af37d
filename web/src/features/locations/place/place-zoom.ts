import { TOWN_ZOOM } from '../../../shared/map-limits.ts';

/** Farther out, a reader would not see where in its surroundings the place is; where there are streets, which way leads there. */
const FARTHEST = { withStreets: 12, without: 6.5 };
/** Closer in, a reader would not see what is around; without streets, nothing at all. */
const CLOSEST = { withStreets: 14, without: TOWN_ZOOM };

/** Pixels from the middle to where the name of a town is whole, in the lowest of the small maps. */
const ROOM = 72;
const KM_PER_PIXEL_AT_0 = 156.543;

export type TownNearby = { readonly distanceKm: number; readonly isWithin: boolean };

/**
 * The zoom of the small map of a place: as close as it still shows the nearest town, or the streets around where the place is in that town.
 * `town`: the nearest; null: unknown.
 */
export const placeZoom = (latitude: number, town: TownNearby | null, hasStreets: boolean): number => {
  const terms = hasStreets ? 'withStreets' : 'without';
  const closest = CLOSEST[terms];
  if (!town?.distanceKm || (hasStreets && town.isWithin)) return closest;
  const shown = Math.log2((ROOM * KM_PER_PIXEL_AT_0 * Math.cos((latitude * Math.PI) / 180)) / town.distanceKm);
  return Math.min(closest, Math.max(FARTHEST[terms], Math.floor(shown * 2) / 2));
};
