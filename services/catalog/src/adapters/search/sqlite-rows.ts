import type { SQLInputValue } from 'node:sqlite';
import type { Page } from '../../domain/search/query.ts';
import type { SqliteFile } from './sqlite-file.ts';
import type { Slice } from './sqlite-points.ts';

export type Clause = { readonly sql: string; readonly parameters: readonly SQLInputValue[] };
/** Rows to choose from, as FROM and WHERE. */
export type Source = { readonly from: string; readonly where: readonly Clause[] };

const conditions = ({ where }: Source): Clause => ({
  sql: where.length > 0 ? ` WHERE ${where.map(({ sql }) => sql).join(' AND ')}` : '',
  parameters: where.flatMap(({ parameters }) => parameters),
});

/** Row numbers as a condition. */
export const isOneOf = (numbers: readonly number[]): Clause => ({
  sql: 'no IN (SELECT value FROM json_each(?))',
  parameters: [JSON.stringify(numbers)],
});

/** Counts and ids of rows, in an order. */
export const sqliteRows = (file: SqliteFile) => {
  const count = (source: Source): number => {
    const { sql, parameters } = conditions(source);
    return file.number(`SELECT count(*) FROM ${source.from}${sql}`, parameters);
  };
  const ids = (source: Source, by: Clause, { limit, offset }: Slice): string[] => {
    const { sql, parameters } = conditions(source);
    const rows = file.all(`SELECT place.id FROM ${source.from}${sql} ORDER BY ${by.sql} LIMIT ? OFFSET ?`, [
      ...parameters,
      ...by.parameters,
      limit,
      offset,
    ]);
    return rows.map((row) => String(row['id']));
  };
  return {
    count,
    ids,
    page: (source: Source, by: Clause, slice: Slice): Page<string> => ({
      items: ids(source, by, slice),
      total: count(source),
    }),
    /** Ids of some of many rows, along an index of that order: none is sorted, and it ends with the page. */
    along: (numbers: readonly number[], by: Clause, { limit, offset }: Slice): string[] => {
      const wanted = new Set(numbers);
      const items: string[] = [];
      let skip = offset;
      for (const row of file.each(`SELECT no, id FROM place ORDER BY ${by.sql}`, by.parameters)) {
        if (!wanted.has(Number(row['no']))) continue;
        if (skip > 0) skip -= 1;
        else if (items.push(String(row['id'])) >= limit) break;
      }
      return items;
    },
    /** Row numbers of all that match an expression. */
    matching: (expression: string): number[] => {
      const [row] = file.all('SELECT group_concat(rowid) AS numbers FROM words WHERE words MATCH ?', [expression]);
      const numbers = row?.['numbers'];
      return typeof numbers === 'string' ? numbers.split(',').map(Number) : [];
    },
  };
};

export type SqliteRows = ReturnType<typeof sqliteRows>;
