import { kindPhrasesAt } from '@wellspring/place-kinds/kinds-in-words';
import type { KindId } from '@wellspring/place-kinds/kinds';
import { spokenAt, type SpokenMeaning } from '@wellspring/search-words/spoken-words';
import { STOP_WORDS } from '@wellspring/search-words/stop-words';
import { wordsOf } from '@wellspring/search-words/words';
import { kindsOfCompound } from './compounds.ts';
import { singular } from './forms.ts';

/** A word of a text as it was typed, between spaces; `isQuoted`: it must be found as it is. */
type Token = { readonly text: string; readonly words: readonly string[]; readonly isQuoted: boolean };

/** Words of a text that mean something together. */
export type TextPart = {
  readonly text: string;
  readonly meaning: SpokenMeaning | { readonly kinds: readonly KindId[] } | 'quoted' | 'word';
};

const QUOTED_OR_WORD = /["“”„«»]([^"“”„«»]+)["“”„«»]|[^\s"“”„«»]+/gu;

const tokensIn = (text: string): readonly Token[] =>
  [...text.matchAll(QUOTED_OR_WORD)].map(([whole, quoted]) => ({
    text: (quoted ?? whole).trim(),
    words: wordsOf(quoted ?? whole),
    isQuoted: quoted !== undefined,
  }));

/** How many tokens from a position on have so many words; null: a word ends in the middle of one. */
const tokensOf = (tokens: readonly Token[], at: number, words: number): number | null => {
  let count = 0;
  for (let to = at; to < tokens.length; to += 1) {
    if (count >= words) return count === words ? to - at : null;
    count += tokens[to]?.words.length ?? 0;
  }
  return count === words ? tokens.length - at : null;
};

type Found = { readonly meaning: TextPart['meaning']; readonly length: number };

const spokenPart = (tokens: readonly Token[], at: number, open: readonly Token[]): Found | null => {
  const found = spokenAt(
    open.flatMap(({ words }) => words),
    0,
  );
  const length = found && tokensOf(tokens, at, found.length);
  return found && length ? { meaning: found.meaning, length } : null;
};

const kindPart = (tokens: readonly Token[], at: number, open: readonly Token[]): Found | null => {
  const words = open.flatMap((token) => token.words);
  if (words[0] === undefined || STOP_WORDS.has(words[0])) return null;
  const said = words.filter((word) => !STOP_WORDS.has(word)).map(singular);
  const [phrase] = kindPhrasesAt(said, 0);
  if (phrase) {
    const skipped = words.map((word) => !STOP_WORDS.has(word)).reduce<number[]>((all, isSaid, no) => (isSaid ? [...all, no + 1] : all), []); // prettier-ignore
    const length = tokensOf(tokens, at, skipped[phrase.words.length - 1] ?? 0);
    if (length) return { meaning: { kinds: phrase.kinds }, length };
  }
  const kinds = tokens[at]?.words.length === 1 ? kindsOfCompound(words[0]) : [];
  return kinds.length > 0 ? { meaning: { kinds }, length: 1 } : null;
};

const longest = (found: readonly (Found | null)[]): Found | null =>
  found.reduce((best, each) => (each && (!best || each.length > best.length) ? each : best), null);

/** The parts of a text in its order: facts, kinds, words around a search, and all others, one by one. */
export const partsOf = (text: string): readonly TextPart[] => {
  const tokens = tokensIn(text);
  const parts: TextPart[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    const end = tokens.findIndex(({ isQuoted }, no) => no >= at && isQuoted);
    const open = tokens.slice(at, end < 0 ? tokens.length : end);
    const found = token.isQuoted ? null : longest([kindPart(tokens, at, open), spokenPart(tokens, at, open)]);
    const length = found?.length ?? 1;
    const said = tokens.slice(at, at + length).map((each) => each.text);
    parts.push({ text: said.join(' '), meaning: found?.meaning ?? (token.isQuoted ? 'quoted' : 'word') });
    at += length;
  }
  return parts;
};

/** Words that name kinds of places. */
export type KindInText = { readonly words: string; readonly kinds: readonly KindId[] };

/** The kinds that a text names. */
export const kindsOf = (text: string): readonly KindInText[] =>
  partsOf(text).flatMap(({ text: words, meaning }) =>
    typeof meaning === 'object' && 'kinds' in meaning ? [{ words, kinds: meaning.kinds }] : [],
  );

/** The text of some parts. */
export const textOf = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join(' ');

export const isKindPart = ({ meaning }: TextPart): boolean => typeof meaning === 'object' && 'kinds' in meaning;
/** Whether a text names kinds, and says nothing else. */
export const namesKindsOnly = (text: string): boolean => text !== '' && partsOf(text).every(isKindPart);
export const isFactPart = ({ meaning }: TextPart): boolean => typeof meaning === 'object' && 'fact' in meaning;
