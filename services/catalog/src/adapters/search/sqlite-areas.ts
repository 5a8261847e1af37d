import { boxSpans, isInBox } from '../../domain/search/geo.ts';
import type { LocationQuery, Page } from '../../domain/search/query.ts';
import { inBox } from './sqlite-orders.ts';
import type { NearestPage, SqlitePoints } from './sqlite-points.ts';
import { isOneOf, type Clause, type SqliteRows } from './sqlite-rows.ts';

/** So few rows are looked up one by one rather than found along an index. */
const FEW = 5000;
/** Many rows are found along an index when at least one in so many of all is among them. */
const DENSE = 20;
const MANY = 500;

type Rows = Pick<SqliteRows, 'ids' | 'along'>;

/** Lists without words: the points in memory know how many there are, and which when they are few or near. */
export const sqliteAreas = (rows: Rows, points: SqlitePoints) => {
  const along = (query: LocationQuery, by: Clause, where: readonly Clause[] = []): readonly string[] => {
    const { categoryId } = query;
    const category = categoryId === undefined ? [] : [{ sql: 'category = ?', parameters: [categoryId] }];
    return rows.ids({ from: 'place', where: [...category, ...where] }, by, query);
  };
  const among = (numbers: readonly number[], query: LocationQuery, by: Clause): readonly string[] =>
    numbers.length > MANY && numbers.length * DENSE > points.size(undefined)
      ? rows.along(numbers, by, query)
      : rows.ids({ from: 'place', where: [isOneOf(numbers)] }, by, query);
  const onPage = ({ numbers, before }: NearestPage, { limit, offset }: LocationQuery, by: Clause): readonly string[] =>
    rows.ids({ from: 'place', where: [isOneOf(numbers)] }, by, { limit, offset: offset - before });

  const inCircle = (query: LocationQuery, km: number, by: Clause, isNearest: boolean): Page<string> => {
    const { near, box, categoryId } = query;
    if (!near) return { items: [], total: 0 };
    const spans = box && boxSpans(box);
    const numbers = points.inCircle(near, km, categoryId).filter((no) => {
      const point = spans && points.at(no);
      return !spans || (!!point && isInBox(spans, point.latitude, point.longitude));
    });
    const items = isNearest ? onPage(points.pageOf(numbers, near, query), query, by) : among(numbers, query, by);
    return { items, total: numbers.length };
  };

  return {
    list: (query: LocationQuery, by: Clause): Page<string> => {
      const { categoryId, box, near, radiusKm } = query;
      const isNearest = near !== undefined && (query.sort ?? 'distance') === 'distance';
      if (radiusKm !== undefined) return inCircle(query, radiusKm, by, isNearest);
      if (box) {
        const total = points.countInBox(box, categoryId);
        return {
          items: total <= FEW ? among(points.inBox(box, categoryId), query, by) : along(query, by, inBox(query)),
          total,
        };
      }
      const nearest = isNearest ? points.nearest(near, query, categoryId) : null;
      return { items: nearest ? onPage(nearest, query, by) : along(query, by), total: points.size(categoryId) };
    },
    /** Some rows by distance, or null when the page reaches those without coordinates. */
    byDistance: (numbers: readonly number[], query: LocationQuery, by: Clause): Page<string> | null => {
      const located = numbers.filter((no) => points.at(no));
      if (!query.near || query.offset + query.limit > located.length) return null;
      return { items: onPage(points.pageOf(located, query.near, query), query, by), total: numbers.length };
    },
  };
};
