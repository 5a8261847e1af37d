import { familyOf } from './word-families.ts';

const LATIN = /^[a-z]+$/;

/** The singular of an English word: baths and bath, galleries and gallery are one. Words that only end like a plural stay. */
const singular = (word: string): string => {
  if (word.length < 4 || !LATIN.test(word) || /(ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

/** The form under which a word is looked for: its singular, or the word that stands for its family. */
export const singularOf = (word: string): string => familyOf(singular(word));
