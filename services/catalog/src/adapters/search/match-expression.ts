import type { TextMatch, WordMatch } from '../../domain/search/matching.ts';
import type { Column, Expression, Term } from './terms.ts';

/** The words of the index. */
export type Vocabulary = {
  /** those within so many typos of a word */
  readonly near: (word: string, typos: number) => readonly string[];
  /** those that begin like this; null: they are many */
  readonly begunBy: (beginning: string) => readonly string[] | null;
};

type Reach = { readonly column: Column; readonly whole: boolean };

/** Where each band of relevance looks. */
export const REACH = {
  wholeInName: { column: 'name', whole: true },
  whole: { column: '{name other}', whole: true },
  inName: { column: 'name', whole: false },
  anywhere: { column: '{name other}', whole: false },
} as const satisfies Record<string, Reach>;

const wordTerm = (match: WordMatch, { column, whole }: Reach, vocabulary: Vocabulary): Term => {
  if (match.kind === 'typo') return { column, words: vocabulary.near(match.word, match.typos), isBeginning: false };
  if (match.kind === 'exact' || whole) return { column, words: [match.word], isBeginning: false };
  const words = vocabulary.begunBy(match.word);
  return words ? { column, words, isBeginning: false } : { column, words: [match.word], isBeginning: true };
};

/** A text match as terms. */
export const matchExpression = (match: TextMatch, reach: Reach, vocabulary: Vocabulary): Expression =>
  match
    .map((all) => all.map((one) => wordTerm(one, reach, vocabulary)))
    .filter((terms) => terms.every(({ words }) => words.length > 0));

/** What an expression finds, where a term holds, too. */
export const withTerm = (expression: Expression, term: Term): Expression => expression.map((terms) => [...terms, term]);
