import { CLUSTER_GRID } from '@wellspring/map-grid/cluster-grid';
import { latitudeAt } from '@wellspring/map-grid/mercator';
import { boxSpans, fromUnits, toUnits, type BoxSpans, type Span } from './geo.ts';
import { gridPoint, type CellSum } from './map-cells.ts';
import type { Box, CategoryCount } from './query.ts';

/** The level of the grid at which whole cells are separated from the rest of a box: 4,096 cells, of which maps below zoom 4 are made. */
export const WHOLE_CELLS_LEVEL = 6;

const SIDE = 2 ** WHOLE_CELLS_LEVEL;
const SHIFT = CLUSTER_GRID.maxLevel - WHOLE_CELLS_LEVEL;
const [MOST_LATITUDE, MOST_LONGITUDE] = [toUnits(90), toUnits(180)];

const columnOf = (longitude: number): number => gridPoint(fromUnits({ latitude: 0, longitude })).column >> SHIFT;
const rowOf = (latitude: number): number => gridPoint(fromUnits({ latitude, longitude: 0 })).row >> SHIFT;

/** The first whole number for which it holds, and for all that follow; it is not far from `near`. */
const firstWhere = (near: number, holds: (value: number) => boolean): number => {
  let value = near;
  while (holds(value - 1)) value -= 1;
  while (!holds(value)) value += 1;
  return value;
};

/** Bounds between rows or columns. */
const between = Array.from({ length: SIDE - 1 }, (_, at) => at + 1);
/** The longitude at which each column begins, in units; behind the last one, where the next would. */
const WESTS: readonly number[] = [
  -MOST_LONGITUDE,
  ...between.map((column) => firstWhere(toUnits((column / SIDE) * 360 - 180), (units) => columnOf(units) >= column)),
  MOST_LONGITUDE + 1,
];
/** The latitude at which the row to the north of each begins. Rows are counted from the north; points south of the last are in none. */
const NORTHS: readonly number[] = [
  MOST_LATITUDE + 1,
  ...between.map((row) => firstWhere(toUnits(latitudeAt(row / SIDE)), (units) => rowOf(units) < row)),
  -MOST_LATITUDE,
];

/** Numbers of rows or columns, both ends included. */
type Block = { readonly columns: Span; readonly rows: Span };

/** What a box consists of, without overlap. */
export type SplitBox = {
  readonly whole: readonly Block[];
  /** strips along the edges */
  readonly rest: readonly BoxSpans[];
};

const isSome = ({ from, to }: Span): boolean => from <= to;

const splitSpans = (latitudes: Span, longitude: Span): SplitBox => {
  const columns = {
    from: WESTS.findIndex((west) => west >= longitude.from),
    to: WESTS.findLastIndex((west) => west <= longitude.to + 1) - 1,
  };
  const rows = {
    from: NORTHS.findIndex((north) => north <= latitudes.to + 1),
    to: NORTHS.findLastIndex((north) => north >= latitudes.from) - 1,
  };
  if (!isSome(columns) || !isSome(rows)) return { whole: [], rest: [{ latitudes, longitudes: [longitude] }] };
  const [west = 0, east = 0] = [WESTS[columns.from], WESTS[columns.to + 1]];
  const [north = 0, south = 0] = [NORTHS[rows.from], NORTHS[rows.to + 1]];
  const beside = { from: south, to: north - 1 };
  const strips = [
    { latitudes: { from: north, to: latitudes.to }, longitude },
    { latitudes: { from: latitudes.from, to: south - 1 }, longitude },
    { latitudes: beside, longitude: { from: longitude.from, to: west - 1 } },
    { latitudes: beside, longitude: { from: east, to: longitude.to } },
  ];
  const rest = strips.filter((strip) => isSome(strip.latitudes) && isSome(strip.longitude));
  return {
    whole: [{ columns, rows }],
    rest: rest.map((strip) => ({ latitudes: strip.latitudes, longitudes: [strip.longitude] })),
  };
};

/** The cells of WHOLE_CELLS_LEVEL that lie in a box whole, and the rest of the box. */
export const splitBox = (box: Box): SplitBox => {
  const { latitudes, longitudes } = boxSpans(box);
  const parts = longitudes.map((longitude) => splitSpans(latitudes, longitude));
  return { whole: parts.flatMap(({ whole }) => whole), rest: parts.flatMap(({ rest }) => rest) };
};

const holds = ({ from, to }: Span, value: number): boolean => from <= value && value <= to;

const bothCounts = (a: readonly CategoryCount[], b: readonly CategoryCount[]): readonly CategoryCount[] => {
  const counts = new Map(a.map(({ categoryId, count }) => [categoryId, count]));
  for (const { categoryId, count } of b) counts.set(categoryId, (counts.get(categoryId) ?? 0) + count);
  return [...counts].map(([categoryId, count]) => ({ categoryId, count }));
};

const together = (a: CellSum, b: CellSum): CellSum => ({
  cell: a.cell,
  count: a.count + b.count,
  latitudes: a.latitudes + b.latitudes,
  longitudes: a.longitudes + b.longitudes,
  south: Math.min(a.south, b.south),
  north: Math.max(a.north, b.north),
  west: Math.min(a.west, b.west),
  east: Math.max(a.east, b.east),
  categories: bothCounts(a.categories, b.categories),
  best: Math.max(a.best, b.best),
});

/** Cells of a level, from those of WHOLE_CELLS_LEVEL that are in the blocks and what the rest of the box has of cells of that level. */
export const cellsFrom = (
  world: readonly CellSum[],
  blocks: readonly Block[],
  rest: readonly CellSum[],
  level: number,
): readonly CellSum[] => {
  const sums = new Map<number, CellSum>();
  const add = (sum: CellSum): void => {
    const existing = sums.get(sum.cell);
    sums.set(sum.cell, existing ? together(existing, sum) : sum);
  };
  const shift = WHOLE_CELLS_LEVEL - level;
  for (const sum of world) {
    const [row, column] = [Math.floor(sum.cell / SIDE), sum.cell % SIDE];
    if (!blocks.some(({ rows, columns }) => holds(rows, row) && holds(columns, column))) continue;
    add({ ...sum, cell: (row >> shift) * 2 ** level + (column >> shift) });
  }
  rest.forEach(add);
  return [...sums.values()];
};
