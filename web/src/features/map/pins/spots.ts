import { across, down } from '@wellspring/map-grid/mercator';
import { WORLD_SIZE, type Point } from '../mercator.ts';

/** A part of the map in pixels of its world at a zoom. */
export type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Where a point is on the map of a zoom: pixels from the antimeridian and from 85° north. */
export const spotOf = ({ latitude, longitude }: Point, zoom: number): { readonly x: number; readonly y: number } => {
  const world = WORLD_SIZE * 2 ** zoom;
  return { x: across(longitude) * world, y: down(latitude) * world };
};

export const meet = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
