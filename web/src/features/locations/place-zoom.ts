import { TOWN_ZOOM } from '../../shared/map-limits.ts';

/** Farther out, a reader would not see where in its surroundings the place is. */
const FARTHEST = 6.5;

/** Pixels from the middle to where the name of a town is whole, in the lowest of the small maps. */
const ROOM = 72;
const KM_PER_PIXEL_AT_0 = 156.543;

/** The zoom of the small map of a place: as close as it still shows the nearest town. `townKm`: how far that is; null: unknown. */
export const placeZoom = (latitude: number, townKm: number | null): number => {
  if (!townKm) return TOWN_ZOOM;
  const shown = Math.log2((ROOM * KM_PER_PIXEL_AT_0 * Math.cos((latitude * Math.PI) / 180)) / townKm);
  return Math.min(TOWN_ZOOM, Math.max(FARTHEST, Math.floor(shown * 2) / 2));
};
