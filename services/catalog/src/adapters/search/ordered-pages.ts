import type { Sort } from '../../domain/search/query.ts';
import { pageBy, type Compare, type Slice } from './page-by.ts';
import type { Column, PlaceColumns } from './place-columns.ts';
import type { RowNumbers } from './row-numbers.ts';
import type { SqliteFile } from './sqlite-file.ts';

type Key = { readonly column: Column; readonly isFalling: boolean };

/** Columns to order by, one after the other, and what decides where all of them tie, as SQL. */
type Order = { readonly keys: readonly [Key, ...Key[]]; readonly ties: string };

const rising = (column: Column): Key => ({ column, isFalling: false });
const falling = (column: Column): Key => ({ column, isFalling: true });

/** The order of a list, but for relevance, which is one of bands: see sqlite-relevance. */
const ORDERS = {
  default: { keys: [falling('standing')], ties: 'id' },
  distance: { keys: [rising('distance'), falling('standing')], ties: 'id' },
  nearness: { keys: [rising('nearness'), rising('distance'), falling('standing')], ties: 'id' },
  rating: { keys: [falling('rating'), falling('reviews'), falling('created')], ties: 'id' },
  newest: { keys: [falling('created')], ties: 'id' },
  warmest: { keys: [falling('maxC'), falling('standing')], ties: 'id' },
  oldest: { keys: [rising('created')], ties: 'id DESC' },
  name: { keys: [rising('initials')], ties: 'written, id' },
} as const satisfies Record<Exclude<Sort, 'relevance'> | 'default' | 'nearness', Order>;

export type OrderName = keyof typeof ORDERS;

const compareBy = ([first, ...others]: Order['keys'], columns: PlaceColumns): Compare => {
  const values = columns.of(first.column);
  const sign = first.isFalling ? -1 : 1;
  /** What is not known comes last. */
  const unknown = first.isFalling ? -Infinity : Infinity;
  const valueOf = (no: number): number => {
    const value = values[no] ?? unknown;
    return Number.isNaN(value) ? unknown : value;
  };
  const [second, ...more] = others;
  const next: Compare = second ? compareBy([second, ...more], columns) : () => 0;
  return (a, b) => {
    const one = valueOf(a);
    const other = valueOf(b);
    return one === other ? next(a, b) : one < other ? -sign : sign;
  };
};

/** Pages of rows in an order: columns in memory decide which are on it, SQLite has their ids and orders ties. */
export const orderedPages =
  (file: SqliteFile, columns: PlaceColumns) =>
  (rows: RowNumbers, name: OrderName, { offset, limit }: Slice): readonly string[] => {
    const { keys, ties } = ORDERS[name];
    const compare = compareBy(keys, columns);
    const { numbers, before } = pageBy(rows, compare, { offset, limit });
    const text = `SELECT no, id FROM place WHERE no IN (SELECT value FROM json_each(?)) ORDER BY ${ties}`;
    return file
      .all(text, [`[${numbers.join()}]`])
      .map((row) => ({ no: Number(row['no']), id: String(row['id']) }))
      .sort((a, b) => compare(a.no, b.no))
      .slice(offset - before, offset - before + limit)
      .map(({ id }) => id);
  };

export type OrderedPages = ReturnType<typeof orderedPages>;
