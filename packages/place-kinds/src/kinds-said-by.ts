import { kindPhrasesIn, kindWordsOf, type FoundPhrase } from './kinds-in-words.ts';
import { categoryOfKind, KIND_IDS, type KindId } from './kinds.ts';

/** What a place says about itself. */
export type SaidByPlace = {
  readonly name: string;
  readonly tags: readonly string[];
  readonly description: string | null;
  readonly categoryId: number;
};

/**
 * The categories of the kinds that a place of a category can be: a hotel may have a sauna, and "Hot Springs Dental" is no hot spring. A lake in a name
 * is a kind of natural sites alone: the Lake Hotel is none.
 */
const POSSIBLE: ReadonlyMap<number, ReadonlySet<number>> = new Map([
  [20, new Set([20, 21, 28])],
  [21, new Set([20, 21, 22, 25])],
  [22, new Set([21, 22])],
  [23, new Set([23, 25])],
  [24, new Set([20, 24])],
  [25, new Set([21, 25])],
  [26, new Set([26])],
  [28, new Set([20, 21, 28])],
]);

/** Kinds that another one includes: a spa hotel is a hotel anyway. */
const INCLUDES: ReadonlyMap<KindId, readonly KindId[]> = new Map<KindId, readonly KindId[]>([
  ['spaHotel', ['hotel']],
  ['ryokan', ['hotel', 'spaHotel']],
  ['glamping', ['campsite']],
  ['vegetarianRestaurant', ['restaurant']],
]);

const isPossible = (kind: KindId, categoryId: number): boolean =>
  POSSIBLE.get(categoryId)?.has(categoryOfKind(kind)) ?? false;

/** Of a word for several kinds, the first under the category: 温泉 is a hot spring, and says nothing about a hotel. */
const kindsOf = ({ kinds }: FoundPhrase, categoryId: number): readonly KindId[] => {
  const [only, ...others] = kinds;
  if (only !== undefined && others.length === 0) return isPossible(only, categoryId) ? [only] : [];
  return kinds.filter((kind) => categoryOfKind(kind) === categoryId).slice(0, 1);
};

const kindsIn = (text: string, categoryId: number): readonly KindId[] =>
  kindPhrasesIn(kindWordsOf(text)).flatMap((phrase) => kindsOf(phrase, categoryId));

const NATURAL_SITES = 24;

/** The kinds that a name says. A natural site is a spring where its name ends so: the Warm Springs Golf Course is none. */
const kindsOfName = (name: string, categoryId: number): readonly KindId[] => {
  const words = kindWordsOf(name);
  return kindPhrasesIn(words).flatMap((phrase) => {
    const isWhatItIs = categoryId !== NATURAL_SITES || phrase.to === words.length;
    return kindsOf(phrase, categoryId).filter((kind) => isWhatItIs || categoryOfKind(kind) === categoryId);
  });
};

const kindsOfTag = (tag: string, categoryId: number): readonly KindId[] => {
  const words = kindWordsOf(tag);
  return kindPhrasesIn(words)
    .filter(({ from, to }) => from === 0 && to === words.length)
    .flatMap((phrase) => kindsOf(phrase, categoryId));
};

const FIRST_SENTENCE = /^[^.!?。！？]*/u;

/** A description speaks of much that a place is not: its first sentence counts, and kinds of the place's own category. */
const kindsOfDescription = (description: string, categoryId: number): readonly KindId[] => {
  const [sentence = ''] = FIRST_SENTENCE.exec(description) ?? [];
  return kindsIn(sentence, categoryId).filter((kind) => categoryOfKind(kind) === categoryId);
};

/** The kinds that the words of a place say, precise rather than complete. The description counts where neither name nor tags say any. */
export const kindsSaidBy = ({ name, tags, description, categoryId }: SaidByPlace): readonly KindId[] => {
  const named = [...kindsOfName(name, categoryId), ...tags.flatMap((tag) => kindsOfTag(tag, categoryId))];
  const said = new Set(named.length > 0 ? named : kindsOfDescription(description ?? '', categoryId));
  const included = new Set([...said].flatMap((kind) => INCLUDES.get(kind) ?? []));
  return KIND_IDS.filter((kind) => said.has(kind) && !included.has(kind));
};
