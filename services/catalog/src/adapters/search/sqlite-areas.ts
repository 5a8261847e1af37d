import { circlesOf } from '../../domain/search/horizon.ts';
import type { LocationQuery, Page, Sort } from '../../domain/search/query.ts';
import type { RankedPage, RowNumbers } from './page-by.ts';
import { inBox, orderOf } from './sqlite-orders.ts';
import type { SqlitePoints } from './sqlite-points.ts';
import { isOneOf, type Clause, type SqliteRows } from './sqlite-rows.ts';

/** Many rows are found along an index when at least one in so many of all is among them. */
const DENSE = 20;
const MANY = 500;

type Rows = Pick<SqliteRows, 'ids' | 'along'>;
/** undefined: the standing order */
type Order = Exclude<Sort, 'relevance'> | undefined;

/** Lists in any order but relevance: the points in memory know how many there are, where, and which come first. */
export const sqliteAreas = (rows: Rows, points: SqlitePoints) => {
  const isDense = (count: number): boolean => count > MANY && count * DENSE > points.size(undefined);

  const along = (query: LocationQuery, by: Clause, where: readonly Clause[] = []): readonly string[] => {
    const { categoryId } = query;
    const category = categoryId === undefined ? [] : [{ sql: 'category = ?', parameters: [categoryId] }];
    return rows.ids({ from: 'place', where: [...category, ...where] }, by, query);
  };
  const onPage = ({ numbers, before }: RankedPage, { limit, offset }: LocationQuery, by: Clause): readonly string[] =>
    rows.ids({ from: 'place', where: [isOneOf(numbers)] }, by, { limit, offset: offset - before });

  /** null when the page reaches those without coordinates */
  const byDistance = (numbers: RowNumbers, query: LocationQuery, by: Clause): readonly string[] | null => {
    const located = numbers.filter(points.isLocated);
    if (!query.near || query.offset + query.limit > located.length) return null;
    return onPage(points.pageOf(located, query.near, query), query, by);
  };
  const among = (numbers: RowNumbers, query: LocationQuery, order: Order): readonly string[] => {
    const by = orderOf(query, order);
    if (order === undefined) return onPage(points.byStanding(numbers, query), query, by);
    const nearest = order === 'distance' ? byDistance(numbers, query, by) : null;
    if (nearest) return nearest;
    return order !== 'distance' && isDense(numbers.length)
      ? rows.along(numbers, by, query)
      : rows.ids({ from: 'place', where: [isOneOf(numbers)] }, by, query);
  };
  const inBoxOf = (query: LocationQuery, order: Order): Page<string> => {
    const { box, categoryId } = query;
    const total = box ? points.countInBox(box, categoryId) : 0;
    if (!box || total === 0) return { items: [], total };
    const items =
      order !== 'distance' && isDense(total)
        ? along(query, orderOf(query, order), inBox(query))
        : among(points.inBox(box, categoryId), query, order);
    return { items, total };
  };
  return {
    /** Some rows in an order. */
    among: (numbers: RowNumbers, query: LocationQuery, order: Order): Page<string> => ({
      items: numbers.length > 0 ? among(numbers, query, order) : [],
      total: numbers.length,
    }),
    /** Every place where the query asks for. */
    list: (query: LocationQuery, order: Order): Page<string> => {
      const { categoryId, box, near } = query;
      const [circle] = circlesOf(query);
      if (circle) {
        const numbers = points.within(points.inCircle(circle, categoryId), query);
        return { items: among(numbers, query, order), total: numbers.length };
      }
      if (box) return inBoxOf(query, order);
      const by = orderOf(query, order);
      const nearest = order === 'distance' && near ? points.nearest(near, query, categoryId) : null;
      return { items: nearest ? onPage(nearest, query, by) : along(query, by), total: points.size(categoryId) };
    },
  };
};
