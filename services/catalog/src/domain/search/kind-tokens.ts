import { KIND_PHRASES, kindPhrasesAt, kindWordsOf as wordsForKinds } from '@wellspring/place-kinds/kinds-in-words';
import { KIND_IDS, type KindId } from '@wellspring/place-kinds/kinds';
import { kindsOfCompound } from './compounds.ts';

/** Letters that nobody types, twice: other tokens have it once. */
const MARK = 'ǂǂ';

/** Ends each of these words: the word for one kind begins no word for several. */
const END = 'ǃ';

/**
 * The single word under which the index holds the places of any of some kinds: of all that one phrase names. With one more letter it holds those
 * for which somebody entered the kind, and whose texts do not say it: they are found by the beginning, behind the others.
 */
export const kindsToken = (kinds: readonly KindId[]): string => `${MARK}${kinds.join(MARK).toLowerCase()}${END}`;

const readTokens = (): ReadonlyMap<KindId, ReadonlySet<string>> => {
  const tokens = new Map<KindId, Set<string>>(KIND_IDS.map((kind) => [kind, new Set([kindsToken([kind])])]));
  for (const { kinds } of KIND_PHRASES) for (const kind of kinds) tokens.get(kind)?.add(kindsToken(kinds));
  return tokens;
};

const TOKENS_OF_KIND = readTokens();

/** The tokens of a place that is of some kinds. */
const tokensOfKinds = (kinds: Iterable<KindId>): readonly string[] => [
  ...new Set([...kinds].flatMap((kind) => [...(TOKENS_OF_KIND.get(kind) ?? [])])),
];

/** The kinds that a place is found by: all that its texts mention, in any language. */
const kindsMentioned = (texts: readonly string[]): ReadonlySet<KindId> =>
  new Set(
    texts.flatMap((text) => {
      const words = wordsForKinds(text);
      return words.flatMap((word, at) => [
        ...kindPhrasesAt(words, at).flatMap(({ kinds }) => kinds),
        ...kindsOfCompound(word),
      ]);
    }),
  );

/** The words by which a place is found when somebody searches for its kinds: as by its name, and as by its other texts. */
export type KindWords = { readonly asName: readonly string[]; readonly asText: readonly string[] };

/**
 * The words for the kinds of a place: what it is and says counts as a name does. What its texts only mention comes behind, as the springs of
 * "Warm Springs Golf Course", then what it is without saying it, or only offers.
 */
export const kindWordsOf = (
  texts: readonly string[],
  are: readonly KindId[],
  offered: readonly KindId[],
): KindWords => {
  const said = kindsMentioned(texts);
  return {
    asName: tokensOfKinds(are.filter((kind) => said.has(kind))),
    asText: [...tokensOfKinds(said), ...tokensOfKinds([...are, ...offered]).map((token) => token + END)],
  };
};
