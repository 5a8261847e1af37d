/** Words that are too weak for a password on any site. */
const PRODUCT_WORDS = ['wellspring'];

/** The commonest words and seasons of passwords, for browsers too; the server knows tens of thousands more. */
const COMMONEST = ['password', 'passwort', 'passw', 'qwerty', 'qwertz', 'asdfgh', 'welcome', 'letmein', 'summer', 'winter', 'spring', 'autumn', 'admin', 'iloveyou', 'monkey', 'dragon', 'sunshine', 'princess', 'football', 'baseball', 'master', 'login', 'secret', 'changeme', 'hello', 'abc', 'test']; // prettier-ignore

/** So many digits and signs around words are what people add where a form asks for them. */
export const DECORATIONS_MAX = 6;
/** Shorter parts of a name are in too many good passwords; a name in characters of East Asia is whole with two. */
const WORD_MIN = 3;
const WORD_MIN_OF_EAST_ASIA = 2;
const OF_EAST_ASIA = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Digits and signs that replace letters. l replaces i too, since 1 and ! replace both. */
const READ_AS: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', i: 'l', '!': 'l', '|': 'l', '3': 'e', '€': 'e', '4': 'a', '@': 'a', '5': 's', $: 's', '7': 't', '+': 't', '8': 'b', '9': 'g' }; // prettier-ignore
/** Marks a letter that belongs to a found word. */
const COVERED = '\0';

/** Without what people write between words. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s._\-']/gu, '');
const read = (text: string): string => text.replaceAll(/[01i!|3€4@5$7+89]/g, (sign) => READ_AS[sign] ?? sign);
const reversed = (text: string): string => [...text].reverse().join('');

/** What is left of a password without these words, forwards or backwards; null: none of them is in it. */
const leftOf = (password: string, words: readonly string[]): string | null => {
  const text = folded(password);
  const covered = words
    .flatMap((word) => [read(word), reversed(read(word))])
    .reduce((left, word) => left.replaceAll(word, COVERED.repeat(word.length)), read(text));
  const left = text.split('').filter((_, at) => covered[at] !== COVERED);
  return left.length < text.length ? left.join('') : null;
};

/** Whether nothing is left of a password without these words but a few digits and signs. */
const isMadeOf = (password: string, words: readonly string[]): boolean => {
  const left = leftOf(password, words);
  return left !== null && !/\p{L}/u.test(left) && left.length <= DECORATIONS_MAX;
};

/** The product's name with a few letters more is guessed as well: `mywellspring`. */
const isOfProduct = (password: string): boolean => {
  const left = leftOf(password, PRODUCT_WORDS);
  return left !== null && left.length <= DECORATIONS_MAX;
};

const isWord = (text: string): boolean =>
  /\p{L}/u.test(text) && [...text].length >= (OF_EAST_ASIA.test(text) ? WORD_MIN_OF_EAST_ASIA : WORD_MIN);

/** An e-mail address and the parts of it that people use as a password, and names; the longest first. */
export const ownWordsOf = (own: readonly (string | null | undefined)[]): readonly string[] => {
  const whole = own.flatMap((text) => (text == null ? [] : [text.normalize('NFKC')]));
  const parts = whole.flatMap((text) => [text.split('@')[0] ?? '', ...text.split(/[^\p{L}\p{M}\p{N}]/u)]);
  const words = [...whole, ...parts].map(folded).filter(isWord);
  return [...new Set(words)].sort((one, other) => other.length - one.length);
};

/** Whether a password is a single sign again and again, or blanks. Up to 128 characters. */
const isOneSign = (password: string): boolean =>
  new Set(password.normalize('NFKC').toLowerCase().replaceAll(/\s/gu, ' ')).size < 2;

/** Whether a password is one sign, or made of the product's name or the commonest words with the usual decorations. */
export const isGuessable = (password: string): boolean =>
  isOneSign(password) || isOfProduct(password) || isMadeOf(password, COMMONEST);

/** Whether a password is made of the member's own words: `own` are e-mail address, username and names, as they are typed. */
export const isMadeOfOwnWords = (password: string, own: readonly (string | null | undefined)[]): boolean =>
  isMadeOf(password, ownWordsOf(own));
