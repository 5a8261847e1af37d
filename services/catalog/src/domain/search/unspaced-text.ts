import { KIND_PHRASES } from '@wellspring/place-kinds/kinds-in-words';
import { countryCodeOf } from '@wellspring/countries/country-code';
import { UNSPACED_PHRASES } from '@wellspring/search-words/spoken-words';

const UNSPACED_RUN = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}ー]{3,}/gu;
const LONGEST = 8;
const LEAST_COUNTRY = 2;

/** A kind as it is written: its words are overlapping pairs of characters. */
const written = (words: readonly string[]): string =>
  words.map((word, at) => (at === 0 ? word : word.slice(-1))).join('');

const IS_UNSPACED = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}ー]{2,}$/u;
const KINDS: ReadonlySet<string> = new Set(
  KIND_PHRASES.map(({ words }) => written(words)).filter((name) => IS_UNSPACED.test(name)),
);

/** Whether characters name something: of the words around them, or also a kind or a place. */
export type IsName = (characters: string) => boolean;

export const isSpokenPhrase: IsName = (characters) => [...characters].length > 1 && UNSPACED_PHRASES.has(characters);

/** Kinds, countries and words that join others as well. */
export const isAnyPhrase: IsName = (characters) =>
  UNSPACED_PHRASES.has(characters) ||
  KINDS.has(characters) ||
  ([...characters].length >= LEAST_COUNTRY && countryCodeOf(characters) !== null);

const isKind: IsName = (characters) => KINDS.has(characters);

const segments = (run: string, isName: IsName): readonly string[] => {
  const characters = [...run];
  const found: string[] = [];
  let rest = '';
  for (let at = 0; at < characters.length;) {
    const lengths = Array.from({ length: Math.min(LONGEST, characters.length - at) }, (_, no) => no + 1).toReversed();
    const part = (length: number): string => characters.slice(at, at + length).join('');
    const length = lengths.find((each) => isName(part(each)) || isKind(part(each))) ?? 1;
    // A word within a kind is none: 露天 of 露天風呂.
    if (!isName(part(length))) rest += part(length);
    else {
      if (rest) found.push(rest);
      rest = '';
      found.push(part(length));
    }
    at += length;
  }
  return rest ? [...found, rest] : found;
};

/** A text whose scripts write no spaces, with spaces around what is a name: "冰岛温泉推荐" is "冰岛 温泉 推荐". */
export const withSpaces = (text: string, isName: IsName): string =>
  text.replaceAll(UNSPACED_RUN, (run) => segments(run, isName).join(' '));
