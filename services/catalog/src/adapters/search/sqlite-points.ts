import { boxSpans, chordSquaredOf, circleBox, FARTHEST_KM, toVector } from '../../domain/search/geo.ts';
import type { Coordinates } from '../../domain/location.ts';
import type { Box } from '../../domain/search/query.ts';
import { pointTree, type PointTree, type TreePoint } from './point-tree.ts';
import type { RowChange } from './sqlite-writes.ts';
import type { SqliteFile } from './sqlite-file.ts';
import { vectorTable } from './vector-table.ts';

type Known = { readonly point: TreePoint | null; readonly categoryId: number };
/** Places of one category, or of all. */
type CategoryPoints = { readonly tree: PointTree; size: number };

/** Which part of a list is asked for. */
export type Slice = { readonly offset: number; readonly limit: number };

/** Row numbers of one page by distance, with all that are as near as its first or last; `before`: how many are nearer. */
export type NearestPage = { readonly numbers: readonly number[]; readonly before: number };

/** The first circle in which the nearest places are looked for. */
const FIRST_KM = 20;

/** Where every place is, in memory: by row number, and by cell in all and in each category. */
export const sqlitePoints = (file: SqliteFile) => {
  const known: (Known | undefined)[] = [];
  const categories = new Map<number | undefined, CategoryPoints>();
  const pointsOf = (categoryId: number | undefined): CategoryPoints => {
    const found = categories.get(categoryId) ?? { tree: pointTree(), size: 0 };
    categories.set(categoryId, found);
    return found;
  };
  const remove = (no: number): void => {
    const old = known[no];
    if (!old) return;
    known[no] = undefined;
    for (const each of [pointsOf(undefined), pointsOf(old.categoryId)]) {
      each.size -= 1;
      if (old.point) each.tree.remove(old.point);
    }
  };
  const insert = (no: number, categoryId: number, point: TreePoint | null): void => {
    known[no] = { point, categoryId };
    for (const each of [pointsOf(undefined), pointsOf(categoryId)]) {
      each.size += 1;
      if (point) each.tree.insert(point);
    }
  };
  const vectors = vectorTable();
  for (const row of file.each('SELECT no, latitude, longitude, grid_column, grid_row, category, x, y, z FROM place')) {
    const [no, latitude, longitude] = [Number(row['no']), Number(row['latitude']), Number(row['longitude'])];
    const point = { no, latitude, longitude, column: Number(row['grid_column']), row: Number(row['grid_row']) };
    insert(no, Number(row['category']), row['latitude'] === null ? null : point);
    vectors.set(no, { x: Number(row['x']), y: Number(row['y']), z: Number(row['z']) });
  }

  const inBox = (box: Box, categoryId: number | undefined): readonly number[] =>
    pointsOf(categoryId).tree.inside(boxSpans(box));
  const countInBox = (box: Box, categoryId: number | undefined): number =>
    pointsOf(categoryId).tree.count(boxSpans(box));
  const inCircle = (near: Coordinates, km: number, categoryId: number | undefined): readonly number[] => {
    const [center, most] = [toVector(near), chordSquaredOf(km)];
    return inBox(circleBox(near, km), categoryId).filter((no) => vectors.chordSquared(no, center) <= most);
  };
  const pageOf = (numbers: readonly number[], near: Coordinates, { offset, limit }: Slice): NearestPage => {
    if (offset >= numbers.length) return { numbers: [], before: offset };
    const center = toVector(near);
    const chords = Float64Array.from(numbers, (no) => vectors.chordSquared(no, center));
    const sorted = chords.toSorted();
    const nearest = sorted[offset] ?? 0;
    const farthest = sorted[Math.min(offset + limit, sorted.length) - 1] ?? Infinity;
    const isOnPage = (chord: number): boolean => chord >= nearest && chord <= farthest;
    return {
      numbers: numbers.filter((_, at) => isOnPage(chords[at] ?? Infinity)),
      before: sorted.indexOf(nearest),
    };
  };

  return {
    at: (no: number): TreePoint | null | undefined => known[no]?.point,
    tree: (categoryId: number | undefined): PointTree => pointsOf(categoryId).tree,
    /** How many places there are, with or without coordinates. */
    size: (categoryId: number | undefined): number => pointsOf(categoryId).size,
    inBox,
    countInBox,
    inCircle,
    pageOf,
    /** A page of the nearest places of all, or null when fewer have coordinates. */
    nearest: (near: Coordinates, slice: Slice, categoryId: number | undefined): NearestPage | null => {
      const needed = slice.offset + slice.limit;
      for (let km = FIRST_KM; ; km *= 2) {
        const isLast = km >= FARTHEST_KM;
        if (!isLast && countInBox(circleBox(near, km), categoryId) < needed) continue;
        const numbers = inCircle(near, km, categoryId);
        if (numbers.length >= needed) return pageOf(numbers, near, slice);
        if (isLast) return null;
      }
    },
    apply: (changes: readonly RowChange[]): void => {
      for (const { no, document } of changes) {
        remove(no);
        if (!document) continue;
        insert(no, document.categoryId, document.point && treePoint(no, document.point));
        if (document.point) vectors.set(no, document.point);
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
