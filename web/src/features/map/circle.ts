import type { MapBox } from '@wellspring/map-grid/cluster-grid';
import { EARTH_RADIUS_KM } from '@wellspring/map-grid/earth';
import { down, wrapped } from '@wellspring/map-grid/mercator';
import { VIEW_LATITUDE_MAX } from '../../shared/map-limits.ts';
import { clamp, WORLD_SIZE, type Point } from './mercator.ts';

/** Corners of the drawn line: no edge is seen between them. */
const CORNERS = 120;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** What lies so many kilometres from a point in a direction, in radians from north to east. */
const pointAt = ({ latitude, longitude }: Point, km: number, bearing: number): Point => {
  const [angle, from] = [km / EARTH_RADIUS_KM, radians(latitude)];
  const to = Math.asin(Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing));
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * Math.sin(to),
  );
  return { latitude: degrees(to), longitude: longitude + degrees(turn) };
};

/** The line around what lies within so many kilometres, as a path of SVG around the point: pixels of a map at zoom 0. */
export const circlePath = (middle: Point, km: number): string => {
  const corners = Array.from({ length: CORNERS }, (_, at) => {
    const { latitude, longitude } = pointAt(middle, km, (2 * Math.PI * at) / CORNERS);
    const right = ((longitude - middle.longitude) / 360) * WORLD_SIZE;
    const below = (down(clamp(latitude, -VIEW_LATITUDE_MAX, VIEW_LATITUDE_MAX)) - down(middle.latitude)) * WORLD_SIZE;
    return `${Number(right.toFixed(6))} ${Number(below.toFixed(6))}`;
  });
  return `M${corners.join('L')}Z`;
};

/** The box around a circle, for a map that shows all of it. */
export const boxOfCircle = (middle: Point, km: number): MapBox => {
  const angle = km / EARTH_RADIUS_KM;
  const tall = degrees(angle);
  const share = Math.sin(angle) / Math.cos(radians(middle.latitude));
  const wide = Math.abs(share) < 1 ? degrees(Math.asin(share)) : 180;
  return {
    west: wrapped(middle.longitude - wide),
    south: Math.max(middle.latitude - tall, -VIEW_LATITUDE_MAX),
    east: wrapped(middle.longitude + wide),
    north: Math.min(middle.latitude + tall, VIEW_LATITUDE_MAX),
  };
};
