import { significant, STOP_WORDS } from '@wellspring/search-words/stop-words';
import { wordsOf } from '@wellspring/search-words/words';
import { isFillerAt } from './filler-words.ts';

export const MAX_QUERY_WORDS = 12;

/** What somebody typed. */
export type QueryWords = {
  /** what must be found, each once */
  readonly words: readonly string[];
  /** all words in order, as a name has them in `NameKeys.written` */
  readonly written: string;
  /** stop words aside, as a name has them in `NameKeys.plain`; fillers too, unless there are no other words */
  readonly plain: string;
  /** fillers that were left out: in names alone they count ("Best Western") */
  readonly fillers: readonly string[];
  /** as `plain`, with the fillers */
  readonly withFillers: string;
  /** the last word as it was typed, which may be the beginning of a longer one; null: it is none of those that must be found */
  readonly last: string | null;
};

/** The words of a search in their order: what must be found, and the fillers that are left out. */
const splitFillers = (said: readonly string[]): readonly [readonly string[], readonly string[]] => {
  const required = said.filter((_, at) => !isFillerAt(said, at));
  return required.length > 0 ? [required, said.filter((_, at) => isFillerAt(said, at))] : [said, []];
};

/** Whether people say these words around anything: "best", "things to do". */
export const isFillerOnly = (text: string): boolean => {
  const said = significant(wordsOf(text));
  return said.length > 0 && said.every((word, at) => STOP_WORDS.has(word) || isFillerAt(said, at));
};

/**
 * The words of a search, at most 12; none when there is no letter or digit in it. `formOf`: the form under which a word is
 * looked for. `isLiteral`: fillers must be found as well.
 */
export const queryWords = (
  text: string,
  formOf: (word: string) => string = (word) => word,
  isLiteral = false,
): QueryWords => {
  const all = wordsOf(text.slice(0, 1000)).slice(0, MAX_QUERY_WORDS);
  const said = significant(all);
  const [required, fillers] = isLiteral ? [said, []] : splitFillers(said);
  const last = all.at(-1);
  return {
    words: [...new Set(required.map(formOf))],
    written: all.join(' '),
    plain: required.join(' '),
    fillers,
    withFillers: said.join(' '),
    last: last !== undefined && required.includes(last) ? last : null,
  };
};

export type NameKeys = { readonly written: string; readonly plain: string };

/** A name as it is compared with the typed text. */
export const nameKeys = (name: string): NameKeys => {
  const words = wordsOf(name);
  return { written: words.join(' '), plain: significant(words).join(' ') };
};
