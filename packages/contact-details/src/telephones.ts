import { findNumbers, type FoundNumber } from './find-numbers.ts';

/** A telephone number, ready to be shown and dialled. */
export type Telephone = {
  /** as people read it: "+36 1 268 2020 ext. 12" */
  readonly text: string;
  /** E.164: "+3612682020" */
  readonly e164: string;
  readonly extension: string | null;
  /** RFC 3966: "tel:+3612682020;ext=12" */
  readonly uri: string;
  /** what is written beside it, such as whose it is or when it is answered */
  readonly note: string | null;
};

/** Numbers of one place. */
export const TELEPHONES_MAX = 10;

/** UTF-16 units of a text that are searched for numbers: searching takes milliseconds where all are digits. */
const LONGEST_SEARCHED = 300;

/** The part of a text that is searched; it does not end within a number. */
const searchedOf = (text: string): string =>
  text.length > LONGEST_SEARCHED
    ? text.slice(0, LONGEST_SEARCHED).replace(/(?<![^\p{L};,\n])[^\p{L};,\n]+$/u, '')
    : text;

/** What begins an extension in other languages than the library's. */
const EXTENSION =
  /(?<=[\d)][\s,]{0,3})(?:内線|内线|分机|내선|\b(?:DW|Durchwahl|Klappe|mell(?:ék)?|poste|interno|toestel)\b)\.?(?=[\s:]*\d)/giu;

/** What stands between two numbers; a comma before an extension belongs to the number. */
const BETWEEN =
  /[;,；，、؛،](?!\s*(?:ext|x|#))|[\n|]|\s(?:or|and|oder|und|ou|et|vagy|és)\s|(?<=\d)\s+(?=\d{1,2}:\d\d(?!\d))/i;

/** Words that say no more than that this is a telephone number. */
const EMPTY_WORDS =
  /^(?:t|tel|tél|telephone|telefon|telefono|teléfono|telefone|téléphone|phone|ph|call|电话|電話|☎|📞)\.?$/iu;

/** The text as the library knows it: composed characters, Latin digits, extensions in English. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(EXTENSION, ' ext. ');

/** Words without what stood between them and a number; null when they say nothing. */
const noteOf = (words: string): string | null => {
  const bare = words.replace(/^[\s,.:;/|&–-]+|(?<![\s,:;/|&–-])[\s,:;/|&–-]+$/g, '');
  const [, inside] = /^\(([^()]*)\)$/.exec(bare) ?? [];
  const note = (inside ?? bare).trim();
  return !/[\p{L}\p{N}]/u.test(note) || EMPTY_WORDS.test(note) ? null : note;
};

const joined = (notes: readonly (string | null)[]): string | null => notes.filter(Boolean).join(', ') || null;

const telephoneOf = ({ number }: FoundNumber, note: string | null): Telephone => ({
  text: number.formatInternational(),
  e164: number.number,
  extension: number.ext ?? null,
  uri: number.getURI(),
  note,
});

/** The numbers of a piece of the text, each with the words around it that are its own. */
const telephonesOf = (piece: string, found: readonly FoundNumber[]): readonly Telephone[] =>
  found.map((one, index) => {
    const before = index === 0 ? noteOf(piece.slice(0, one.start)) : null;
    const after = noteOf(piece.slice(one.end, found[index + 1]?.start));
    return telephoneOf(one, joined([before, after]));
  });

const withNote = (telephone: Telephone, ...notes: readonly (string | null)[]): Telephone => ({
  ...telephone,
  note: joined([telephone.note, ...notes]),
});

/**
 * The numbers of all pieces. Those without a number belong to the number before them, at the beginning to the first; so does what follows
 * and is not searched.
 */
const gather = (pieces: readonly string[], region: string | null, unsearched: string): readonly Telephone[] => {
  const telephones: Telephone[] = [];
  const begun: string[] = [];
  for (const piece of pieces) {
    const found = telephonesOf(piece, findNumbers(piece, region));
    const last = telephones.at(-1);
    const words = found.length === 0 ? noteOf(piece) : null;
    if (words && last) telephones[telephones.length - 1] = withNote(last, words);
    else if (words) begun.push(words);
    telephones.push(...found);
  }
  return telephones.map((telephone, at) => ({
    ...telephone,
    note: joined([
      ...(at === 0 ? begun : []),
      telephone.note,
      at === telephones.length - 1 ? noteOf(unsearched) : null,
    ]),
  }));
};

/**
 * The telephone numbers in what people wrote: several, with extensions, in national form and in any digits. Only valid numbers are
 * answered, each once, at most `TELEPHONES_MAX`; a text without one has only words.
 * @param region ISO 3166-1 alpha-2 of where the place is: numbers without a country code are read as of there; null: not known
 */
export const telephonesIn = (text: string | null, region: string | null): readonly Telephone[] => {
  if (!text) return [];
  const searched = searchedOf(text);
  const pieces = plain(searched).split(BETWEEN);
  const telephones = new Map<string, Telephone>();
  for (const one of gather(pieces, region, text.slice(searched.length))) {
    const existing = telephones.get(one.uri);
    telephones.set(one.uri, existing ? withNote(existing, one.note) : one);
  }
  return [...telephones.values()].slice(0, TELEPHONES_MAX);
};
