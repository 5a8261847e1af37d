import { boxSpans, fromUnits } from '../../domain/search/geo.ts';
import { CLUSTER_GRID } from '@wellspring/map-grid/cluster-grid';
import { gridPoint, type CellSum } from '../../domain/search/map-cells.ts';
import type { Box } from '../../domain/search/query.ts';
import type { PlaceColumns } from './place-columns.ts';
import type { RowNumbers } from './row-numbers.ts';

/** The sum of one cell and the row number of one place in it. */
export type SummedCell = CellSum & { readonly no: number };

/** What a sum consists of, in this order. */
const [COUNT, NO, LATITUDES, LONGITUDES, SOUTH, NORTH, WEST, EAST, NUMBERS] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/**
 * Sums of places, which lie in a box, by cell of a level. Cells are numbered within the block that the places take, which has few more than
 * the box has; columns are counted from its western edge, so that one across the antimeridian is one block.
 */
export const mapSums = (columns: PlaceColumns, numbers: RowNumbers, box: Box, level: number): readonly SummedCell[] => {
  const [latitudes, longitudes] = [columns.of('latitude'), columns.of('longitude')];
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
  const cells = Math.max(0, bottom - top + 1) * width;
  const sums = new Float64Array(cells * NUMBERS);
  for (let cell = 0; cell < cells; cell += 1)
    sums.set([Infinity, -Infinity, Infinity, -Infinity], cell * NUMBERS + SOUTH);
  for (let each = 0; each < numbers.length; each += 1) {
    const no = numbers[each] ?? 0;
    const across = (((columnOf[no] ?? 0) >> shift) - west) & (world - 1);
    const down = (rowOf[no] ?? 0) >> shift;
    const at = ((down - top) * width + across) * NUMBERS;
    const latitude = latitudes[no] ?? 0;
    const longitude = longitudes[no] ?? 0;
    sums[at + COUNT] = (sums[at + COUNT] ?? 0) + 1;
    sums[at + NO] = no;
    sums[at + LATITUDES] = (sums[at + LATITUDES] ?? 0) + latitude;
    sums[at + LONGITUDES] = (sums[at + LONGITUDES] ?? 0) + longitude;
    if (latitude < (sums[at + SOUTH] ?? 0)) sums[at + SOUTH] = latitude;
    if (latitude > (sums[at + NORTH] ?? 0)) sums[at + NORTH] = latitude;
    if (longitude < (sums[at + WEST] ?? 0)) sums[at + WEST] = longitude;
    if (longitude > (sums[at + EAST] ?? 0)) sums[at + EAST] = longitude;
  }
  const sumAt = (cell: number): SummedCell => {
    const number = (which: number): number => sums[cell * NUMBERS + which] ?? 0;
    const column = (west + (cell % width)) % world;
    return {
      cell: (top + Math.floor(cell / width)) * world + column,
      no: number(NO),
      count: number(COUNT),
      latitudes: number(LATITUDES),
      longitudes: number(LONGITUDES),
      south: number(SOUTH),
      north: number(NORTH),
      west: number(WEST),
      east: number(EAST),
    };
  };
  return Array.from({ length: cells }, (_, cell) => sumAt(cell)).filter(({ count }) => count > 0);
};
