import type { BoxSpans } from '../../domain/search/geo.ts';
import { cellAt, type CellSum, type GridPoint } from '../../domain/search/map-cells.ts';
import type { PointTable } from './point-table.ts';

/** The sum of one cell and the row number of one place in it. */
export type TreeCell = CellSum & { readonly no: number };

/** What a sum consists of, in this order. */
const [COUNT, NO, LATITUDES, LONGITUDES, SOUTH, NORTH, WEST, EAST, NUMBERS] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

type Numbers = { readonly number: (sum: number, which: number) => number };

/** Sums of places, numbered from 0, as rows of numbers: 64 bytes each. A new sum is of nothing. */
export const sumTable = (points: PointTable) => {
  let size = 0;
  let numbers = new Float64Array(0);
  const number = (sum: number, which: number): number => numbers[sum * NUMBERS + which] ?? 0;
  const clear = (sum: number): void => {
    numbers.fill(0, sum * NUMBERS, sum * NUMBERS + SOUTH);
    numbers.set([Infinity, -Infinity, Infinity, -Infinity], sum * NUMBERS + SOUTH);
  };
  const add = (sum: number, which: number, value: number): void => {
    numbers[sum * NUMBERS + which] = number(sum, which) + value;
  };
  const widen = (sum: number, south: number, north: number, west: number, east: number): void => {
    const at = sum * NUMBERS;
    if (south < number(sum, SOUTH)) numbers[at + SOUTH] = south;
    if (north > number(sum, NORTH)) numbers[at + NORTH] = north;
    if (west < number(sum, WEST)) numbers[at + WEST] = west;
    if (east > number(sum, EAST)) numbers[at + EAST] = east;
  };
  return {
    /** Makes so many more; answers the first of them. */
    make: (count: number): number => {
      const first = size;
      size += count;
      if (size * NUMBERS > numbers.length) {
        const larger = new Float64Array(Math.max(size, 2 * first) * NUMBERS);
        larger.set(numbers);
        numbers = larger;
      }
      for (let sum = first; sum < size; sum += 1) clear(sum);
      return first;
    },
    clear,
    addPoint: (sum: number, no: number): void => {
      const [latitude, longitude] = [points.latitude(no), points.longitude(no)];
      add(sum, COUNT, 1);
      add(sum, LATITUDES, latitude);
      add(sum, LONGITUDES, longitude);
      widen(sum, latitude, latitude, longitude, longitude);
      numbers[sum * NUMBERS + NO] = no;
    },
    /** Adds what another sum has, of this table or of `other`. */
    addSum: (sum: number, part: number, other?: Numbers): void => {
      const of = other?.number ?? number;
      for (const which of [COUNT, LATITUDES, LONGITUDES]) add(sum, which, of(part, which));
      widen(sum, of(part, SOUTH), of(part, NORTH), of(part, WEST), of(part, EAST));
      if (of(part, COUNT) > 0) numbers[sum * NUMBERS + NO] = of(part, NO);
    },
    number,
    count: (sum: number): number => number(sum, COUNT),
    /** the row number of one of the places; 0 where there is none */
    one: (sum: number): number => number(sum, NO),
    isApart: (sum: number, { latitudes, longitudes }: BoxSpans): boolean =>
      number(sum, NORTH) < latitudes.from ||
      number(sum, SOUTH) > latitudes.to ||
      longitudes.every(({ from, to }) => number(sum, EAST) < from || number(sum, WEST) > to),
    isInside: (sum: number, { latitudes, longitudes }: BoxSpans): boolean =>
      number(sum, SOUTH) >= latitudes.from &&
      number(sum, NORTH) <= latitudes.to &&
      longitudes.some(({ from, to }) => number(sum, WEST) >= from && number(sum, EAST) <= to),
    cell: (sum: number, cell: number): TreeCell => ({
      cell,
      no: number(sum, NO),
      count: number(sum, COUNT),
      latitudes: number(sum, LATITUDES),
      longitudes: number(sum, LONGITUDES),
      south: number(sum, SOUTH),
      north: number(sum, NORTH),
      west: number(sum, WEST),
      east: number(sum, EAST),
    }),
  };
};

export type SumTable = ReturnType<typeof sumTable>;

/** Adds places up by cell of one level: one by one, or sums of another table that lie in one cell each. */
export const cellSums = (points: PointTable, level: number) => {
  const sums = sumTable(points);
  const byCell = new Map<number, number>();
  const sumAt = (at: GridPoint): number => {
    const cell = cellAt(at, level);
    const sum = byCell.get(cell) ?? sums.make(1);
    byCell.set(cell, sum);
    return sum;
  };
  return {
    addPoint: (no: number): void => sums.addPoint(sumAt(points.cell(no)), no),
    addSum: (part: number, of: SumTable): void => sums.addSum(sumAt(points.cell(of.one(part))), part, of),
    cells: (): TreeCell[] => [...byCell].map(([cell, sum]) => sums.cell(sum, cell)),
  };
};
