import { wordsOf } from '@wellspring/search-words/words';
import { BOUND_WORDS } from './bound-words.ts';
import { isArea, isLarge } from './place-choice.ts';
import type { ParsedText } from './query.ts';
import { isKindPart, type TextPart } from './text-parts.ts';

/** A part that may be left out, and how many Locations say it. */
export type Weighed = { readonly part: TextPart; readonly said: number };

/** They say that a town or an area follows. */
const SAYS_WHERE: ReadonlySet<string> = new Set(['in', 'near', 'nearby', 'around']);

/** The words of a text that name a place which is always meant: an area, a large town, or what "near" and "in" stand before. */
const wordsOfPlaces = ({ text = '', places = [] }: ParsedText): ReadonlySet<string> =>
  new Set(
    places
      .filter((place) => place.isExplicit || isArea(place) || isLarge(place))
      .flatMap(({ rest }) => {
        const others = new Set(wordsOf(rest));
        return wordsOf(text).filter((word) => !others.has(word));
      }),
  );

/** A word that belongs to the one behind it: "St" of "St Moritz". */
const isBound = ({ text }: TextPart): boolean => BOUND_WORDS.has(wordsOf(text).join(' '));

/** Some parts of a text, each with the words before it that belong to it. */
export const withBound = (parts: readonly TextPart[], some: readonly TextPart[]): readonly TextPart[] =>
  parts.filter((part, at) => {
    const head = parts.slice(at).find((each) => !isBound(each));
    return some.includes(part) || (isBound(part) && head !== undefined && some.includes(head));
  });

/** The parts that may be left out: never a kind, a place or what stands in quotes. */
export const partsToLeaveOut = (parts: readonly TextPart[], read: ParsedText): readonly TextPart[] => {
  const places = wordsOfPlaces(read);
  return parts.filter(
    (part, at) =>
      part.meaning !== 'quoted' &&
      part.meaning !== 'joining' &&
      !(isBound(part) && at < parts.length - 1) &&
      !isKindPart(part) &&
      !wordsOf(part.text).some((word) => places.has(word)),
  );
};

/** The parts without those that only join others. */
export const withoutJoining = (parts: readonly TextPart[]): readonly TextPart[] =>
  parts.filter(({ meaning, text }) => meaning !== 'joining' || SAYS_WHERE.has(text.toLowerCase()));

const singles = (parts: readonly TextPart[]): readonly (readonly TextPart[])[] => parts.map((part) => [part]);
const pairs = (parts: readonly TextPart[]): readonly (readonly TextPart[])[] =>
  parts.flatMap((one, at) => parts.slice(at + 1).map((other) => [one, other]));
const growing = (parts: readonly TextPart[]): readonly (readonly TextPart[])[] =>
  parts.map((_, at) => parts.slice(0, at + 1));

/** What is left out at a step; `mayCorrect`: the words that stay may be mistyped. */
export type Step = { readonly without: readonly TextPart[]; readonly mayCorrect: boolean };

/**
 * What to leave out, step by step, the least telling first: words that no place says, then those that people put around a search, then the
 * most frequent; one before two, two before all. The last step leaves out all of them, and each kind but one.
 */
export const stepsOf = (weighed: readonly Weighed[], kinds: readonly TextPart[]): readonly Step[] => {
  const byFrequency = weighed.filter(({ said }) => said > 0).toSorted((one, other) => other.said - one.said);
  const unknown = weighed.filter(({ said }) => said === 0).map(({ part }) => part);
  const idle = unknown.filter(({ meaning }) => meaning === 'filler');
  const fillers = byFrequency.filter(({ part }) => part.meaning === 'filler').map(({ part }) => part);
  const rest = byFrequency.filter(({ part }) => part.meaning !== 'filler').map(({ part }) => part);
  const said = [...fillers, ...rest];
  const beside = (more: readonly (readonly TextPart[])[]): readonly Step[] =>
    more.map((parts) => ({ without: [...unknown, ...parts], mayCorrect: false }));
  return [
    ...(idle.length > 0 ? [{ without: idle, mayCorrect: true }] : []),
    ...(unknown.length > 1 ? singles(unknown) : []).map((without) => ({ without, mayCorrect: true })),
    ...(unknown.length > 0 ? [{ without: unknown, mayCorrect: true }] : []),
    ...beside(singles(fillers)),
    ...beside(pairs(fillers)),
    ...beside([fillers]),
    ...beside(singles(rest)),
    ...beside(pairs(said)),
    ...beside(growing(said)),
    ...(kinds.length > 1 ? beside(kinds.toReversed().map((kind) => [...said, ...kinds.filter((each) => each !== kind).slice(0, 1)])) : []),
    ...(kinds.length > 1 ? beside(kinds.map((kind) => [...said, ...kinds.filter((each) => each !== kind)])) : []),
  ].filter(({ without }) => without.length > 0);
}; // prettier-ignore
