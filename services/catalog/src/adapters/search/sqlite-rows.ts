import type { SQLInputValue } from 'node:sqlite';
import { spelledOf, type SpelledName } from '../../domain/search/spelled-name.ts';
import { NO_ROWS, type RowNumbers } from './row-numbers.ts';
import { matchCache } from './match-cache.ts';
import type { SqliteFile } from './sqlite-file.ts';
import { ftsText, type Expression } from './terms.ts';

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

/** Row numbers that words and names find. */
export const sqliteRows = (file: SqliteFile) => {
  // One text of all is read several times faster than a row for each.
  const numbersOf = (column: string, rest: string, parameters: readonly SQLInputValue[]): RowNumbers => {
    const [row] = file.all(`SELECT group_concat(${column}) AS numbers FROM ${rest}`, parameters);
    const numbers = row?.['numbers'];
    return typeof numbers === 'string' ? numbersIn(numbers) : NO_ROWS;
  };
  const matches = matchCache();
  return {
    /** Row numbers of all that match an expression. */
    matching: (expression: Expression): RowNumbers => {
      if (expression.length === 0) return NO_ROWS;
      const text = ftsText(expression);
      return matches.of(text, () => numbersOf('rowid', 'words WHERE words MATCH ?', [text]));
    },
    /** Whether anything matches an expression. */
    hasAny: (expression: Expression): boolean =>
      expression.length > 0 &&
      file.all('SELECT 1 FROM words WHERE words MATCH ? LIMIT 1', [ftsText(expression)]).length > 0,
    /** Whether any name begins with a text. */
    hasPrefix: (written: string): boolean =>
      ['place', 'other_name'].some(
        (table) =>
          file.all(`SELECT 1 FROM ${table} WHERE written BETWEEN ? AND ? LIMIT 1`, [written, written + LAST_LETTER])
            .length > 0,
      ),
    /** To be called after each write. */
    forget: matches.forgetAll,
    /** Row numbers of all whose name, as in NameKeys, is or begins with a text. */
    named: (key: 'written' | 'plain', name: string): RowNumbers => numbersOf('no', `place WHERE ${key} = ?`, [name]),
    withPrefix: (key: 'written' | 'plain', name: string): RowNumbers =>
      numbersOf('no', `place WHERE ${key} BETWEEN ? AND ?`, [name, name + LAST_LETTER]),
    /** Row numbers of all with another name that is one of two texts. */
    namedOtherwise: (written: string, plain: string): RowNumbers =>
      numbersOf('DISTINCT no', 'other_name WHERE written = ? OR plain = ?', [written, plain]),
    withOtherPrefix: (written: string): RowNumbers =>
      numbersOf('DISTINCT no', 'other_name WHERE written BETWEEN ? AND ?', [written, written + LAST_LETTER]),
    /** Some rows by how much of their name was typed. */
    spelledAmong: (numbers: RowNumbers, spelled: SpelledName): ReadonlyMap<number, RowNumbers> => {
      const text = 'SELECT no, plain FROM place WHERE no IN (SELECT value FROM json_each(?))';
      const rows = file.all(text, [`[${numbers.join()}]`]);
      const bySteps = Map.groupBy(rows, (row) => spelledOf(spelled, String(row['plain'])));
      return new Map([...bySteps].map(([step, of]) => [step, Int32Array.from(of, (row) => Number(row['no']))]));
    },
  };
};

export type SqliteRows = ReturnType<typeof sqliteRows>;
