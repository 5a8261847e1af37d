import { isWithin } from '../../domain/search/typos.ts';
import type { NearWords } from './match-expression.ts';

/** One bit for each letter in a word: a typo changes at most two of them, so most words are ruled out at once. */
const lettersOf = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
};

/** How many bits are set, added up in pairs, fours and bytes. */
const bits = (value: number): number => {
  const pairs = value - ((value >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

type SameLength = { readonly words: string[]; readonly letters: number[] };

const NONE: SameLength = { words: [], letters: [] };

/** Every word of the index by length, in memory. */
export const nearWords = () => {
  const indexed = new Set<string>();
  const byLength = new Map<number, SameLength>();
  const add = (word: string): void => {
    if (indexed.has(word)) return;
    indexed.add(word);
    const length = [...word].length;
    const sameLength = byLength.get(length) ?? { words: [], letters: [] };
    byLength.set(length, sameLength);
    sameLength.words.push(word);
    sameLength.letters.push(lettersOf(word));
  };
  const remove = (word: string): void => {
    const sameLength = byLength.get([...word].length);
    const at = sameLength?.words.indexOf(word) ?? -1;
    indexed.delete(word);
    if (at < 0) return;
    sameLength?.words.splice(at, 1);
    sameLength?.letters.splice(at, 1);
  };
  const near: NearWords = (word, typos) => {
    const length = [...word].length;
    const letters = lettersOf(word);
    const found: string[] = [];
    for (let size = length - typos; size <= length + typos; size += 1) {
      const { words, letters: all } = byLength.get(size) ?? NONE;
      for (let at = 0; at < all.length; at += 1) {
        if (bits(letters ^ (all[at] ?? 0)) > 2 * typos) continue;
        const candidate = words[at] ?? '';
        if (isWithin(word, candidate, typos)) found.push(candidate);
      }
    }
    return found;
  };
  return {
    near,
    /** Those that are new, each once. */
    unknownAmong: (words: Iterable<string>): readonly string[] =>
      [...new Set(words)].filter((word) => !indexed.has(word)),
    learn: (words: Iterable<string>): void => {
      for (const word of words) add(word);
    },
    /** No place has these any more. */
    forget: (words: Iterable<string>): void => {
      for (const word of words) remove(word);
    },
  };
};
