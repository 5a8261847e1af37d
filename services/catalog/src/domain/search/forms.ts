import { wordsOf } from '@wellspring/search-words/words';
import { NO_ACCESS, OF_ACCESS, OF_CATEGORY, SAME } from './synonyms.ts';

const LATIN = /^[a-z]+$/;

/** The singular of an English word: baths and bath, galleries and gallery are one. Words that only end like a plural stay. */
export const singular = (word: string): string => {
  if (word.length < 4 || !LATIN.test(word) || /(ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

/** Words, and the singular of each. */
export const withSingular = (words: readonly string[]): readonly string[] => [
  ...new Set(words.flatMap((word) => [word, singular(word)])),
];

const phrase = (text: string): string => ` ${wordsOf(text).map(singular).join(' ')} `;
const GROUPS = SAME.map((names) => ({ phrases: names.map(phrase), words: names.flatMap(wordsOf) }));
/** Most texts say nothing that has other names. Words are letters and digits. */
// eslint-disable-next-line no-restricted-syntax -- the phrases of a constant
const ANY_PHRASE = new RegExp(GROUPS.flatMap(({ phrases }) => phrases).join('|'), 'u');

/** The words of other names for what a text says. */
export const synonymsIn = (text: string): readonly string[] => {
  const said = phrase(text);
  if (!ANY_PHRASE.test(said)) return [];
  return GROUPS.filter(({ phrases }) => phrases.some((each) => said.includes(each))).flatMap(({ words }) => words);
};

const CATEGORY_WORDS = new Map([...OF_CATEGORY].map(([id, names]) => [id, names.flatMap(wordsOf)]));

/** The words that a category is also looked for by. */
export const categoryWords = (id: number): readonly string[] => CATEGORY_WORDS.get(id) ?? [];

/** The words that a Location with such an access line is also looked for by. */
export const accessWords = (accessibility: string | null): readonly string[] =>
  accessibility && !NO_ACCESS.has(wordsOf(accessibility).join(' ')) ? [...wordsOf(accessibility), ...OF_ACCESS.flatMap(wordsOf)] : []; // prettier-ignore
