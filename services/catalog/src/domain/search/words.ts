/**
 * What a word is. Case, accents and apostrophes do not matter; Chinese, Japanese, Thai and other scripts that write
 * without spaces are cut into overlapping pairs of characters, so that any part of a name is found.
 */

const MAX_WORD_LENGTH = 40;
const MAX_QUERY_WORDS = 12;

/** Marks that Latin, Greek, Cyrillic, Hebrew and Arabic readers leave out when they type. */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u064b-\u065f\u0670]/g;
const LETTERS_WITHOUT_DECOMPOSITION: Readonly<Record<string, string>> = {
  ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ς: 'σ',
}; // prettier-ignore
const UNDECOMPOSED = new RegExp(`[${Object.keys(LETTERS_WITHOUT_DECOMPOSITION).join('')}]`, 'g');

/** French and Italian articles before an apostrophe are words of their own; every other apostrophe only joins. */
const ELISION = /(?<![\p{L}\p{N}])(l|d|dell|nell|sull|dall|all)['’ʼ`](?=\p{L})/gu;
const APOSTROPHE = /['’ʼʻ`´]/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/u;

const UNSPACED = '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Mymr}';
const RUNS = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, 'gu');
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');

const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and at by for from in near of on or the to with de la le les el los las du des der die das di del d l et und y'.split(
    ' ',
  ),
);

/** Unaccented Latin without apostrophes, as most texts are: nothing but the case has to be folded. */
const ONLY_CASE = /^[\t\n\r -&(-_a-~]*$/;

const foldAll = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(OPTIONAL_MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(UNDECOMPOSED, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter)
    .replace(ELISION, '$1 ')
    .replace(APOSTROPHE, '');

const fold = (text: string): string => (ONLY_CASE.test(text) ? text.toLowerCase() : foldAll(text));

const pairs = (run: string): string[] => {
  const characters = [...run];
  return characters.length === 1 ? characters : characters.slice(1).map((next, at) => (characters[at] ?? '') + next);
};

const cut = (run: string): string =>
  run.length <= MAX_WORD_LENGTH ? run : [...run.slice(0, MAX_WORD_LENGTH * 2)].slice(0, MAX_WORD_LENGTH).join('');

const runsOf = (text: string): string[] =>
  fold(text)
    .split(BETWEEN_WORDS)
    .flatMap((part) => part.match(RUNS) ?? []);

/** The words of a text in its order, folded. What a query must find is cut the same way. */
export const wordsOf = (text: string): string[] =>
  runsOf(text).flatMap((run) => (IS_UNSPACED.test(run) ? pairs(run) : [cut(run)]));

/** The words under which a text is found: as `wordsOf`, and the last character of an unspaced run alone. */
export const indexWordsOf = (text: string): string[] =>
  runsOf(text).flatMap((run) => (IS_UNSPACED.test(run) ? [...pairs(run), ...[...run].slice(-1)] : [cut(run)]));

/** Words without stop words, unless nothing else is there. */
export const significant = (words: readonly string[]): readonly string[] => {
  const rest = words.filter((word) => !STOP_WORDS.has(word));
  return rest.length > 0 ? rest : words;
};

/** What somebody typed. */
export type QueryWords = {
  /** what must be found, each once */
  readonly words: readonly string[];
  /** all words in order, as a name has them in `NameKeys.written` */
  readonly written: string;
  /** stop words aside, as a name has them in `NameKeys.plain` */
  readonly plain: string;
};

/** The words of a search, at most 12; none when there is no letter or digit in it. */
export const queryWords = (text: string): QueryWords => {
  const all = wordsOf(text.slice(0, 1000)).slice(0, MAX_QUERY_WORDS);
  const plain = significant(all);
  return { words: [...new Set(plain)], written: all.join(' '), plain: plain.join(' ') };
};

export type NameKeys = { readonly written: string; readonly plain: string };

/** A name as compared with what was typed. */
export const nameKeys = (name: string): NameKeys => {
  const words = wordsOf(name);
  return { written: words.join(' '), plain: significant(words).join(' ') };
};
