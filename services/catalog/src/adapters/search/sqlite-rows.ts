import type { SQLInputValue } from 'node:sqlite';
import type { SpelledName } from '../../domain/search/spelled-name.ts';
import type { SqliteFile } from './sqlite-file.ts';
import { NO_ROWS, type RowNumbers, type Slice } from './page-by.ts';
import { matchingRows } from './matching-rows.ts';

export type Clause = { readonly sql: string; readonly parameters: readonly SQLInputValue[] };
/** Rows to choose from, as FROM and WHERE. */
export type Source = { readonly from: string; readonly where: readonly Clause[] };

const conditions = ({ where }: Source): Clause => ({
  sql: where.length > 0 ? ` WHERE ${where.map(({ sql }) => sql).join(' AND ')}` : '',
  parameters: where.flatMap(({ parameters }) => parameters),
});

/** Row numbers as a condition. */
export const isOneOf = (numbers: RowNumbers): Clause => ({
  sql: 'no IN (SELECT value FROM json_each(?))',
  parameters: [`[${numbers.join()}]`],
});

/** Above all that can follow the beginning of a name. */
const LAST_LETTER = '\u{10ffff}';

const COMMA = 44;
const ZERO = 48;

/** Whole numbers with a comma between two of them; JSON.parse takes twice as long. */
const numbersIn = (text: string): RowNumbers => {
  const numbers = new Int32Array((text.length >> 1) + 1);
  let [count, number] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === COMMA) [numbers[count++], number] = [number, 0];
    else number = number * 10 + code - ZERO;
  }
  numbers[count] = number;
  return numbers.slice(0, count + 1);
};

/** Ids and numbers of rows. */
export const sqliteRows = (file: SqliteFile, pause: () => void) => {
  // One text of all is read several times faster than a row for each.
  const numbersOf = (column: string, rest: string, parameters: readonly SQLInputValue[]): RowNumbers => {
    const [row] = file.all(`SELECT group_concat(${column}) AS numbers FROM ${rest}`, parameters);
    const numbers = row?.['numbers'];
    return typeof numbers === 'string' ? numbersIn(numbers) : NO_ROWS;
  };
  const matches = matchingRows({
    look: (text) => numbersOf('rowid', '(SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid)', [text]),
    pause,
  });
  return {
    ids: (source: Source, by: Clause, { limit, offset }: Slice): string[] => {
      const { sql, parameters } = conditions(source);
      const text = `SELECT place.id FROM ${source.from}${sql} ORDER BY ${by.sql} LIMIT ? OFFSET ?`;
      const rows = file.all(text, [...parameters, ...by.parameters, limit, offset]);
      return rows.map((row) => String(row['id']));
    },
    /** Ids of some of many rows, along an index of that order: none is sorted, and it ends with the page. */
    along: (numbers: RowNumbers, by: Clause, { limit, offset }: Slice): string[] => {
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
    matching: matches.of,
    /** To be told of what was written. */
    apply: matches.apply,
    /** Words that begin like this, at most so many. */
    words: (beginning: string, most: number): readonly string[] =>
      file
        .all('SELECT word FROM word WHERE word BETWEEN ? AND ? LIMIT ?', [beginning, beginning + LAST_LETTER, most])
        .map((row) => String(row['word'])),
    /** Row numbers of all whose name, as in NameKeys, is or begins with a text. */
    named: (key: 'written' | 'plain', name: string): RowNumbers => numbersOf('no', `place WHERE ${key} = ?`, [name]),
    begunBy: (plain: string): RowNumbers =>
      numbersOf('no', 'place WHERE plain BETWEEN ? AND ?', [plain, plain + LAST_LETTER]),
    /** Some rows by how much of their name was typed. */
    spelledAmong: (numbers: RowNumbers, spelled: SpelledName): ReadonlyMap<number, RowNumbers> => {
      const { sql, parameters } = isOneOf(numbers);
      const text = `SELECT no, spelled(plain, ?) AS step FROM place WHERE ${sql}`;
      const rows = file.all(text, [JSON.stringify(spelled), ...parameters]);
      const bySteps = Map.groupBy(rows, (row) => Number(row['step']));
      return new Map([...bySteps].map(([step, of]) => [step, Int32Array.from(of, (row) => Number(row['no']))]));
    },
  };
};

export type SqliteRows = ReturnType<typeof sqliteRows>;
