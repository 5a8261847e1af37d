import type { Plan } from './index-plan.ts';
import { plainTextIn } from './order-key.ts';
import type { Parts } from './codec.ts';
import type { Stored } from './store.ts';

// What a scan asks SQLite.

/** A plan, and what is read of the documents that it finds. */
export type Reading = Plan & { readonly parts: Parts };

type Source = { readonly entries: string; readonly documents: string; readonly alias: string };

/** The tables that a plan reads: only of its entries, and with the documents. */
export const sourceOf = (stored: Stored, { index }: Plan): Source =>
  index && index.id > 0
    ? { entries: `i${index.id} i`, documents: `i${index.id} i CROSS JOIN c${stored.id} c ON c.r = i.r`, alias: 'i' }
    : { entries: `c${stored.id} c`, documents: `c${stored.id} c`, alias: 'c' };

/** What is read: of a document of which only the id is selected, the key says it as a rule, and its row stays unread. */
export const readingText = (stored: Stored, reading: Reading): { readonly columns: string; readonly from: string } => {
  const { documents, alias } = sourceOf(stored, reading);
  const { main, separate } = reading.parts;
  const { isPlain, text } = plainTextIn('c.k');
  const doc = main ? 'c.doc' : `CASE WHEN ${isPlain} THEN json_object('_id', ${text}) ELSE c.doc END`;
  return {
    columns: `${alias}.r AS r, ${doc} AS doc, ${separate ? 'a.doc' : 'NULL'} AS separate`,
    from: separate ? `${documents} LEFT JOIN a${stored.id} a ON a.r = ${alias}.r` : documents,
  };
};

const wayOf = (alias: string, { backwards }: Plan): string => {
  const way = backwards ? 'DESC' : 'ASC';
  return `ORDER BY ${alias}.k ${way}, ${alias}.r ${way}`;
};

/** What is in a range after a place. */
const afterText = (alias: string, { backwards }: Plan): string => {
  const [beyond, within] = backwards ? ['<', '>='] : ['>', '<'];
  return `WHERE (${alias}.k, ${alias}.r) ${beyond} (?, ?) AND ${alias}.k ${within} ?`;
};

export const chunkText = (stored: Stored, plan: Reading): string => {
  const { alias } = sourceOf(stored, plan);
  const { columns, from } = readingText(stored, plan);
  return `SELECT ${alias}.k AS k, ${columns} FROM ${from} ${afterText(alias, plan)} ${wayOf(alias, plan)} LIMIT ?`;
};

/** The entry of a range that so many others come before: only by bounds of the key, which takes half the time of a comparison with a position. */
export const skipText = (stored: Stored, plan: Plan): string => {
  const { entries, alias } = sourceOf(stored, plan);
  const where = `WHERE ${alias}.k >= ? AND ${alias}.k < ?`;
  return `SELECT ${alias}.k AS k, ${alias}.r AS r FROM ${entries} ${where} ${wayOf(alias, plan)} LIMIT 1 OFFSET ?`;
};

/**
 * Reads several ranges one after the other: the left side of a CROSS JOIN is the outer loop
 * (https://sqlite.org/optoverview.html#manual_control_of_query_plans_using_cross_join).
 */
export const severalText = (stored: Stored, plan: Reading, count: number): string => {
  const { alias } = sourceOf(stored, plan);
  const { columns, from } = readingText(stored, plan);
  const values = Array.from({ length: count }, (_, at) => `(${at}, ?, ?)`).join(', ');
  return `WITH ranges (n, low, high) AS (VALUES ${values})
    SELECT ranges.n AS n, ${alias}.k AS k, ${columns} FROM ranges CROSS JOIN ${from}
    WHERE ${alias}.k >= ranges.low AND ${alias}.k < ranges.high LIMIT ?`;
};

/**
 * The first entry of each key in a range: from one key the index leads to the next, past all entries of the same key
 * (https://sqlite.org/lang_with.html#recursive_common_table_expressions).
 */
export const eachKeyText = (stored: Stored, plan: Reading): string => {
  const { entries, alias } = sourceOf(stored, plan);
  const { columns, from } = readingText(stored, plan);
  const key = `${alias}.k`;
  return `WITH RECURSIVE each (k) AS (
      SELECT min(${key}) FROM ${entries} WHERE ${key} >= ? AND ${key} < ?
      UNION ALL
      SELECT (SELECT min(${key}) FROM ${entries} WHERE ${key} > each.k AND ${key} < ?) FROM each WHERE each.k IS NOT NULL)
    SELECT ${columns} FROM each CROSS JOIN ${from}
    WHERE ${key} = each.k AND ${alias}.r = (SELECT min(${alias}.r) FROM ${entries} WHERE ${key} = each.k)`;
};
