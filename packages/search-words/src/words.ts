/**
 * What a word is. Case, accents and apostrophes do not matter; Chinese, Japanese, Thai and other scripts that write
 * without spaces are cut into overlapping pairs of characters, so that any part of a name is found.
 */

const MAX_WORD_LENGTH = 40;

/** Marks that Latin, Greek, Cyrillic, Hebrew and Arabic readers leave out when they type. */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u064b-\u065f\u0670]/g;
const LETTERS_WITHOUT_DECOMPOSITION: Readonly<Record<string, string>> = {
  ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ς: 'σ',
}; // prettier-ignore
// eslint-disable-next-line no-restricted-syntax -- a class of constants
const UNDECOMPOSED = new RegExp(`[${Object.keys(LETTERS_WITHOUT_DECOMPOSITION).join('')}]`, 'g');

/** French and Italian articles before an apostrophe are words of their own; every other apostrophe only joins. */
const ELISION = /(?<![\p{L}\p{N}])(l|d|dell|nell|sull|dall|all)['’ʼ`](?=\p{L})/gu;
/** What only says where a line may break or how letters join: soft hyphen, joiners, word joiner. */
const UNSEEN_IN_WORDS = /[\u00ad\u200c\u200d\u2060\ufeff]/g;
const APOSTROPHE = /['’ʼʻ`´]/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/u;

const UNSPACED = '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Mymr}';
// eslint-disable-next-line no-restricted-syntax -- two classes of constants
const RUNS = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, 'gu');
// eslint-disable-next-line no-restricted-syntax -- a class of constants
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');

/** Unaccented Latin without apostrophes, as most texts are: nothing but the case has to be folded. */
const ONLY_CASE = /^[\t\n\r -&(-_a-~]*$/;
const PLAIN_RUNS = /[a-z0-9]+/g;

const foldAll = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(OPTIONAL_MARKS, '')
    .replace(UNSEEN_IN_WORDS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(UNDECOMPOSED, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter)
    .replace(ELISION, '$1 ')
    .replace(APOSTROPHE, '');

const pairs = (run: string): string[] => {
  const characters = [...run];
  return characters.length === 1 ? characters : characters.slice(1).map((next, at) => (characters[at] ?? '') + next);
};

const cut = (run: string): string =>
  run.length <= MAX_WORD_LENGTH ? run : [...run.slice(0, MAX_WORD_LENGTH * 2)].slice(0, MAX_WORD_LENGTH).join('');

const runsOf = (text: string): string[] =>
  ONLY_CASE.test(text)
    ? (text.toLowerCase().match(PLAIN_RUNS) ?? [])
    : foldAll(text)
        .split(BETWEEN_WORDS)
        .flatMap((part) => part.match(RUNS) ?? []);

/** The words of a text in its order, folded. What a query must find is cut the same way. */
export const wordsOf = (text: string): string[] =>
  runsOf(text).flatMap((run) => (IS_UNSPACED.test(run) ? pairs(run) : [cut(run)]));

/** The words under which a text is found: as `wordsOf`, and the last character of an unspaced run separately. */
export const indexWordsOf = (text: string): string[] =>
  runsOf(text).flatMap((run) => (IS_UNSPACED.test(run) ? [...pairs(run), ...[...run].slice(-1)] : [cut(run)]));
