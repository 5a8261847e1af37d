import { CLUSTER_GRID } from '@wellspring/map-grid/cluster-grid';
import { isInBox, type BoxSpans } from '../../domain/search/geo.ts';
import { cellAt, type CellSum, type GridPoint } from '../../domain/search/map-cells.ts';

/** A place on the map: its row number, its point in units of 1e-8 degrees, its cell of the finest grid. */
export type TreePoint = GridPoint & { readonly no: number; readonly latitude: number; readonly longitude: number };

/** The sum of one cell and the row number of one place in it. */
export type TreeCell = CellSum & { readonly no: number };

type Sum = { -readonly [Field in keyof TreeCell]: TreeCell[Field] };
type Node = {
  sum: Sum;
  readonly level: number;
  readonly at: GridPoint;
  points: TreePoint[];
  children: (Node | undefined)[] | null;
};

/** A cell is split when it holds more. */
const CROWD = 32;

const emptySum = (cell: number): Sum => ({
  cell, count: 0, no: 0, latitudes: 0, longitudes: 0, south: Infinity, north: -Infinity, west: Infinity, east: -Infinity,
}); // prettier-ignore

const include = (sum: Sum, part: TreeCell): void => {
  sum.count += part.count;
  sum.latitudes += part.latitudes;
  sum.longitudes += part.longitudes;
  sum.south = Math.min(sum.south, part.south);
  sum.north = Math.max(sum.north, part.north);
  sum.west = Math.min(sum.west, part.west);
  sum.east = Math.max(sum.east, part.east);
  sum.no = part.no;
};

const includePoint = (sum: Sum, { no, latitude, longitude }: TreePoint): void => {
  sum.count += 1;
  sum.latitudes += latitude;
  sum.longitudes += longitude;
  if (latitude < sum.south) sum.south = latitude;
  if (latitude > sum.north) sum.north = latitude;
  if (longitude < sum.west) sum.west = longitude;
  if (longitude > sum.east) sum.east = longitude;
  sum.no = no;
};

/** Adds points and sums up by cell of one level. */
export const cellSums = (level: number) => {
  const cells = new Map<number, Sum>();
  const sumAt = (at: GridPoint): Sum => {
    const cell = cellAt(at, level);
    const sum = cells.get(cell) ?? emptySum(cell);
    if (sum.count === 0) cells.set(cell, sum);
    return sum;
  };
  return {
    add: (at: GridPoint, part: TreeCell): void => include(sumAt(at), part),
    addPoint: (point: TreePoint): void => includePoint(sumAt(point), point),
    sums: (): TreeCell[] => [...cells.values()],
  };
};

const quarterOf = (point: GridPoint, level: number): number => {
  const bit = CLUSTER_GRID.maxLevel - level - 1;
  return ((point.row >> bit) & 1) * 2 + ((point.column >> bit) & 1);
};

const node = (level: number, at: GridPoint): Node => ({ sum: emptySum(0), level, at, points: [], children: null });

const insert = (start: Node, point: TreePoint): void => {
  for (let here = start; ;) {
    includePoint(here.sum, point);
    if (!here.children) {
      here.points.push(point);
      if (here.points.length > CROWD && here.level < CLUSTER_GRID.maxLevel) split(here);
      return;
    }
    here = here.children[quarterOf(point, here.level)] ??= node(here.level + 1, point);
  }
};

const split = (full: Node): void => {
  const children: (Node | undefined)[] = [];
  for (const point of full.points)
    insert((children[quarterOf(point, full.level)] ??= node(full.level + 1, point)), point);
  full.points = [];
  full.children = children;
};

const remove = (here: Node, point: TreePoint): void => {
  const sum = emptySum(0);
  if (here.children) {
    const quarter = quarterOf(point, here.level);
    const child = here.children[quarter];
    if (child) remove(child, point);
    if (child?.sum.count === 0) here.children[quarter] = undefined;
    here.children.forEach((each) => each && include(sum, each.sum));
  } else {
    here.points = here.points.filter(({ no }) => no !== point.no);
    here.points.forEach((each) => includePoint(sum, each));
  }
  here.sum = sum;
};

const isApart = ({ latitudes, longitudes }: BoxSpans, { south, north, west, east }: Sum): boolean =>
  north < latitudes.from || south > latitudes.to || longitudes.every(({ from, to }) => east < from || west > to);

const isInside = ({ latitudes, longitudes }: BoxSpans, { south, north, west, east }: Sum): boolean =>
  south >= latitudes.from && north <= latitudes.to && longitudes.some(({ from, to }) => west >= from && east <= to);

type Visitor = { readonly part: (at: GridPoint, sum: TreeCell) => void; readonly point: (point: TreePoint) => void };

/** Hands over what lies in the box: whole nodes from `level` on, points where a node lies across its edge or is too coarse. */
const visit = (here: Node, spans: BoxSpans, level: number, visitor: Visitor): void => {
  if (isApart(spans, here.sum)) return;
  if (here.level >= level && isInside(spans, here.sum)) visitor.part(here.at, here.sum);
  else if (here.children) here.children.forEach((child) => child && visit(child, spans, level, visitor));
  else for (const point of here.points) if (isInBox(spans, point.latitude, point.longitude)) visitor.point(point);
};

/**
 * Points by cell, with the sum of every cell that holds more than a few, so that counting in a box costs by its edge and
 * not by what is in it. Kept in memory beside the index: some 150 bytes a point.
 */
export const pointTree = () => {
  const root = node(0, { column: 0, row: 0 });
  return {
    insert: (point: TreePoint): void => insert(root, point),
    remove: (point: TreePoint): void => remove(root, point),
    count: (spans: BoxSpans): number => {
      let count = 0;
      visit(root, spans, 0, { part: (_, sum) => (count += sum.count), point: () => (count += 1) });
      return count;
    },
    /** Row numbers of all points in the box. */
    inside: (spans: BoxSpans): number[] => {
      const numbers: number[] = [];
      visit(root, spans, CLUSTER_GRID.maxLevel + 1, { part: () => undefined, point: ({ no }) => numbers.push(no) });
      return numbers;
    },
    cells: (spans: BoxSpans, level: number): TreeCell[] => {
      const cells = cellSums(level);
      visit(root, spans, level, { part: cells.add, point: cells.addPoint });
      return cells.sums();
    },
  };
};

export type PointTree = ReturnType<typeof pointTree>;
