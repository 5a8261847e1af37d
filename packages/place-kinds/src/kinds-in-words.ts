import { singularOf } from '@wellspring/search-words/singular';
import { significant } from '@wellspring/search-words/stop-words';
import { wordsOf } from '@wellspring/search-words/words';
import { KIND_WORDS } from './generated/kind-words.ts';
import { isKindId, type KindId } from './kinds.ts';

/** Words that name one kind or several: 温泉 is a hot spring, a thermal bath and an onsen. */
export type KindPhrase = { readonly words: readonly string[]; readonly kinds: readonly KindId[] };

/** The words of a text in the form in which phrases have them: as in a search, without those that only join others. */
export const kindWordsOf = (text: string): readonly string[] => significant(wordsOf(text)).map(singularOf);

const readPhrases = (): readonly KindPhrase[] => {
  const phrases = new Map<string, { readonly words: readonly string[]; readonly kinds: Set<KindId> }>();
  for (const [kind, languages] of Object.entries(KIND_WORDS)) {
    if (!isKindId(kind)) throw new Error(`no kind is called ${kind}`);
    for (const name of Object.values<string>(languages).flatMap((names) => names.split('|'))) {
      const words = kindWordsOf(name);
      const key = words.join(' ');
      const phrase = phrases.get(key) ?? { words, kinds: new Set() };
      phrase.kinds.add(kind);
      phrases.set(key, phrase);
    }
  }
  return [...phrases.values()].map(({ words, kinds }) => ({ words, kinds: [...kinds] }));
};

/** All that names a kind, in any language. */
export const KIND_PHRASES: readonly KindPhrase[] = readPhrases();

const BY_FIRST_WORD = Map.groupBy(KIND_PHRASES, ({ words }) => words[0] ?? '');

/** A kind whose one word was written as two: "török fürdő" is a törökfürdő. */
export const joinedPhraseAt = (words: readonly string[], at: number): KindPhrase | undefined => {
  const two = words.slice(at, at + 2);
  const phrase = two.length < 2 ? undefined : BY_FIRST_WORD.get(two.join(''))?.find((each) => each.words.length === 1);
  return phrase && { ...phrase, words: two };
};

/** The phrases that begin at a word, the longest first. */
export const kindPhrasesAt = (words: readonly string[], at: number): readonly KindPhrase[] => {
  const joined = joinedPhraseAt(words, at);
  return [
    ...(BY_FIRST_WORD.get(words[at] ?? '') ?? []).filter((phrase) =>
      phrase.words.every((word, of) => words[at + of] === word),
    ),
    ...(joined ? [joined] : []),
  ].sort((one, other) => other.words.length - one.words.length);
};

/** A phrase where it stands in a text. */
export type FoundPhrase = KindPhrase & { readonly from: number; readonly to: number };

/** All phrases of a text. What stands inside of a longer one is no phrase of its own, unless it begins it: a spa hotel has a spa. */
export const kindPhrasesIn = (words: readonly string[]): readonly FoundPhrase[] => {
  const found = words.flatMap((_, at) =>
    kindPhrasesAt(words, at).map((phrase) => ({ ...phrase, from: at, to: at + phrase.words.length })),
  );
  return found.filter(({ from, to }) => !found.some((longer) => longer.from < from && longer.to >= to));
};
