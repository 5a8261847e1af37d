import { wordsOf } from '@wellspring/search-words/words';
import { singular } from './forms.ts';
import { OF_ACCESS, OF_CATEGORY, SAME } from './synonyms.ts';
import { isWithin, typosAllowed } from './typos.ts';

/** A letter that nobody types: a prefix never matches a phrase. */
const MARK = 'ǂ';

/** The words of a name of several words, each in its singular. */
export type Phrase = readonly string[];

/** The single word under which the index holds a whole phrase, so that none of its words is found alone, or a word that is said. */
export const phraseToken = (phrase: Phrase): string => `${MARK}${phrase.join('')}`;

const phraseOf = (name: string): Phrase => wordsOf(name).map(singular);

/** How a synonym stands in the index: a word as it is, several words as one token. */
export const synonymTokens = (name: string): readonly string[] => {
  const phrase = phraseOf(name);
  return phrase.length > 1 ? [phraseToken(phrase)] : wordsOf(name);
};

const PHRASES: readonly Phrase[] = [
  ...new Map(
    [...SAME.flat(), ...[...OF_CATEGORY.values()].flat(), ...OF_ACCESS]
      .map(phraseOf)
      .filter((phrase) => phrase.length > 1)
      .map((phrase) => [phraseToken(phrase), phrase]),
  ).values(),
];

/** `isPrefix`: the last word may be a prefix; `typos`: how many each word may have at most. */
export type Leniency = { readonly isPrefix: boolean; readonly typos: number };

const isMatch = (typed: string, word: string, isLast: boolean, { isPrefix, typos }: Leniency): boolean =>
  typed === word ||
  (isPrefix && isLast && word.startsWith(typed)) ||
  (typos > 0 && isWithin(typed, word, Math.min(typos, typosAllowed(typed))));

/** The phrases that some words, in their singular, spell from a position on. */
export const phrasesAt = (words: readonly string[], at: number, leniency: Leniency): readonly Phrase[] =>
  PHRASES.filter(
    (phrase) =>
      at + phrase.length <= words.length &&
      phrase.every((word, of) => {
        const typed = words[at + of];
        return typed !== undefined && isMatch(typed, word, at + of === words.length - 1, leniency);
      }),
  );

/** A text without the phrases in it: the words that it says for themselves. */
export const wordsOutsidePhrases = (text: string): readonly string[] => {
  const words = wordsOf(text);
  const forms = words.map(singular);
  const alone: string[] = [];
  for (let at = 0; at < words.length;) {
    const [phrase] = phrasesAt(forms, at, { isPrefix: false, typos: 0 });
    if (!phrase) alone.push(words[at] ?? '');
    at += phrase?.length ?? 1;
  }
  return alone;
};
