/** Where the square of Web Mercator ends, in degrees north and south. */
export const MERCATOR_LATITUDE_MAX = 85.0511287798066;

/** 0 at the antimeridian in the west, 1 in the east. */
export const across = (longitude: number): number => (longitude + 180) / 360;

/** 0 at 85.05° north, 1 at 85.05° south; what lies beyond counts as on the edge. */
export const down = (latitude: number): number => {
  const clamped = Math.min(MERCATOR_LATITUDE_MAX, Math.max(-MERCATOR_LATITUDE_MAX, latitude));
  const share = (1 - Math.asinh(Math.tan((clamped * Math.PI) / 180)) / Math.PI) / 2;
  return Math.min(1, Math.max(0, share));
};

/** The latitude at a share of the world from north to south: the inverse of `down`. */
export const latitudeAt = (share: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * share))) * 180) / Math.PI;

/** A longitude from -180 to 180; whole turns are taken off. */
export const wrapped = (longitude: number): number =>
  longitude >= -180 && longitude <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180;

/** Degrees from west to east, also across the antimeridian. */
export const widthOf = ({ west, east }: { readonly west: number; readonly east: number }): number =>
  west > east ? east + 360 - west : east - west;
