import { boxSpans, fromUnits } from '../../domain/search/geo.ts';
import { CLUSTER_GRID } from '@wellspring/map-grid/cluster-grid';
import { CATEGORIES } from '../../domain/categories.ts';
import { gridPoint, type CellSum } from '../../domain/search/map-cells.ts';
import { mapRank } from '../../domain/search/map-rank.ts';
import type { Box } from '../../domain/search/query.ts';
import type { PlaceColumns } from './place-columns.ts';
import type { RowNumbers } from './row-numbers.ts';

/** The sum of one cell and the row number of its best place. */
export type SummedCell = CellSum & { readonly no: number };

/** What a sum consists of, in this order; behind them the places of each category. */
const [COUNT, NO, RANK, LATITUDES, LONGITUDES, SOUTH, NORTH, WEST, EAST, CATEGORY] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const NUMBERS = CATEGORY + CATEGORIES.length;

const CATEGORY_AT = new Int32Array(Math.max(...CATEGORIES.map(({ id }) => id)) + 1);
for (const [at, { id }] of CATEGORIES.entries()) CATEGORY_AT[id] = CATEGORY + at;

type Block = {
  /** the number of a row's cell in the block */
  readonly at: (no: number) => number;
  readonly size: number;
  /** the number on the grid of a cell of the block */
  readonly cell: (at: number) => number;
};

/**
 * The cells of a level that places, which lie in a box, take: few more than the box has. Columns are counted from its western edge, so that
 * one across the antimeridian is one block.
 */
const blockOf = (columns: PlaceColumns, numbers: RowNumbers, box: Box, level: number): Block => {
  const [columnOf, rowOf] = [columns.of('column'), columns.of('row')];
  const shift = CLUSTER_GRID.maxLevel - level;
  const world = 2 ** level;
  const edge = fromUnits({ latitude: 0, longitude: boxSpans(box).longitudes[0]?.from ?? 0 });
  const west = gridPoint(edge).column >> shift;
  let width = 0;
  let top = world;
  let bottom = -1;
  for (let each = 0; each < numbers.length; each += 1) {
    const no = numbers[each] ?? 0;
    const across = (((columnOf[no] ?? 0) >> shift) - west) & (world - 1);
    const down = (rowOf[no] ?? 0) >> shift;
    if (across >= width) width = across + 1;
    if (down < top) top = down;
    if (down > bottom) bottom = down;
  }
  return {
    at: (no) => (((rowOf[no] ?? 0) >> shift) - top) * width + ((((columnOf[no] ?? 0) >> shift) - west) & (world - 1)),
    size: Math.max(0, bottom - top + 1) * width,
    cell: (at) => (top + Math.floor(at / width)) * world + ((west + (at % width)) % world),
  };
};

/** Sums of places, which lie in a box, by cell of a level. `idOf`: of a row, for places of one rank. */
export const mapSums = (
  columns: PlaceColumns,
  { numbers, box, level, idOf }: { numbers: RowNumbers; box: Box; level: number; idOf: (no: number) => string },
) => {
  const [latitudes, longitudes, categories] = [columns.of('latitude'), columns.of('longitude'), columns.of('category')];
  const [standings, closures] = [columns.of('standing'), columns.of('closure')];
  const block = blockOf(columns, numbers, box, level);
  const sums = new Float64Array(block.size * NUMBERS);
  for (let at = 0; at < block.size; at += 1)
    sums.set([-Infinity, 0, 0, Infinity, -Infinity, Infinity, -Infinity], at * NUMBERS + RANK);
  for (let each = 0; each < numbers.length; each += 1) {
    const no = numbers[each] ?? 0;
    const at = block.at(no) * NUMBERS;
    const latitude = latitudes[no] ?? 0;
    const longitude = longitudes[no] ?? 0;
    const category = at + (CATEGORY_AT[categories[no] ?? 0] ?? CATEGORY);
    const rank = mapRank(standings[no] ?? 0, closures[no] ?? 0);
    const best = sums[at + RANK] ?? 0;
    if (rank > best || (rank === best && idOf(no) < idOf(sums[at + NO] ?? 0))) {
      sums[at + RANK] = rank;
      sums[at + NO] = no;
    }
    sums[at + COUNT] = (sums[at + COUNT] ?? 0) + 1;
    sums[at + LATITUDES] = (sums[at + LATITUDES] ?? 0) + latitude;
    sums[at + LONGITUDES] = (sums[at + LONGITUDES] ?? 0) + longitude;
    if (latitude < (sums[at + SOUTH] ?? 0)) sums[at + SOUTH] = latitude;
    if (latitude > (sums[at + NORTH] ?? 0)) sums[at + NORTH] = latitude;
    if (longitude < (sums[at + WEST] ?? 0)) sums[at + WEST] = longitude;
    if (longitude > (sums[at + EAST] ?? 0)) sums[at + EAST] = longitude;
    sums[category] = (sums[category] ?? 0) + 1;
  }
  const sumAt = (at: number): SummedCell => {
    const number = (which: number): number => sums[at * NUMBERS + which] ?? 0;
    const counts = CATEGORIES.map(({ id }, which) => ({ categoryId: id, count: number(CATEGORY + which) }));
    const no = number(NO);
    return {
      cell: block.cell(at),
      no,
      best: number(RANK),
      count: number(COUNT),
      latitudes: number(LATITUDES),
      longitudes: number(LONGITUDES),
      south: number(SOUTH),
      north: number(NORTH),
      west: number(WEST),
      east: number(EAST),
      categories: counts.filter(({ count }) => count > 0),
    };
  };
  const taken = Array.from({ length: block.size }, (_, at) => at).filter((at) => (sums[at * NUMBERS + COUNT] ?? 0) > 0);
  return {
    cells: taken.map(sumAt),
    /** The rows in some cells. */
    rowsIn: (cells: ReadonlySet<number>): readonly number[] => {
      const isIn = new Uint8Array(block.size);
      for (const at of taken) if (cells.has(block.cell(at))) isIn[at] = 1;
      const rows: number[] = [];
      for (const no of numbers) if (isIn[block.at(no)] === 1) rows.push(no);
      return rows;
    },
  };
};
