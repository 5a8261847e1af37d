import { across, down, latitudeAt, widthOf, wrapped } from './mercator.ts';

/** Degrees; west > east when the box crosses the antimeridian. */
export type MapBox = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

/**
 * The grid that places on the map are clustered by. At level n the Web Mercator world is 2^n by 2^n cells. A map at zoom z
 * (0: the world in one tile of 512 px) uses level floor(z) + levelsBelowZoom, so that a cell's edge is an eighth of a tile: 64 px, and up to
 * 128 px just below the next whole zoom. A box with more than maxCells cells gets a coarser level: beside 40 pins
 * an answer has no more than 500 features.
 */
export const CLUSTER_GRID = {
  levelsBelowZoom: 3,
  minLevel: 3,
  maxLevel: 20,
  maxCells: 460,
} as const;

/** Edges have seven decimals, about a centimetre. The far edge of a cell belongs to the next one. */
const DIGITS = 1e7;
const floor = (degrees: number): number => Math.floor(degrees * DIGITS) / DIGITS;
const ceil = (degrees: number): number => Math.ceil(degrees * DIGITS) / DIGITS;
const HAIR = 1 / DIGITS;

/**
 * The box of whole cells to ask for so that clusters keep identity, count and position while the map is panned: a viewport of one
 * size always gets as many cells. Longitudes beyond 180 are understood; a viewport wider than the world is the world.
 */
export const gridBox = (view: MapBox, zoom: number): MapBox => {
  const width = widthOf(view);
  const top = down(view.north);
  const height = down(view.south) - top;
  const columnsAt = (level: number): number => Math.min(2 ** level, Math.ceil((width / 360) * 2 ** level) + 1);
  const rowsAt = (level: number): number => Math.min(2 ** level, Math.ceil(height * 2 ** level) + 1);
  const { levelsBelowZoom, minLevel, maxLevel, maxCells } = CLUSTER_GRID;
  let level = Math.min(maxLevel, Math.max(minLevel, Math.floor(zoom) + levelsBelowZoom));
  while (level > minLevel && columnsAt(level) * rowsAt(level) > maxCells) level -= 1;

  const world = 2 ** level;
  const row = Math.min(world - 1, Math.floor(top * world));
  const last = Math.min(world, row + rowsAt(level));
  const north = row === 0 ? 90 : ceil(latitudeAt(row / world));
  const south = last === world ? -90 : floor(latitudeAt(last / world)) + HAIR;
  if (columnsAt(level) === world) return { west: -180, south, east: 180, north };

  const column = Math.floor(across(wrapped(view.west)) * world) % world;
  const end = column + columnsAt(level);
  const edge = ((end > world ? end - world : end) / world) * 360 - 180;
  return { west: floor((column / world) * 360 - 180), south, east: edge === 180 ? 180 : ceil(edge) - HAIR, north };
};
