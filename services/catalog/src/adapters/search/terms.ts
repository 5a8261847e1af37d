import type { SearchDocument } from '../../domain/search/indexed.ts';
import { lowerBound } from './lower-bound.ts';

export type Column = 'name' | '{name other}' | 'tags';

/** One of several words stands in a column, or begins a word there. Words have no character that FTS5 could misread. */
export type Term = { readonly column: Column; readonly words: readonly string[]; readonly isBeginning: boolean };

/** What rows are looked up by: all terms of any of these hold. Of none: no row. */
export type Expression = readonly (readonly Term[])[];

const termText = ({ column, words, isBeginning }: Term): string =>
  isBeginning
    ? `${column} : ${words.map((word) => `"${word}" *`).join(' OR ')}`
    : `${column} : (${words.map((word) => `"${word}"`).join(' OR ')})`;

/** An expression as FTS5 looks it up. */
export const ftsText = (expression: Expression): string =>
  expression.map((terms) => `(${terms.map(termText).join(' AND ')})`).join(' OR ');

/** Slugs come from outside: in hex nothing of them means anything to FTS5. */
export const tagToken = (slug: string): string => `t${Buffer.from(slug).toString('hex')}`;
export const tagTerm = (slug: string): Term => ({ column: 'tags', words: [tagToken(slug)], isBeginning: false });

/** What stands in the columns of a place, in the order of strings. */
export const columnsOf = ({
  nameWords,
  otherWords,
  tags,
}: SearchDocument): Readonly<Record<Column, readonly string[]>> => ({
  name: nameWords.toSorted(),
  '{name other}': [...nameWords, ...otherWords].toSorted(),
  tags: tags.map(tagToken).toSorted(),
});

/** Whether FTS5 would find a place with these columns under a term. */
export const holds = ({ column, words, isBeginning }: Term, columns: ReturnType<typeof columnsOf>): boolean =>
  words.some((word) => {
    const there = columns[column];
    const first = there[lowerBound(there.length, (at) => (there[at] ?? '') < word)];
    return isBeginning ? first?.startsWith(word) === true : first === word;
  });
