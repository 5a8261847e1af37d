import {
  boxSpans,
  chordSquared,
  chordSquaredOf,
  circleBox,
  FARTHEST_KM,
  fromUnits,
  toVector,
} from '../../domain/search/geo.ts';
import type { Coordinates } from '../../domain/location.ts';
import type { Box } from '../../domain/search/query.ts';
import { pointTree, type PointTree, type TreePoint } from './point-tree.ts';
import type { RowChange } from './sqlite-writes.ts';
import type { SqliteFile } from './sqlite-file.ts';

type Known = { readonly point: TreePoint | null; readonly categoryId: number };
/** Places of one category, or of all. */
type Shelf = { readonly tree: PointTree; size: number };

/** The first circle in which the nearest places are looked for. */
const FIRST_KM = 20;

/** Where every place is, in memory: by row number, and by cell in all and in each category. */
export const sqlitePoints = (file: SqliteFile) => {
  const known: (Known | undefined)[] = [];
  const shelves = new Map<number | undefined, Shelf>();
  const shelf = (categoryId: number | undefined): Shelf => {
    const found = shelves.get(categoryId) ?? { tree: pointTree(), size: 0 };
    shelves.set(categoryId, found);
    return found;
  };
  const remove = (no: number): void => {
    const old = known[no];
    if (!old) return;
    known[no] = undefined;
    for (const each of [shelf(undefined), shelf(old.categoryId)]) {
      each.size -= 1;
      if (old.point) each.tree.remove(old.point);
    }
  };
  const insert = (no: number, categoryId: number, point: TreePoint | null): void => {
    known[no] = { point, categoryId };
    for (const each of [shelf(undefined), shelf(categoryId)]) {
      each.size += 1;
      if (point) each.tree.insert(point);
    }
  };
  for (const row of file.each('SELECT no, latitude, longitude, grid_column, grid_row, category FROM place')) {
    const [no, latitude, longitude] = [Number(row['no']), Number(row['latitude']), Number(row['longitude'])];
    const point = { no, latitude, longitude, column: Number(row['grid_column']), row: Number(row['grid_row']) };
    insert(no, Number(row['category']), row['latitude'] === null ? null : point);
  }

  const inBox = (box: Box, categoryId: number | undefined): readonly number[] =>
    shelf(categoryId).tree.inside(boxSpans(box));
  const countInBox = (box: Box, categoryId: number | undefined): number => shelf(categoryId).tree.count(boxSpans(box));
  const chordTo = (no: number, center: ReturnType<typeof toVector>): number => {
    const point = known[no]?.point;
    return point ? chordSquared(toVector(fromUnits(point)), center) : Infinity;
  };
  const inCircle = (near: Coordinates, km: number, categoryId: number | undefined): readonly number[] => {
    const [center, most] = [toVector(near), chordSquaredOf(km)];
    return inBox(circleBox(near, km), categoryId).filter((no) => chordTo(no, center) <= most);
  };
  /** So many of them as are needed, and all that are as near as the last. */
  const nearestOf = (numbers: readonly number[], near: Coordinates, needed: number): readonly number[] => {
    if (numbers.length <= needed) return numbers;
    const center = toVector(near);
    const chords = Float64Array.from(numbers, (no) => chordTo(no, center));
    const farthest = chords.toSorted()[needed - 1] ?? Infinity;
    return numbers.filter((_, at) => (chords[at] ?? Infinity) <= farthest);
  };

  return {
    at: (no: number): TreePoint | null | undefined => known[no]?.point,
    tree: (categoryId: number | undefined): PointTree => shelf(categoryId).tree,
    /** How many places there are, with or without coordinates. */
    size: (categoryId: number | undefined): number => shelf(categoryId).size,
    inBox,
    countInBox,
    inCircle,
    nearestOf,
    /** The nearest places of all, or null when fewer have coordinates. */
    nearest: (near: Coordinates, needed: number, categoryId: number | undefined): readonly number[] | null => {
      for (let km = FIRST_KM; ; km *= 2) {
        const isLast = km >= FARTHEST_KM;
        if (!isLast && countInBox(circleBox(near, km), categoryId) < needed) continue;
        const numbers = inCircle(near, km, categoryId);
        if (numbers.length >= needed) return nearestOf(numbers, near, needed);
        if (isLast) return null;
      }
    },
    apply: (changes: readonly RowChange[]): void => {
      for (const { no, document } of changes) {
        remove(no);
        if (document) insert(no, document.categoryId, document.point && treePoint(no, document.point));
      }
    },
  };
};

const treePoint = (no: number, { latitude, longitude, column, row }: Omit<TreePoint, 'no'>): TreePoint => ({
  no,
  latitude,
  longitude,
  column,
  row,
});

export type SqlitePoints = ReturnType<typeof sqlitePoints>;
