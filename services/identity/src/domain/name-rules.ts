import { passesForStaff } from './reserved-names.ts';

/** What shows nothing, or turns the direction of what follows: a name made of it passes for another. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/u;
/**
 * Where a joiner is part of how a word is written (UAX 31, A1, A2 and B): behind the virama of scripts of India and their neighbours, and
 * between letters of Arabic. Emoji are joined too, and have a mark of how they are shown.
 */
const JOINERS =
  /(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]\p{M}?)[\u200c\u200d]|(?<=\p{Script=Arabic}\p{M}?)\u200c(?=\p{Script=Arabic})|(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\ufe0f/gu;
/** No language stacks more marks on a letter. */
const STACKED_MARKS = /\p{M}{4}/u;

/** An @, or the beginning of an address. */
const BEGINNING = /@|:\/\/|www\./u;
/** Common endings of addresses: a name with one of them looks like an address. */
const COMMON_END =
  /\.(?:com|net|org|info|biz|io|ai|co|me|tv|gg|ly|app|dev|ru|cn|de|uk|eu|us|fr|es|it|nl|ch|pl|br|jp|kr|au|xyz|top|shop|store|site|online|website|club|link|click|page|blog|example)(?![\p{L}\p{M}\p{N}])/u;
/** Letters with a dot between them, of which neither are initials: mail programs make links of it. Numbers of a network are one too. */
const DOTTED = /[\p{L}\p{M}\p{N}]{2}\.\p{L}{2}|\d\.\d+\.\d/u;
/** Marks that pass for one of ours, and letters in boxes. */
const BADGE = /[✓✔☑✅🗸🗹🛡👑®™©\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/u;

/** Scripts that names are written in (UAX 31, recommended and limited use). */
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Syriac', 'Thaana', 'Nko', 'Ethiopic', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer', 'Mongolian', 'Cherokee', 'Canadian_Aboriginal', 'Tifinagh', 'Javanese', 'Balinese', 'Sundanese', 'Vai', 'Osage', 'Adlam'] as const; // prettier-ignore
/** Scripts that are written together (UTS 39, "highly restrictive"). */
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
] as const;

const writtenIn = (scripts: readonly string[]): RegExp =>
  // eslint-disable-next-line no-restricted-syntax -- a class of constants
  new RegExp(`^[${['Common', 'Inherited', ...scripts].map((script) => `\\p{Script_Extensions=${script}}`).join('')}]*$`, 'u'); // prettier-ignore
const WRITINGS = [...SCRIPTS.map((script) => [script]), ...TOGETHER].map(writtenIn);

/** What can be wrong with a name: characters that show nothing, an address in it, several scripts, or that it passes for one of staff. */
export type NameFault = 'hidden' | 'address' | 'scripts' | 'staff';

/** What is wrong with any name that others read. Up to 50 characters. */
const faultOfText = (name: string, isAddress: (plain: string) => boolean): NameFault | null => {
  if (HIDDEN.test(name.replaceAll(JOINERS, '')) || STACKED_MARKS.test(name)) return 'hidden';
  const plain = name.normalize('NFKC').toLowerCase().replaceAll('。', '.');
  if (isAddress(plain)) return 'address';
  return WRITINGS.some((writing) => writing.test(name)) ? null : 'scripts';
};

/** What is wrong with a first or last name; null: nothing. Up to 50 characters. */
export const faultOfName = (name: string): NameFault | null => {
  const isAddress = (plain: string) => [BEGINNING, COMMON_END, DOTTED].some((pattern) => pattern.test(plain));
  const fault = faultOfText(name, isAddress);
  if (fault !== null) return fault;
  return BADGE.test(name) || passesForStaff(name) ? 'staff' : null;
};

/** The same of a username, which may have dots between its letters. */
export const faultOfUsername = (username: string): NameFault | null =>
  faultOfText(username, (plain) => BEGINNING.test(plain) || COMMON_END.test(plain));
