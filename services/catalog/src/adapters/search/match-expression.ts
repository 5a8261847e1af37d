import type { TextMatch, WordMatch } from '../../domain/search/matching.ts';

/** The words of the index. */
export type Vocabulary = {
  /** those within so many typos of a word */
  readonly near: (word: string, typos: number) => readonly string[];
  /** those that begin like this; null: they are many */
  readonly begunBy: (beginning: string) => readonly string[] | null;
};

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

const anyOf = (column: string, words: readonly string[]): Expression =>
  words.length > 0 ? `${column} : (${words.map(quoted).join(' OR ')})` : null;

/** FTS5 gathers all that a beginning matches before it looks further; of a few words it skips what others rule out. */
const beginning = (column: string, word: string, vocabulary: Vocabulary): Expression => {
  const words = vocabulary.begunBy(word);
  return words ? anyOf(column, words) : `${column} : ${quoted(word)} *`;
};

const wordExpression = (match: WordMatch, { column, whole }: Reach, vocabulary: Vocabulary): Expression => {
  if (match.kind === 'typo') return anyOf(column, vocabulary.near(match.word, match.typos));
  return match.kind === 'exact' || whole ? anyOf(column, [match.word]) : beginning(column, match.word, vocabulary);
};

const joined = (parts: readonly string[], operator: 'AND' | 'OR'): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(` ${operator} `)})`;

/** A text match as FTS5 looks it up. Words have no character that FTS5 could misread. */
export const matchExpression = (match: TextMatch, reach: Reach, vocabulary: Vocabulary): Expression => {
  const rows = match.flatMap((all) => {
    const parts = all.map((one) => wordExpression(one, reach, vocabulary));
    return parts.some((part) => part === null) ? [] : [joined(parts.filter((part) => part !== null), 'AND')]; // prettier-ignore
  });
  return rows.length > 0 ? joined(rows, 'OR') : null;
};

export const both = (left: Expression, right: Expression): Expression =>
  left && right ? `(${left} AND ${right})` : null;

/** Slugs come from outside: in hex nothing of them means anything to FTS5. */
export const tagToken = (slug: string): string => `t${Buffer.from(slug).toString('hex')}`;
export const tagExpression = (slug: string): string => `tags : ${quoted(tagToken(slug))}`;
