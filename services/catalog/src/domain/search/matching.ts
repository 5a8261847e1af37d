import type { KindId } from '@wellspring/place-kinds/kinds';
import { kindsToken } from './kind-tokens.ts';
import { phrasesAt, type Leniency } from './phrases.ts';
import { isWithin, typosAllowed } from './typos.ts';

/** One way in which a word of a search is found in a place. `typed` is exact or as the beginning of a word. */
export type WordMatch =
  | { readonly kind: 'typed'; readonly word: string }
  | { readonly kind: 'exact'; readonly word: string }
  | { readonly kind: 'typo'; readonly word: string; readonly typos: number };

/** A place is found when all word matches of any row hold. */
export type TextMatch = readonly (readonly WordMatch[])[];

const NONE: ReadonlySet<string> = new Set();

const isOneLetter = (word: string): boolean => word.length === 1 && word < '\u02ff';

/** The words of a search. */
export type TypedWords = {
  readonly words: readonly string[];
  /** no beginnings of longer words */
  readonly whole?: ReadonlySet<string>;
  /** the one of them that may still be typed */
  readonly last?: string | null;
};

/**
 * One of several words, exact or as the beginning of a word. The last one is always a beginning. Before it, one letter
 * is a whole word: it begins half of the index.
 */
export const wordAsTyped = (word: string, { words, whole = NONE, last = words.at(-1) }: TypedWords): WordMatch => {
  const isWhole = whole.has(word) || (words.length > 1 && isOneLetter(word));
  return { kind: isWhole && word !== last ? 'exact' : 'typed', word };
};

/** Every word as typed. */
export const asTyped = (typed: TypedWords): TextMatch => [typed.words.map((word) => wordAsTyped(word, typed))];

/**
 * Matches by kinds and by synonyms of several words, such as "step free": each row has at least one of them as a whole, of at least so many
 * words.
 */
export const asPhrases = (typed: TypedWords, leniency: Leniency, leastWords = 1): TextMatch => {
  const { words } = typed;
  const from = (at: number): readonly { readonly row: readonly WordMatch[]; readonly hasPhrase: boolean }[] => {
    const word = words[at];
    if (word === undefined) return [{ row: [], hasPhrase: false }];
    const alone = from(at + 1).map(({ row, hasPhrase }) => ({
      row: [wordAsTyped(word, typed), ...row],
      hasPhrase,
    }));
    const together = phrasesAt(words, at, leniency).flatMap((phrase) => {
      const token: WordMatch = { kind: phrase.isKind ? 'typed' : 'exact', word: phrase.token };
      return from(at + phrase.length).map(({ row, hasPhrase }) => ({
        row: [token, ...row],
        hasPhrase: hasPhrase || phrase.length >= leastWords,
      }));
    });
    return [...together, ...alone];
  };
  return from(0).flatMap(({ row, hasPhrase }) => (hasPhrase ? [row] : []));
};

/** Places of any of some kinds, whether they say it or somebody entered it. */
export const asKinds = (kinds: readonly KindId[]): TextMatch =>
  kinds.map((kind) => [{ kind: 'typed', word: kindsToken([kind]) }]);

/** Both matches hold. */
export const bothHold = (left: TextMatch, right: TextMatch): TextMatch =>
  left.flatMap((some) => right.map((others) => [...some, ...others]));

/** Any of several texts, word for word. */
export const anyText = (texts: readonly (readonly string[])[]): TextMatch =>
  texts.map((words) => words.map((word) => ({ kind: 'exact', word })));

const withUnknownMistyped = (typed: TypedWords, unknown: ReadonlySet<string>, most: number): TextMatch => [
  typed.words.map((word) =>
    unknown.has(word) ? { kind: 'typo', word, typos: Math.min(most, typosAllowed(word)) } : wordAsTyped(word, typed),
  ),
];

const withOneMistyped = (words: readonly string[], suspects: readonly string[], typos: number): TextMatch =>
  suspects
    .filter((word) => typosAllowed(word) >= typos)
    .map((mistyped) =>
      words.map((word) => (word === mistyped ? { kind: 'typo', word, typos } : { kind: 'exact', word })),
    );

/**
 * What to try, in this order, when nothing at all is found as typed, whatever the filters. `unknown` are the words that no
 * place has: they must be mistyped, and the others right. When no word is unknown, one of several may be mistyped. `settled`
 * words are right: they are names of towns, regions or countries.
 */
export const withTypos = (
  typed: Omit<TypedWords, 'whole'>,
  unknown: ReadonlySet<string>,
  settled: ReadonlySet<string> = NONE,
): readonly TextMatch[] => {
  const { words } = typed;
  if ([...unknown].some((word) => typosAllowed(word) === 0 || settled.has(word))) return [];
  const suspects = (unknown.size > 0 ? [...unknown] : words.length > 1 ? words : []).filter(
    (word) => !settled.has(word),
  );
  const most = Math.max(0, ...suspects.map(typosAllowed));
  return [1, 2]
    .filter((typos) => typos <= most)
    .map((typos) =>
      unknown.size > 0 ? withUnknownMistyped(typed, unknown, typos) : withOneMistyped(words, suspects, typos),
    );
};

/** Whether one of a place's words matches the typed word; `whole`: beginnings of words do not count. */
const holds = (match: WordMatch, words: ReadonlySet<string>, whole = false): boolean => {
  if (words.has(match.word)) return true;
  if (match.kind === 'exact') return false;
  if (match.kind === 'typed') return !whole && [...words].some((word) => word.startsWith(match.word));
  return [...words].some((word) => isWithin(match.word, word, match.typos));
};

/** Whether a place with these words is found. */
export const isFound = (match: TextMatch, words: ReadonlySet<string>, whole = false): boolean =>
  match.some((all) => all.every((one) => holds(one, words, whole)));
