import type { TextPlan } from '../../domain/search/plan.ts';
import type { LocationQuery, Page } from '../../domain/search/query.ts';
import { matchWithFillers, RELEVANCE } from '../../domain/search/ranking.ts';
import { SPELLED } from '../../domain/search/spelled-name.ts';
import { except, matchExpression, REACH, type Expression, type NearWords } from './match-expression.ts';
import { STANDING } from './sqlite-orders.ts';
import type { Clause, Source, SqliteRows } from './sqlite-rows.ts';

/** One kind of match with the order within it. */
type Band = { readonly expression: Expression; readonly by: Clause };

/** Orders of those with all words in the name, whole or as beginnings: by how much of the name was typed. */
const namesBy = ({ query: { written, plain }, spelled }: TextPlan): { readonly named: Clause; readonly begun: Clause } => {
  if (spelled) {
    const parameters = [JSON.stringify(spelled)];
    return {
      named: { sql: `max(spelled(plain, ?), ${SPELLED.begun}) DESC, ${STANDING.sql}`, parameters },
      begun: { sql: `spelled(plain, ?) > ${SPELLED.not} DESC, ${STANDING.sql}`, parameters },
    };
  }
  return {
    named: {
      sql: `CASE WHEN written = ? THEN ${RELEVANCE.sameNameAsWritten} WHEN plain = ? THEN ${RELEVANCE.sameName}
        WHEN substr(plain, 1, ?) = ? THEN ${RELEVANCE.nameBeginsWithWords} ELSE ${RELEVANCE.wholeWordsInName} END DESC, ${STANDING.sql}`,
      parameters: [written, plain, [...plain].length + 1, `${plain} `],
    },
    begun: { sql: `substr(plain, 1, ?) = ? DESC, ${STANDING.sql}`, parameters: [[...plain].length, plain] },
  };
}; // prettier-ignore

/** The kinds of match, best first: each is a lookup of its own, so that few rows are sorted. */
const bandsOf = (plan: TextPlan, near: NearWords): readonly Band[] => {
  const { match, query } = plan;
  const full = matchWithFillers(plan);
  const withFillers = full && matchExpression(full, REACH.inName, near);
  const reach = (where: keyof typeof REACH): Expression => matchExpression(match, REACH[where], near);
  const [wholeInName, whole, inName, anywhere] = [
    reach('wholeInName'),
    reach('whole'),
    reach('inName'),
    reach('anywhere'),
  ];
  const { named, begun } = namesBy(plan);
  const same: Clause = {
    sql: `written = ? OR plain = ? DESC, ${STANDING.sql}`,
    parameters: [query.written, query.withFillers],
  };
  const bands = [
    { expression: wholeInName, by: named },
    { expression: except(whole, wholeInName), by: STANDING },
    { expression: except(inName, whole), by: begun },
    { expression: except(except(anywhere, whole), inName), by: STANDING },
  ];
  if (!withFillers) return bands;
  const others = bands.map(({ expression, by }) => ({ expression: except(expression, withFillers), by }));
  return [{ expression: withFillers, by: same }, ...others];
};

type Options = {
  readonly rows: Pick<SqliteRows, 'ids' | 'count'>;
  readonly near: NearWords;
  /** a text match with all filters of the query, as rows to choose from */
  readonly narrowed: (expression: Expression, query: LocationQuery) => Source | null;
};

/** Lists of what a text finds, the best matches first. */
export const sqliteRelevance = ({ rows, near, narrowed }: Options) => {
  /** `total`: how many there are, where that is known: behind the last of them no kind of match is looked for. */
  const items = (query: LocationQuery, plan: TextPlan, total = Infinity): readonly string[] => {
    const found: string[] = [];
    let skip = query.offset;
    for (const { expression, by } of bandsOf(plan, near)) {
      if (found.length === query.limit || query.offset + found.length >= total) break;
      const source = narrowed(expression, query);
      if (!source) continue;
      const part = rows.ids(source, by, { limit: query.limit - found.length, offset: skip });
      found.push(...part);
      skip = part.length > 0 ? 0 : skip > 0 ? skip - rows.count(source) : 0;
    }
    return found;
  };
  return {
    items,
    page: (query: LocationQuery, plan: TextPlan): Page<string> => {
      const all = narrowed(matchExpression(plan.match, REACH.anywhere, near), query);
      const total = all ? rows.count(all) : 0;
      return { items: items(query, plan, total), total };
    },
  };
};
