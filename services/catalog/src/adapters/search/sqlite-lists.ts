import type { TextPlan } from '../../domain/search/text-plan.ts';
import type { LocationQuery, Page } from '../../domain/search/query.ts';
import type { OrderedPages } from './ordered-pages.ts';
import type { PlaceColumns } from './place-columns.ts';
import type { RowNumbers } from './row-numbers.ts';
import type { PlaceSelection } from './place-selection.ts';
import type { SqliteRelevance } from './sqlite-relevance.ts';

type Deps = {
  readonly pages: OrderedPages;
  readonly selection: PlaceSelection;
  readonly columns: PlaceColumns;
  readonly relevance: SqliteRelevance;
};

/** Lists of some rows in the requested order. */
export const sqliteLists =
  ({ pages, selection, columns, relevance }: Deps) =>
  (rows: RowNumbers, query: LocationQuery, plan: TextPlan | undefined): Page<string> => {
    const { near, offset, limit } = query;
    const total = rows.length;
    const sort = query.sort ?? (plan ? 'relevance' : near ? 'distance' : 'default');
    if (sort === 'relevance' && plan && near) {
      columns.measure(rows, near);
      for (const [matched, band] of relevance.byRelevance(rows, plan)) columns.rankNear(band, matched);
      return { items: pages(rows, 'nearness', query), total };
    }
    if (sort === 'relevance' && plan) return { items: relevance.page(rows, plan, query), total };
    if (sort === 'distance' && near) {
      const nearest = selection.nearest(rows, near, offset + limit);
      columns.measure(nearest, near);
      return { items: pages(nearest, sort, query), total };
    }
    // Distance is from a point, relevance of words: without them the order is the default one.
    const order = sort === 'relevance' || sort === 'distance' ? 'default' : sort;
    return { items: pages(rows, order, query), total };
  };
