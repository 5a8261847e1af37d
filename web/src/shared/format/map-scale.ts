import type { Units } from './units.ts';

const KM_AROUND_EQUATOR = 40_075.017;
const WORLD_SIZE = 256;
const WIDEST = 90;
const KM_PER_MILE = 1.609344;

/** The greatest of 1, 2, 3, 5, 10, 20, … that is not above a number. */
const roundBelow = (most: number): number => {
  const power = 10 ** Math.floor(Math.log10(most));
  return ([5, 3, 2].find((one) => one * power <= most) ?? 1) * power;
};

/** A round distance on a map, and how long it is there: 90 pixels at most. `zoom`: at 0 the world is 256 pixels wide. */
export const scaleOf = (
  latitude: number,
  zoom: number,
  { distance }: Pick<Units, 'distance'>,
): { readonly km: number; readonly pixels: number } => {
  const kmPerPixel = (KM_AROUND_EQUATOR * Math.cos((latitude * Math.PI) / 180)) / (WORLD_SIZE * 2 ** zoom);
  const unit = distance === 'mi' ? KM_PER_MILE : 1;
  const km = roundBelow((WIDEST * kmPerPixel) / unit) * unit;
  return { km, pixels: Math.round(km / kmPerPixel) };
};
