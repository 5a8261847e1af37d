import { joinedPhraseAt, KIND_PHRASES, type KindPhrase } from '@wellspring/place-kinds/kinds-in-words';
import { wordsOf } from '@wellspring/search-words/words';
import { kindsOfCompound } from './compounds.ts';
import { singular } from './forms.ts';
import { kindsToken } from './kind-tokens.ts';
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

/** Words in a row that are found together by one word of the index; `isKind`: or by its beginning, as `kindsToken` says. */
export type FoundPhrase = { readonly length: number; readonly token: string; readonly isKind: boolean };

type IndexedPhrase = FoundPhrase & { readonly words: Phrase };

const ofKind = ({ words, kinds }: KindPhrase): IndexedPhrase => ({
  words,
  length: words.length,
  token: kindsToken(kinds),
  isKind: true,
});

const SYNONYMS: readonly IndexedPhrase[] = [
  ...new Map(
    [...SAME.flat(), ...[...OF_CATEGORY.values()].flat(), ...OF_ACCESS]
      .map(phraseOf)
      .filter((words) => words.length > 1)
      .map((words) => [phraseToken(words), { words, length: words.length, token: phraseToken(words), isKind: false }]),
  ).values(),
];
const KINDS = KIND_PHRASES.map(ofKind);
const BY_LETTER = Map.groupBy([...SYNONYMS, ...KINDS], ({ words }) => words[0]?.charAt(0) ?? '');

/** `isPrefix`: the last word may be a prefix; `typos`: how many each word may have at most. */
export type Leniency = { readonly isPrefix: boolean; readonly typos: number };

/** Fewer letters begin too many words of too many languages. */
const LEAST_PREFIX_OF_ONE_WORD = 5;
/** Each phrase doubles the ways to read a search. */
const LAST_PHRASE = 6;

const isMatch = (typed: string, word: string, isLast: boolean, { isPrefix, typos }: Leniency): boolean =>
  typed === word ||
  (isPrefix && isLast && word.startsWith(typed)) ||
  (typos > 0 && isWithin(typed, word, Math.min(typos, typosAllowed(typed))));

const isMeant = ({ words: phrase }: IndexedPhrase, words: readonly string[], at: number, leniency: Leniency): boolean =>
  at + phrase.length <= words.length &&
  (phrase.length > 1 || words[at] === phrase[0] || (words[at] ?? '').length >= LEAST_PREFIX_OF_ONE_WORD) &&
  phrase.every((word, of) => {
    const typed = words[at + of];
    return typed !== undefined && isMatch(typed, word, at + of === words.length - 1, leniency);
  });

/** Where nothing is found as it was typed, a compound means what its head means. */
const compoundAt = (words: readonly string[], at: number, { typos }: Leniency): readonly FoundPhrase[] => {
  const kinds = typos > 0 ? kindsOfCompound(words[at] ?? '') : [];
  return kinds.map((kind) => ({ length: 1, token: kindsToken([kind]), isKind: true }));
};

const distinct = (phrases: readonly FoundPhrase[]): readonly FoundPhrase[] => [
  ...new Map(phrases.map((phrase) => [`${phrase.length}${phrase.token}`, phrase])).values(),
];

/** The phrases that some words, in their singular, spell from a position on, and the kinds that they name. */
export const phrasesAt = (words: readonly string[], at: number, leniency: Leniency): readonly FoundPhrase[] => {
  if (at >= LAST_PHRASE) return [];
  const sameLetter = BY_LETTER.get(words[at]?.charAt(0) ?? '') ?? [];
  const meant = sameLetter.filter((phrase) => isMeant(phrase, words, at, leniency));
  const joined = joinedPhraseAt(words, at);
  return distinct([...meant, ...(joined ? [ofKind(joined)] : []), ...compoundAt(words, at, leniency)]);
};

const synonymAt = (words: readonly string[], at: number): IndexedPhrase | undefined =>
  SYNONYMS.find((phrase) => isMeant(phrase, words, at, { isPrefix: false, typos: 0 }));

/** A text without the phrases in it: the words that it says for themselves. */
export const wordsOutsidePhrases = (text: string): readonly string[] => {
  const words = wordsOf(text);
  const forms = words.map(singular);
  const alone: string[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = synonymAt(forms, at);
    if (!phrase) alone.push(words[at] ?? '');
    at += phrase?.length ?? 1;
  }
  return alone;
};
