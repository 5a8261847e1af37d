import type { TextPlan } from '../../domain/search/plan.ts';
import type { LocationQuery, Page } from '../../domain/search/query.ts';
import { withTerm, type Vocabulary } from './match-expression.ts';
import type { RowNumbers } from './page-by.ts';
import { sqliteAreas } from './sqlite-areas.ts';
import type { SqlitePoints } from './sqlite-points.ts';
import { sqliteRelevance } from './sqlite-relevance.ts';
import type { SqliteRows } from './sqlite-rows.ts';
import { tagTerm, type Expression } from './terms.ts';

const tagged = (expression: Expression, { tag }: LocationQuery): Expression =>
  tag === undefined ? expression : withTerm(expression, tagTerm(tag));

/** Lists of places: words and tags are looked up in SQL, the rest is known in memory. */
export const sqliteLists = (rows: SqliteRows, points: SqlitePoints, vocabulary: Vocabulary) => {
  const areas = sqliteAreas(rows, points);
  const relevance = sqliteRelevance({ rows, points, vocabulary });
  const withText = (query: LocationQuery, plan: TextPlan): RowNumbers =>
    points.within(
      relevance.matching(plan, (expression) => tagged(expression, query)),
      query,
    );
  const withTag = (query: LocationQuery, tag: string): RowNumbers =>
    points.within(rows.matching([[tagTerm(tag)]]), query);
  return {
    suggest: (plan: TextPlan, limit: number): readonly string[] =>
      relevance.items(withText({ limit, offset: 0 }, plan), plan, { limit, offset: 0 }),
    search: (query: LocationQuery, plan: TextPlan | undefined): Page<string> => {
      const sort = query.sort ?? (plan ? 'relevance' : query.near ? 'distance' : undefined);
      // Distance is from a point, relevance of words: without them the places stand as ever.
      const order = sort === 'relevance' || (sort === 'distance' && !query.near) ? undefined : sort;
      if (!plan)
        return query.tag === undefined
          ? areas.list(query, order)
          : areas.among(withTag(query, query.tag), query, order);
      const found = withText(query, plan);
      return sort === 'relevance'
        ? { items: relevance.items(found, plan, query), total: found.length }
        : areas.among(found, query, order);
    },
  };
};
