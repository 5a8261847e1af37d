import { ar } from './spoken/ar.ts';
import { de } from './spoken/de.ts';
import { en } from './spoken/en.ts';
import { es } from './spoken/es.ts';
import { fr } from './spoken/fr.ts';
import { hu } from './spoken/hu.ts';
import { ja } from './spoken/ja.ts';
import { SPOKEN_FACTS, type LanguageWords, type SpokenFact } from './spoken/language-words.ts';
import { zh } from './spoken/zh.ts';
import { wordsOf } from './words.ts';

export type { SpokenFact };

const LANGUAGES: readonly LanguageWords[] = [en, de, es, fr, hu, ar, ja, zh];

/** What a phrase means: a fact of a place, a word around a search, or one that only joins others. */
export type SpokenMeaning = { readonly fact: SpokenFact } | 'filler' | 'joining';

/** A phrase as it is compared: folded words, of which a star takes any ending. */
type SpokenPhrase = {
  readonly words: readonly { readonly word: string; readonly isStem: boolean }[];
  readonly meaning: SpokenMeaning;
};

const phrasesOf = (text: string, meaning: SpokenMeaning): readonly SpokenPhrase[] =>
  text.split(',').map((phrase) => ({
    words: phrase
      .trim()
      .split(/[\s-]+/u)
      .flatMap((word) =>
        wordsOf(word).map((folded, at, all) => ({ word: folded, isStem: word.endsWith('*') && at === all.length - 1 })),
      ),
    meaning,
  }));

const PHRASES: readonly SpokenPhrase[] = LANGUAGES.flatMap(({ facts, fillers, joining }) => [
  ...SPOKEN_FACTS.flatMap((fact) => phrasesOf(facts[fact] ?? '', { fact })),
  ...phrasesOf(fillers, 'filler'),
  ...phrasesOf(joining, 'joining'),
]).filter(({ words }) => words.length > 0);

const BY_LETTER = Map.groupBy(PHRASES, ({ words }) => words[0]?.word.charAt(0) ?? '');

/** A phrase that begins at a word, and how many words it has. */
export type FoundSpoken = { readonly meaning: SpokenMeaning; readonly length: number };

/** The longest phrase that folded words spell from a position on: facts before other words of the same length. */
export const spokenAt = (words: readonly string[], at: number): FoundSpoken | null => {
  const found = (BY_LETTER.get(words[at]?.charAt(0) ?? '') ?? []).filter(({ words: phrase }) =>
    phrase.every(({ word, isStem }, of) => {
      const said = words[at + of];
      return said !== undefined && (said === word || (isStem && said.startsWith(word)));
    }),
  );
  const [longest] = found.toSorted((one, other) => other.words.length - one.words.length);
  return longest ? { meaning: longest.meaning, length: longest.words.length } : null;
};

const IS_UNSPACED = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{N}ー]+$/u;

/** The phrases of scripts without spaces, as they are written. */
export const UNSPACED_PHRASES: ReadonlySet<string> = new Set(
  [ja, zh]
    .flatMap(({ facts, fillers, joining }) => [...Object.values(facts), fillers, joining])
    .flatMap((text) => text.split(',').map((phrase) => phrase.trim()))
    .filter((phrase) => IS_UNSPACED.test(phrase)),
);
