import { EARTH_RADIUS_KM } from '@wellspring/map-grid/earth';
import type { Coordinates } from '../location.ts';
import type { Box } from './query.ts';

/** Coordinates and box edges are compared as whole numbers of 1e-8 degrees: no engine rounds them differently. */
export const UNITS_PER_DEGREE = 1e8;
export const toUnits = (degrees: number): number => Math.round(degrees * UNITS_PER_DEGREE);
export const fromUnits = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: latitude / UNITS_PER_DEGREE,
  longitude: longitude / UNITS_PER_DEGREE,
});

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A range of longitudes or latitudes in units, both ends included. */
export type Span = { readonly from: number; readonly to: number };

/** A box as ranges: two of longitudes when it crosses the antimeridian. */
export type BoxSpans = { readonly latitudes: Span; readonly longitudes: readonly Span[] };

export const boxSpans = ({ west, south, east, north }: Box): BoxSpans => {
  const latitudes = { from: toUnits(south), to: toUnits(north) };
  const [from, to] = [toUnits(west), toUnits(east)];
  if (from <= to) return { latitudes, longitudes: [{ from, to }] };
  return { latitudes, longitudes: [{ from, to: toUnits(180) }, { from: toUnits(-180), to }] }; // prettier-ignore
};

const within = ({ from, to }: Span, value: number): boolean => from <= value && value <= to;

/** Whether a point, in units, lies in the box or on its edge. */
export const isInBox = (spans: BoxSpans, latitude: number, longitude: number): boolean =>
  within(spans.latitudes, latitude) && spans.longitudes.some((span) => within(span, longitude));

/** A point on the unit sphere. */
export type Vector = { readonly x: number; readonly y: number; readonly z: number };

export const toVector = ({ latitude, longitude }: Coordinates): Vector => {
  const ring = Math.cos(radians(latitude));
  return {
    x: ring * Math.cos(radians(longitude)),
    y: ring * Math.sin(radians(longitude)),
    z: Math.sin(radians(latitude)),
  };
};

/**
 * The square of the straight line between two points of the unit sphere: it grows with the distance, and takes only
 * sums and products, in this order, which every engine computes to the same bit.
 */
export const chordSquared = (a: Vector, b: Vector): number =>
  (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) + (a.z - b.z) * (a.z - b.z);

/** The largest chordSquared within a distance. */
export const chordSquaredOf = (km: number): number => {
  const half = Math.min(Math.PI / 2, Math.max(0, km) / EARTH_RADIUS_KM / 2);
  return 4 * Math.sin(half) * Math.sin(half);
};

/** The distance along the surface that belongs to a chordSquared. */
export const kilometresOf = (squared: number): number =>
  2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(squared) / 2));

/** Half the way round the world: nothing is farther. */
export const FARTHEST_KM = Math.PI * EARTH_RADIUS_KM;

/** A box that holds the circle; the whole ring of longitudes where the circle reaches a pole. */
export const circleBox = ({ latitude, longitude }: Coordinates, km: number): Box => {
  const reach = ((km / EARTH_RADIUS_KM) * 180) / Math.PI + 1e-6;
  const south = Math.max(-90, latitude - reach);
  const north = Math.min(90, latitude + reach);
  const sine = Math.sin(radians(Math.min(reach, 90))) / Math.cos(radians(latitude));
  if (north === 90 || south === -90 || sine >= 1) return { west: -180, south, east: 180, north };
  const aside = (Math.asin(sine) * 180) / Math.PI + 1e-6;
  const wrap = (degrees: number): number => (degrees < -180 ? degrees + 360 : degrees > 180 ? degrees - 360 : degrees);
  return { west: wrap(longitude - aside), south, east: wrap(longitude + aside), north };
};
