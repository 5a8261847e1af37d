import { CLUSTER_GRID } from '@wellspring/map-grid/cluster-grid';
import { across, down } from '@wellspring/map-grid/mercator';
import type { Coordinates } from '../location.ts';
import { toUnits, UNITS_PER_DEGREE } from './geo.ts';
import type { Box, CategoryCount, Cluster, MapPlace } from './query.ts';

/** A cell of the finest level: shift it right by `maxLevel - level` for the cell of another. */
export type GridPoint = { readonly column: number; readonly row: number };

const FINEST = 2 ** CLUSTER_GRID.maxLevel;
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export const gridPoint = ({ latitude, longitude }: Coordinates): GridPoint => ({
  column: clamp(Math.floor(across(longitude) * FINEST), 0, FINEST - 1),
  row: clamp(Math.floor(down(latitude) * FINEST), 0, FINEST - 1),
});

/** The number of a point's cell at a level: row by row from the north-west. */
export const cellAt = ({ column, row }: GridPoint, level: number): number => {
  const shift = CLUSTER_GRID.maxLevel - level;
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

/** The level at which a box is shown: that of its zoom, or the finest above it with at most 460 cells in the box: beside 40 pins there are at most 500 features. */
export const gridLevel = (box: Box, zoom: number): number => {
  let level = clamp(Math.floor(zoom) + CLUSTER_GRID.levelsBelowZoom, CLUSTER_GRID.minLevel, CLUSTER_GRID.maxLevel);
  while (level > CLUSTER_GRID.minLevel && cellsIn(box, level) > CLUSTER_GRID.maxCells) level -= 1;
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
  /** in any order; together they are the count */
  readonly categories: readonly CategoryCount[];
  /** the rank of its best place, as mapRank says */
  readonly best: number;
};

const MICRO_UNITS = UNITS_PER_DEGREE / 1e6;
/** Units to degrees with six decimals, about 0.1 m. */
const degrees = (units: number): number => Math.round(units / MICRO_UNITS) / 1e6;

const mostFirst = (a: CategoryCount, b: CategoryCount): number => b.count - a.count || a.categoryId - b.categoryId;

export const toCluster = (sum: CellSum): Cluster => ({
  count: sum.count,
  latitude: degrees(sum.latitudes / sum.count),
  longitude: degrees(sum.longitudes / sum.count),
  bounds: { west: degrees(sum.west), south: degrees(sum.south), east: degrees(sum.east), north: degrees(sum.north) },
  mix: sum.categories.toSorted(mostFirst),
});

/** Without the places among them that are shown one by one, but for its bounds. */
export const withoutPlaces = (sum: CellSum, shown: readonly MapPlace[]): CellSum => {
  const shownOf = (id: number): number => shown.filter(({ categoryId }) => categoryId === id).length;
  const total = (units: readonly number[]): number => units.reduce((all, each) => all + each, 0);
  const categories = sum.categories.map(({ categoryId, count }) => ({
    categoryId,
    count: count - shownOf(categoryId),
  }));
  return {
    ...sum,
    count: sum.count - shown.length,
    latitudes: sum.latitudes - total(shown.map(({ latitude }) => toUnits(latitude))),
    longitudes: sum.longitudes - total(shown.map(({ longitude }) => toUnits(longitude))),
    categories: categories.filter(({ count }) => count > 0),
  };
};
