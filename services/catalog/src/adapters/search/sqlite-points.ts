import { boxSpans, chordSquaredOf, circleBox, FARTHEST_KM, toVector } from '../../domain/search/geo.ts';
import type { Coordinates } from '../../domain/location.ts';
import { circlesOf } from '../../domain/search/horizon.ts';
import type { Box, Circle, LocationQuery } from '../../domain/search/query.ts';
import { cellSums, type TreeCell } from './cell-sums.ts';
import { NONE, numberList, wideNumberList } from './number-list.ts';
import { pageBy, type RankedPage, type RowNumbers, type Slice } from './page-by.ts';
import { pointTable, type UnitPoint } from './point-table.ts';
import { pointTree, type PointTree } from './point-tree.ts';
import type { SearchDocument } from '../../domain/search/indexed.ts';
import type { RowChange } from './sqlite-writes.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** What a query asks for beside words, tags and an order. */
type Area = Pick<LocationQuery, 'categoryId' | 'box' | 'near' | 'radiusKm' | 'within'>;

/** Places of one category, or of all. */
type CategoryPoints = { readonly tree: PointTree; size: number };

/** The first circle in which the nearest places are looked for. */
const FIRST_KM = 20;

const PLACES = {
  table: 'place',
  columns: ['no', 'category', 'standing', 'latitude', 'longitude'],
  after: 0,
} as const;

/** Where every place is and how it stands, in memory: by row number, and by cell in all and in each category. */
export const sqlitePoints = (file: SqliteFile) => {
  const points = pointTable(file.number('SELECT max(no) FROM place'));
  const standings = wideNumberList();
  const categoryOf = numberList();
  // A place is in one category: their trees share what follows what.
  const [nextOfAll, nextInCategory] = [numberList(), numberList()];
  const categories = new Map<number | undefined, CategoryPoints>();
  const pointsOf = (categoryId: number | undefined): CategoryPoints => {
    const next = categoryId === undefined ? nextOfAll : nextInCategory;
    const found = categories.get(categoryId) ?? { tree: pointTree(points, next), size: 0 };
    categories.set(categoryId, found);
    return found;
  };
  const remove = (no: number): void => {
    const categoryId = categoryOf.get(no);
    if (categoryId === NONE) return;
    categoryOf.set(no, NONE);
    for (const each of [pointsOf(undefined), pointsOf(categoryId)]) {
      each.size -= 1;
      if (points.isLocated(no)) each.tree.remove(no);
    }
    points.remove(no);
  };
  const note = (no: number, categoryId: number, standing: number, point: UnitPoint | null): void => {
    categoryOf.set(no, categoryId);
    standings.set(no, standing);
    if (point) points.set(no, point);
    for (const each of [pointsOf(undefined), pointsOf(categoryId)]) each.size += 1;
  };
  const insert = (no: number, { categoryId, standing, point }: SearchDocument): void => {
    note(no, categoryId, standing, point);
    if (point) for (const each of [pointsOf(undefined), pointsOf(categoryId)]) each.tree.insert(no);
  };
  const located = new Map<number | undefined, number[]>();
  for (const [no, category, standing, latitude, longitude] of file.eachRow(PLACES)) {
    const point = latitude === null ? null : { latitude: Number(latitude), longitude: Number(longitude) };
    note(Number(no), Number(category), Number(standing), point);
    for (const each of point ? [undefined, Number(category)] : []) {
      const numbers = located.get(each) ?? [];
      located.set(each, numbers);
      numbers.push(Number(no));
    }
  }
  for (const [categoryId, numbers] of located) pointsOf(categoryId).tree.insertAll(new Int32Array(numbers));

  const inBox = (box: Box, categoryId: number | undefined): RowNumbers =>
    pointsOf(categoryId).tree.inside(boxSpans(box));
  const countInBox = (box: Box, categoryId: number | undefined): number =>
    pointsOf(categoryId).tree.count(boxSpans(box));
  const insideCircle = (numbers: RowNumbers, circle: Circle): RowNumbers => {
    const [center, most] = [toVector(circle), chordSquaredOf(circle.km)];
    return numbers.filter((no) => points.isLocated(no) && points.chordSquared(no, center) <= most);
  };
  const inCircle = (circle: Circle, categoryId: number | undefined): RowNumbers =>
    insideCircle(inBox(circleBox(circle, circle.km), categoryId), circle);
  const pageOf = (numbers: RowNumbers, near: Coordinates, slice: Slice): RankedPage => {
    const center = toVector(near);
    return pageBy(numbers, (no) => points.chordSquared(no, center), slice);
  };

  return {
    isLocated: points.isLocated,
    /** The page of some rows in the standing order, with what ties at its ends. */
    byStanding: (numbers: RowNumbers, slice: Slice): RankedPage => pageBy(numbers, (no) => -standings.get(no), slice),
    /** Those of some rows that are of the category, and lie where the query asks for. */
    within: (numbers: RowNumbers, { categoryId, box, ...around }: Area): RowNumbers => {
      const spans = box && boxSpans(box);
      const ofCategory = categoryId === undefined ? numbers : numbers.filter((no) => categoryOf.get(no) === categoryId);
      const inside = spans ? ofCategory.filter((no) => points.isInBox(no, spans)) : ofCategory;
      return circlesOf(around).reduce(insideCircle, inside);
    },
    /** Sums of some places by cell of a level. */
    cells: (numbers: RowNumbers, level: number): TreeCell[] => {
      const sums = cellSums(points, level);
      numbers.forEach(sums.addPoint);
      return sums.cells();
    },
    tree: (categoryId: number | undefined): PointTree => pointsOf(categoryId).tree,
    /** How many places there are, with or without coordinates. */
    size: (categoryId: number | undefined): number => pointsOf(categoryId).size,
    inBox,
    countInBox,
    inCircle,
    pageOf,
    /** A page of the nearest places of all, or null when fewer have coordinates. */
    nearest: (near: Coordinates, slice: Slice, categoryId: number | undefined): RankedPage | null => {
      const needed = slice.offset + slice.limit;
      for (let km = FIRST_KM; ; km *= 2) {
        const isLast = km >= FARTHEST_KM;
        if (!isLast && countInBox(circleBox(near, km), categoryId) < needed) continue;
        const numbers = inCircle({ ...near, km }, categoryId);
        if (numbers.length >= needed) return pageOf(numbers, near, slice);
        if (isLast) return null;
      }
    },
    apply: (changes: readonly RowChange[]): void => {
      for (const { no, document } of changes) {
        remove(no);
        if (document) insert(no, document);
      }
    },
  };
};

export type SqlitePoints = ReturnType<typeof sqlitePoints>;
