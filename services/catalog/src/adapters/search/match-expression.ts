import type { TextMatch, WordMatch } from '../../domain/search/matching.ts';
import type { Column, Expression, Term } from './terms.ts';

/** The words of the index that are within so many typos of a word. */
export type NearWords = (word: string, typos: number) => readonly string[];

type Reach = { readonly column: Column; readonly whole: boolean };

/** Where each band of relevance looks. */
export const REACH = {
  wholeInName: { column: 'name', whole: true },
  whole: { column: '{name other}', whole: true },
  inName: { column: 'name', whole: false },
  anywhere: { column: '{name other}', whole: false },
} as const satisfies Record<string, Reach>;

const wordTerm = (match: WordMatch, { column, whole }: Reach, near: NearWords): Term =>
  match.kind === 'typo'
    ? { column, words: near(match.word, match.typos), isBeginning: false }
    : { column, words: [match.word], isBeginning: match.kind === 'typed' && !whole };

/** A text match as terms. */
export const matchExpression = (match: TextMatch, reach: Reach, near: NearWords): Expression =>
  match
    .map((all) => all.map((one) => wordTerm(one, reach, near)))
    .filter((terms) => terms.every(({ words }) => words.length > 0));

/** What an expression finds, where a term holds, too. */
export const withTerm = (expression: Expression, term: Term): Expression => expression.map((terms) => [...terms, term]);
