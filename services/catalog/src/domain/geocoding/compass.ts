import { COMPASS_DIRECTIONS, type CompassDirection } from '@wellspring/rest-contract/location-rules';
import type { Coordinates } from '../location.ts';

const SECTOR = 360 / COMPASS_DIRECTIONS.length;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** In which direction one sets out from a point to another: the initial bearing of the great circle, as the nearest of eight. */
export const directionTo = (from: Coordinates, to: Coordinates): CompassDirection => {
  const along = radians(to.longitude - from.longitude);
  const [start, end] = [radians(from.latitude), radians(to.latitude)];
  const east = Math.sin(along) * Math.cos(end);
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(along);
  const bearing = (Math.atan2(east, north) * 180) / Math.PI;
  const sector = Math.round(bearing / SECTOR + COMPASS_DIRECTIONS.length) % COMPASS_DIRECTIONS.length;
  return COMPASS_DIRECTIONS[sector] ?? 'N';
};
