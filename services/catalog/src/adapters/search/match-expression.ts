import type { TextMatch, WordMatch } from '../../domain/search/matching.ts';

/** Words of the index that are within so many typos of a word. */
export type NearWords = (word: string, typos: number) => readonly string[];

/** An FTS5 expression, or null when it can match nothing. */
export type Expression = string | null;

type Reach = { readonly column: 'name' | '{name other}'; readonly whole: boolean };

/** Where each band of relevance looks. */
export const REACH = {
  wholeInName: { column: 'name', whole: true },
  whole: { column: '{name other}', whole: true },
  inName: { column: 'name', whole: false },
  anywhere: { column: '{name other}', whole: false },
} as const satisfies Record<string, Reach>;

const quoted = (word: string): string => `"${word}"`;

const wordExpression = (match: WordMatch, { column, whole }: Reach, near: NearWords): Expression => {
  if (match.kind === 'typed') return `${column} : ${quoted(match.word)}${whole ? '' : ' *'}`;
  if (match.kind === 'exact') return `${column} : ${quoted(match.word)}`;
  const words = near(match.word, match.typos);
  return words.length > 0 ? `${column} : (${words.map(quoted).join(' OR ')})` : null;
};

const joined = (parts: readonly string[], operator: 'AND' | 'OR'): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(` ${operator} `)})`;

/** A text match as FTS5 looks it up. Words have no character that FTS5 could misread. */
export const matchExpression = (match: TextMatch, reach: Reach, near: NearWords): Expression => {
  const rows = match.flatMap((all) => {
    const parts = all.map((one) => wordExpression(one, reach, near));
    return parts.some((part) => part === null) ? [] : [joined(parts.filter((part) => part !== null), 'AND')]; // prettier-ignore
  });
  return rows.length > 0 ? joined(rows, 'OR') : null;
};

export const both = (left: Expression, right: Expression): Expression =>
  left && right ? `(${left} AND ${right})` : null;
export const except = (left: Expression, right: Expression): Expression =>
  left && right ? `(${left} NOT ${right})` : left;

export const categoryToken = (categoryId: number): string => `c${categoryId}`;
/** Slugs come from outside: in hex nothing of them means anything to FTS5. */
export const tagToken = (slug: string): string => `t${Buffer.from(slug).toString('hex')}`;
export const filterExpression = (token: string): string => `filter : ${quoted(token)}`;
