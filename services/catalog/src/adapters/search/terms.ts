export type Column = 'name' | '{name other}' | 'tags';

/** One of several words stands in a column, or begins a word there. Words have no character that FTS5 could misread. */
export type Term = { readonly column: Column; readonly words: readonly string[]; readonly isBeginning: boolean };

/** What rows are looked up by: all terms of any of these hold. Of none: no row. */
export type Expression = readonly (readonly Term[])[];

const termText = ({ column, words, isBeginning }: Term): string =>
  `${column} : (${words.map((word) => `"${word}"${isBeginning ? ' *' : ''}`).join(' OR ')})`;

/** An expression as FTS5 looks it up. */
export const ftsText = (expression: Expression): string =>
  expression.map((terms) => `(${terms.map(termText).join(' AND ')})`).join(' OR ');

/** Slugs come from outside: in hex nothing of them means anything to FTS5. */
export const tagToken = (slug: string): string => `t${Buffer.from(slug).toString('hex')}`;
export const tagTerm = (slug: string): Term => ({ column: 'tags', words: [tagToken(slug)], isBeginning: false });
