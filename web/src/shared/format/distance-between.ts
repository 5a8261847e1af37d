import { EARTH_RADIUS_KM } from '@wellspring/map-grid/earth';

type Point = { readonly latitude: number; readonly longitude: number };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies, by the haversine formula. */
export const distanceBetween = (from: Point, to: Point): number => {
  const [up, along] = [radians(to.latitude - from.latitude) / 2, radians(to.longitude - from.longitude) / 2];
  const chord =
    Math.sin(up) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(along) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
};
