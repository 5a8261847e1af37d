import type { Coordinates } from '../domain/location.ts';

const KM_PER_DEGREE = 111;
const POLE = 89;

/** What documents must have in order to lie around a point. Across the antimeridian and at the poles each longitude will do. */
export const boundsAround = ({ latitude, longitude }: Coordinates, km: number) => {
  const high = km / KM_PER_DEGREE;
  const farthest = Math.abs(latitude) + high;
  const wide = high / Math.cos((Math.min(farthest, POLE) * Math.PI) / 180);
  const [west, east] = [longitude - wide, longitude + wide];
  return {
    latitude: { $gte: latitude - high, $lte: latitude + high },
    ...(farthest < POLE && west >= -180 && east <= 180 && { longitude: { $gte: west, $lte: east } }),
  };
};
