import type { KindId } from '@wellspring/place-kinds/kinds';
import { closedNamed } from './closure.ts';
import { singular } from './forms.ts';
import {
  anyText,
  asKinds,
  asPhrases,
  asTyped,
  bothHold,
  withTypos,
  wordAsTyped,
  type TextMatch,
  type TypedWords,
} from './matching.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import type { ParsedText, Box, PlaceInText } from './query.ts';
import { literalWord } from './said-words.ts';
import { spelledName } from './spelled-name.ts';
import { namesKindsOnly } from './text-parts.ts';
import type { TextPlan } from './text-plan.ts';
import { withWrongCharacter } from './unspaced-typos.ts';
import { isFillerOnly, queryWords, type QueryWords } from './words.ts';

/** How a text is meant: the words to look for, and the place that the rest of it names. */
export type SearchPlan = {
  /** null: no words are left */
  readonly text: TextPlan | null;
  /** number of the place among those of the text; null: none is meant */
  readonly place: number | null;
  /** inside of this */
  readonly box: Box | null;
  readonly isCorrected: boolean;
};

/** What an engine is asked about the whole index: whether any place has a match, or a name that begins so, as in `NameKeys.written`. */
export type Lookup = TextMatch | { readonly nameBegins: string };

/** Yields what to look up, in each engine's own way, and wants to know of each whether there is any. */
type Steps<Result> = Generator<readonly Lookup[], Result, readonly boolean[]>;

type Words = {
  readonly query: QueryWords;
  readonly typed: Required<TypedWords>;
  readonly formOf: (word: string) => string;
  readonly settled: ReadonlySet<string>;
  readonly isLiteral: boolean;
  readonly isTyping: boolean;
  /** to look for instead of the words */
  readonly kinds: readonly KindId[];
};

/** `isEnd`: the part ends where the text does, so that its last word may still be typed. */
type Part = { readonly isTyping: boolean; readonly isEnd: boolean };

const wordsIn = (
  text: string,
  { settled = [], isLiteral = false, kinds = [] }: ParsedText,
  { isTyping, isEnd }: Part,
): Words => {
  const right = new Set(settled);
  const formOf = (word: string): string => (isLiteral || right.has(word) ? word : singular(word));
  const query = queryWords(text, formOf, isLiteral);
  const whole = isTyping ? [] : isFillerOnly(text) ? query.words : settled;
  const last = isEnd && query.last !== null ? formOf(query.last) : null;
  const typed = { words: query.words, whole: new Set(whole), last };
  return { query, typed, formOf, settled: right, isLiteral, isTyping, kinds };
};

/** The words, and with the last one as it was typed: "thies" is no plural of "thy" to somebody who types "Thiessen". */
const readingsOf = ({ query, typed }: Words): readonly Required<TypedWords>[] => {
  const { last } = query;
  if (last === null || typed.last === null || last.startsWith(typed.last)) return [typed];
  return [typed, { ...typed, words: query.words.map((word) => (word === typed.last ? last : word)), last }];
};

/** As typed. Words that name a kind together are looked for together: a place with a hot tub and springs is no hot spring. */
const openMatch = (words: Words): TextMatch => {
  const readings = readingsOf(words);
  const exact = { isPrefix: false, typos: 0 };
  const together = words.isTyping ? [] : readings.flatMap((reading) => asPhrases(reading, exact, 2));
  if (together.length > 0) return together;
  return [...readings.flatMap(asTyped), ...asPhrases(words.typed, { ...exact, isPrefix: true })];
};

const typed = function* (words: Words): Steps<TextPlan | null> {
  const { query, isLiteral, isTyping, kinds } = words;
  if (kinds.length > 0) return { query, match: asKinds(kinds), areNamesFirst: false };
  if (query.words.length === 0) return null;
  const open = isLiteral ? anyText([query.words.map(literalWord)]) : openMatch(words);
  const isKindOnly = !isLiteral && !isTyping && namesKindsOnly(query.written);
  const areNamesFirst = !isLiteral && !isKindOnly && (isTyping || query.last === null);
  const closed = closedNamed(query);
  // While somebody types, closed places are suggested only where nothing else fits.
  const match = isTyping ? open : [...open, ...closed];
  // A name that begins so has all the words, and is found sooner.
  const [isName] = areNamesFirst ? yield [{ nameBegins: query.written }] : [];
  if (isName || (yield [match])[0]) return { query, match, areNamesFirst, isKindOnly };
  if (isTyping && (yield [closed])[0]) return { query, match: closed, areNamesFirst };
  return null;
};

