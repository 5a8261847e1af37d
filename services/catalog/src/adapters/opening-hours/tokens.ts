import { type Meaning, wordAt } from './words.ts';

/** A time of day as it is written: without am or pm, and without minutes, it may mean two. */
export type Time = {
  readonly is: 'time';
  readonly minutes: number;
  readonly half: 'am' | 'pm' | null;
  /** "9" alone, neither "09", "9:00", "9h" nor "9 Uhr" */
  readonly isBare: boolean;
};

export type Token = Time | Exclude<Meaning, { readonly is: 'time' | 'filler' }>;

const TIME =
  /(午前|午後)?\s?(\d{1,2})(?:\s?[:.h時点]\s?([0-5]\d)分?(?!\d)|\s?(時|(?:uhr|h|heures|horas|hrs|hs)(?![\p{L}\p{N}])))?\s?(a\.?m\.?(?![\p{L}\p{N}])|p\.?m\.?(?![\p{L}\p{N}])|صباحا|ص|مساء|م)?(?![\d])/uy;

const halfOf = (before: string | undefined, after: string | undefined): Time['half'] => {
  if (before) return before === '午後' ? 'pm' : 'am';
  if (after) return /^[pم]/.test(after) ? 'pm' : 'am';
  return null;
};

const timeAt = (text: string, at: number): { readonly time: Time; readonly length: number } | null => {
  TIME.lastIndex = at;
  const found = TIME.exec(text);
  if (!found) return null;
  const [all, before, digits = '', minutes, unit, after] = found;
  const half = halfOf(before, after);
  const hours = Number(digits);
  if (half && (hours > 12 || hours === 0)) return null;
  const total = (half ? (hours % 12) + (half === 'pm' ? 12 : 0) : hours) * 60 + Number(minutes ?? 0);
  // Japanese nights end at "26:00".
  if (total > 30 * 60) return null;
  const isBare =
    minutes === undefined && unit === undefined && digits.length === 1 ? true : minutes === undefined && !unit;
  return { time: { is: 'time', minutes: total, half, isBare: isBare && half === null }, length: all.length };
};

/** The text with composed characters, Latin digits and small letters, as the words are written. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[−‐‑‒―]/g, '-')
    // Marks of direction, and Arabic vowels.
    .replace(/[\u200e\u200f\u064b-\u0652]/g, '')
    .trim();

/** A point after a whole word or a figure; after fewer letters it belongs to an abbreviation, such as "Mo." */
const SENTENCE_END = /^(?:[\p{L}]{5}|.{0,4}\d)\.\s$/u;

/** The tokens of a text in any language of the site; null when a part of it means nothing here. */
export const tokensOf = (text: string): readonly Token[] | null => {
  const all = plain(text);
  const tokens: Token[] = [];
  for (let at = 0; at < all.length;) {
    if (/[^\S\n]/.test(all[at] ?? '')) {
      at += 1;
      continue;
    }
    if (SENTENCE_END.test(all.slice(Math.max(0, at - 5), at + 2))) tokens.push({ is: 'end' });
    const word = wordAt(all, at);
    const time = timeAt(all, at);
    const length = Math.max(word?.length ?? 0, time?.length ?? 0);
    if (length === 0) return null;
    // "24 hours" is a word, though it begins like a time.
    if (time && time.length > (word?.length ?? 0)) tokens.push(time.time);
    else if (word?.meaning.is === 'time')
      tokens.push({ is: 'time', minutes: word.meaning.minutes, half: 'pm', isBare: false });
    else if (word && word.meaning.is !== 'filler') tokens.push(word.meaning);
    at += length;
  }
  return tokens;
};
