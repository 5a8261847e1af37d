import type { TextMatch } from './matching.ts';
import type { SpelledName } from './spelled-name.ts';
import type { QueryWords } from './words.ts';

/** How the words of a search are meant. */
export type TextPlan = {
  readonly query: QueryWords;
  readonly match: TextMatch;
  /** names that begin as the text was written come before whole words: the text is still being typed, or its last word counts only there */
  readonly areNamesFirst: boolean;
  /** the words are names of kinds and nothing else: what is called so is no better than all that is of the kind */
  readonly isKindOnly?: boolean;
  /** of mistyped words: what names are compared with, since none is as it was typed */
  readonly spelled?: SpelledName;
};