const withTyposForgiven = function* ({ query, typed, formOf, settled }: Words): Steps<TextPlan | null> {
  if (query.words.length === 0) return null;
  const read = { words: typed.words, last: typed.last };
  const existing = yield query.words.map((word) => [[wordAsTyped(word, read)]]);
  const unknown = new Set(query.words.filter((_, at) => !existing[at]));
  const mistyped = withTypos(read, unknown, new Set([...settled, ...ORDINARY_WORDS]));
  for (const typos of [1, 2]) {
    const phrases = asPhrases({ ...read, whole: settled }, { isPrefix: false, typos });
    const match = [...(mistyped[typos - 1] ?? []), ...(typos === 1 ? withWrongCharacter(query.words) : []), ...phrases];
    if (match.length === 0) continue;
    const [isForgiven] = yield [match];
    if (!isForgiven) continue;
    const spelled = spelledName(query.plain.split(' '), formOf, match);
    return { query, match, areNamesFirst: false, spelled };
  }
  return null;
};

const wordsAlone = (text: TextPlan | null, isCorrected = false): SearchPlan | null =>
  text && { text, place: null, box: null, isCorrected };

const NO_WORDS: QueryWords = { words: [], written: '', plain: '', fillers: [], withFillers: '', last: null };
const ALL_LOCATIONS: SearchPlan = { text: null, place: null, box: null, isCorrected: false };
const EVERYTHING: TextMatch = [[]];

/** Those whose address names the area, and of those that name none the ones in its box. */
const inArea = function* (
  text: TextPlan | null,
  { near, names, unsaid, reach, isExplicit }: PlaceInText,
): Steps<Pick<SearchPlan, 'text' | 'box'> | null> {
  const box = reach ?? near.bounds;
  // No word is left to look up: neither in the text nor for the area.
  if (text === null && unsaid.some((row) => row.length === 0)) return { text, box };
  const { match, ...words } = text ?? { query: NO_WORDS, match: EVERYTHING, areNamesFirst: false };
  const parts = [names, unsaid].map((rows) => bothHold(match, anyText(rows)));
  const [isNamed, isUnsaid] = yield parts;
  if (!isNamed && !isUnsaid && !isExplicit) return null;
  const found = parts.flatMap((part, at) => (at === 0 || isUnsaid ? part : []));
  return { text: { ...words, match: found }, box: isUnsaid ? box : null };
};

const atPlace = function* (place: PlaceInText, number: number, words: Words): Steps<SearchPlan | null> {
  let text = yield* typed(words);
  const isCorrected = text === null && place.isExplicit;
  if (isCorrected) text = yield* withTyposForgiven(words);
  const isAlone = words.query.words.length === 0;
  if (text === null && !isAlone) return null;
  if (place.near.bounds) {
    const area = yield* inArea(text, place);
    return area && { place: number, isCorrected: isCorrected && !isAlone, ...area };
  }
  return isAlone && !place.isExplicit ? null : { text, place: number, box: null, isCorrected: isCorrected && !isAlone };
};

/**
 * Interprets a text independently of the other filters, so that panning or filtering never changes the interpretation. In this order:
 * near or in a place when the words say so or it was chosen, unless a place's own name begins so; as typed when that finds anything at all; with the name
 * that Locations have for a place; near or in a place that the words name; everything when they are fillers; with typos. null: nothing is found.
 */
export const planSearch = function* (parsed: ParsedText, isTyping = false): Steps<SearchPlan | null> {
  const { text = '', isLiteral = false, isPlaceChosen = false, places = [] } = parsed;
  const read = (part: string, isEnd = text.endsWith(part)): Words => wordsIn(part, parsed, { isTyping, isEnd });
  const around = function* (isIncluded: (place: PlaceInText) => boolean): Steps<SearchPlan | null> {
    for (const [number, place] of places.entries()) {
      if (!isIncluded(place)) continue;
      const renamed = place.canonical && wordsAlone(yield* typed(read(place.canonical, false)));
      if (renamed) return renamed;
      const plan = yield* atPlace(place, number, read(place.rest));
      if (plan) return plan;
    }
    return null;
  };
  const asWritten = read(text);
  if (isLiteral) return wordsAlone(yield* typed(asWritten));
  if (parsed.kinds) return places.length > 0 ? yield* around(() => true) : wordsAlone(yield* typed(asWritten));
  const hasSure = !isPlaceChosen && places.some(({ isSure, rest }) => isSure && rest !== '');
  const [isName] = hasSure ? yield [{ nameBegins: asWritten.query.written }] : [];
  return (
    (isName ? null : yield* around(({ isSure }) => isSure)) ??
    wordsAlone(yield* typed(asWritten)) ??
    (yield* around(({ isSure }) => !isSure)) ??
    (isFillerOnly(text) ? ALL_LOCATIONS : wordsAlone(yield* withTyposForgiven(asWritten), true))
  );
};
