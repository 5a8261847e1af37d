import { isClosedLast } from '../../domain/search/closure.ts';
import type { TextPlan } from '../../domain/search/text-plan.ts';
import type { LocationQuery, Page } from '../../domain/search/query.ts';
import { joined } from './place-selection.ts';
import type { PlaceColumns } from './place-columns.ts';
import { rowSet } from './row-set.ts';
import { NO_ROWS, type RowNumbers } from './row-numbers.ts';
import type { SqliteRows } from './sqlite-rows.ts';

type List = (rows: RowNumbers, query: LocationQuery, plan: TextPlan | undefined) => Page<string>;

type Deps = { readonly columns: PlaceColumns; readonly rows: Pick<SqliteRows, 'named'>; readonly list: List };

/** Lists with temporarily closed places after all others, but for those that are called like the whole text. */
export const closedLast = ({ columns, rows: { named }, list }: Deps): List => {
  const closedAmong = (rows: RowNumbers, plan: TextPlan | undefined): RowNumbers => {
    const all = columns.closed();
    if (all.length === 0) return NO_ROWS;
    const isNamed = plan && rowSet(joined([named('written', plan.query.written), named('plain', plan.query.plain)]));
    return rowSet(rows).among(isNamed ? isNamed.without(all) : all);
  };
  return (rows, query, plan) => {
    const closed = isClosedLast(query) ? closedAmong(rows, plan) : NO_ROWS;
    if (closed.length === 0) return list(rows, query, plan);
    const open = rowSet(closed).without(rows);
    const { items } = list(open, query, plan);
    const offset = Math.max(0, query.offset - open.length);
    const rest = { ...query, offset, limit: query.limit - items.length };
    return { items: [...items, ...(rest.limit > 0 ? list(closed, rest, plan).items : [])], total: rows.length };
  };
};
