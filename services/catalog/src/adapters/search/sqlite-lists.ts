import type { TextPlan } from '../../domain/search/plan.ts';
import type { LocationQuery, Page } from '../../domain/search/query.ts';
import {
  both,
  categoryToken,
  filterExpression,
  matchExpression,
  REACH,
  tagToken,
  type Expression,
  type NearWords,
} from './match-expression.ts';
import { sqliteAreas } from './sqlite-areas.ts';
import type { SqliteFile } from './sqlite-file.ts';
import { inBox, inCircle, orderOf } from './sqlite-orders.ts';
import type { SqlitePoints } from './sqlite-points.ts';
import { sqliteRelevance } from './sqlite-relevance.ts';
import { sqliteRows, type Source } from './sqlite-rows.ts';

const filters = ({ categoryId, tag }: LocationQuery): readonly string[] => [
  ...(categoryId === undefined ? [] : [filterExpression(categoryToken(categoryId))]),
  ...(tag === undefined ? [] : [filterExpression(tagToken(tag))]),
];

const lookedUp = (expression: string, query: LocationQuery): Source => ({
  from: 'words JOIN place ON place.no = words.rowid',
  where: [{ sql: 'words MATCH ?', parameters: [expression] }, ...inBox(query), ...inCircle(query)],
});

const narrowed = (expression: Expression, query: LocationQuery): Source | null => {
  const all = filters(query).reduce<Expression>(both, expression);
  return all ? lookedUp(all, query) : null;
};

/** Lists of places: in SQL with words or a tag, else from the points in memory. */
export const sqliteLists = (file: SqliteFile, points: SqlitePoints, near: NearWords) => {
  const rows = sqliteRows(file);
  const areas = sqliteAreas(rows, points);
  const relevance = sqliteRelevance({ rows, near, narrowed });
  return {
    suggest: (plan: TextPlan, limit: number): readonly string[] => relevance.items({ limit, offset: 0 }, plan),
    search: (query: LocationQuery, plan: TextPlan | undefined): Page<string> => {
      const sort = query.sort ?? (plan ? 'relevance' : query.near ? 'distance' : undefined);
      if (plan && sort === 'relevance') return relevance.page(query, plan);
      const by = orderOf(query, sort);
      if (!plan && query.tag === undefined) return areas.list(query, by);
      const text = plan ? [matchExpression(plan.match, REACH.anywhere, near)] : [];
      const [first = null, ...rest] = [...text, ...filters(query)];
      const expression = rest.reduce<Expression>(both, first);
      if (!expression) return { items: [], total: 0 };
      const isWholeWorld = query.box === undefined && query.radiusKm === undefined;
      const byDistance =
        sort === 'distance' && isWholeWorld ? areas.byDistance(rows.matching(expression), query, by) : null;
      return byDistance ?? rows.page(lookedUp(expression, query), by, query);
    },
  };
};
