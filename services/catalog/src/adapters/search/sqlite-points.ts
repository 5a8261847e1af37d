import { boxSpans } from '../../domain/search/geo.ts';
import type { Box } from '../../domain/search/query.ts';
import { pointTree, type PointTree, type TreePoint } from './point-tree.ts';
import type { RowChange } from './sqlite-writes.ts';
import type { SqliteFile } from './sqlite-file.ts';

type Placed = { readonly point: TreePoint; readonly categoryId: number };

/** Every place that has coordinates, in memory: by row number, and by cell in all and in each category. */
export const sqlitePoints = (file: SqliteFile) => {
  const placed = new Map<number, Placed>();
  const everywhere = pointTree();
  const byCategory = new Map<number, PointTree>();
  const treeOf = (categoryId: number | undefined): PointTree => {
    if (categoryId === undefined) return everywhere;
    const tree = byCategory.get(categoryId) ?? pointTree();
    byCategory.set(categoryId, tree);
    return tree;
  };
  const remove = (no: number): void => {
    const old = placed.get(no);
    if (!old) return;
    placed.delete(no);
    everywhere.remove(old.point);
    treeOf(old.categoryId).remove(old.point);
  };
  const insert = (point: TreePoint, categoryId: number): void => {
    placed.set(point.no, { point, categoryId });
    everywhere.insert(point);
    treeOf(categoryId).insert(point);
  };
  const read = 'SELECT no, latitude, longitude, grid_column, grid_row, category FROM place WHERE latitude IS NOT NULL';
  for (const row of file.each(read))
    insert(
      {
        no: Number(row['no']),
        latitude: Number(row['latitude']),
        longitude: Number(row['longitude']),
        column: Number(row['grid_column']),
        row: Number(row['grid_row']),
      },
      Number(row['category']),
    );
  return {
    at: (no: number): TreePoint | undefined => placed.get(no)?.point,
    in: treeOf,
    apply: (changes: readonly RowChange[]): void => {
      for (const { no, document } of changes) {
        remove(no);
        if (!document?.point) continue;
        const { latitude, longitude, column, row } = document.point;
        insert({ no, latitude, longitude, column, row }, document.categoryId);
      }
    },
    /** Row numbers in a box, or null when there are more than `most`. */
    inside: (box: Box, categoryId: number | undefined, most: number): readonly number[] | null => {
      const spans = boxSpans(box);
      return treeOf(categoryId).count(spans) > most ? null : treeOf(categoryId).inside(spans);
    },
  };
};

export type SqlitePoints = ReturnType<typeof sqlitePoints>;
