import type { Coordinates } from '../location.ts';
import { UNITS_PER_DEGREE } from './geo.ts';
import type { Box, Cluster, MapPlace, MapView } from './query.ts';

/**
 * The map's grid: at level n the Web Mercator world is 2^n by 2^n square cells, so cells of one level are quartered by the
 * next. A map at zoom z uses level floor(z) + 3: a tile of 512 px has 8 by 8 cells of 64 px (up to 128 px just below
 * the next whole zoom). Boxes that would hold more than 500 cells get a coarser level.
 */
export const GRID = {
  levelsBelowZoom: 3,
  minLevel: 3,
  maxLevel: 20,
  maxCells: 500,
  maxLatitude: 85.0511287798066,
} as const;

/** Up to so many matches are shown one by one. */
export const MAX_SINGLE_PLACES = 250;
export const MAX_FEATURES = 500;

/** A cell of the finest level: shift it right by `maxLevel - level` for the cell of another. */
export type GridPoint = { readonly column: number; readonly row: number };

const FINEST = 2 ** GRID.maxLevel;
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** 0 at the antimeridian in the west to 1 in the east. */
const across = (longitude: number): number => (longitude + 180) / 360;

/** 0 at 85.05° north to 1 at 85.05° south; what lies beyond counts as on the edge. */
const down = (latitude: number): number => {
  const phi = (clamp(latitude, -GRID.maxLatitude, GRID.maxLatitude) * Math.PI) / 180;
  return clamp((1 - Math.asinh(Math.tan(phi)) / Math.PI) / 2, 0, 1);
};

export const gridPoint = ({ latitude, longitude }: Coordinates): GridPoint => ({
  column: clamp(Math.floor(across(longitude) * FINEST), 0, FINEST - 1),
  row: clamp(Math.floor(down(latitude) * FINEST), 0, FINEST - 1),
});

/** The number of a point's cell at a level: row by row from the north-west. */
export const cellAt = ({ column, row }: GridPoint, level: number): number => {
  const shift = GRID.maxLevel - level;
  return (row >> shift) * 2 ** level + (column >> shift);
};

/** Box edges may be off by a rounding: a sliver of a cell is no cell. */
const SLIVER = 0.02;

const cellsCovered = (from: number, to: number): number =>
  Math.max(1, Math.ceil(to - SLIVER) - Math.floor(from + SLIVER));

const cellsIn = ({ west, south, east, north }: Box, level: number): number => {
  const world = 2 ** level;
  const [from, to] = [across(west) * world, across(east) * world];
  const columns = west <= east ? cellsCovered(from, to) : cellsCovered(from, world) + cellsCovered(0, to);
  return Math.min(columns, world) * cellsCovered(down(north) * world, down(south) * world);
};

/** The level at which a box is shown: that of its zoom, or the finest above it with at most 500 cells in the box. */
export const gridLevel = (box: Box, zoom: number): number => {
  let level = clamp(Math.floor(zoom) + GRID.levelsBelowZoom, GRID.minLevel, GRID.maxLevel);
  while (level > GRID.minLevel && cellsIn(box, level) > GRID.maxCells) level -= 1;
  return level;
};

/** The matches of one cell, in units of 1e-8 degrees. */
export type CellSum = {
  readonly cell: number;
  readonly count: number;
  readonly latitudes: number;
  readonly longitudes: number;
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
};

const MICRO_UNITS = UNITS_PER_DEGREE / 1e6;
/** Units to degrees with six decimals, about 0.1 m. */
const degrees = (units: number): number => Math.round(units / MICRO_UNITS) / 1e6;

const toCluster = (sum: CellSum): Cluster => ({
  count: sum.count,
  latitude: degrees(sum.latitudes / sum.count),
  longitude: degrees(sum.longitudes / sum.count),
  bounds: { west: degrees(sum.west), south: degrees(sum.south), east: degrees(sum.east), north: degrees(sum.north) },
});

const byId = (a: MapPlace, b: MapPlace): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** The view from the places that are shown one by one and the cells of the others. */
export const mapView = (places: readonly MapPlace[], crowded: readonly CellSum[]): MapView => {
  const clusters = crowded.toSorted((a, b) => a.cell - b.cell).map(toCluster);
  return {
    total: places.length + clusters.reduce((sum, { count }) => sum + count, 0),
    places: places.toSorted(byId),
    clusters,
  };
};
