import { KIND_PHRASES, kindPhrasesAt, kindWordsOf } from '@wellspring/place-kinds/kinds-in-words';
import { categoryOfKind, KIND_IDS, type KindId } from '@wellspring/place-kinds/kinds';
import { kindsOfCompound } from './compounds.ts';

/** Letters that nobody types, twice: other tokens have it once. */
const MARK = 'ǂǂ';

/** The single word under which the index holds the places of any of some kinds: of all that one phrase names. */
export const kindsToken = (kinds: readonly KindId[]): string => `${MARK}${kinds.join(MARK).toLowerCase()}`;

/** Practitioners, and fitness: who names a trade takes another one of them where nobody says it. */
const TRADES: ReadonlySet<number> = new Set([22, 25]);

const categoryToken = (categoryId: number): string => `${MARK}${categoryId}`;

/** The tokens of all places of the categories that some kinds are trades of. */
export const tradesTokens = (kinds: readonly KindId[]): readonly string[] =>
  [...new Set(kinds.map(categoryOfKind))].filter((category) => TRADES.has(category)).map(categoryToken);

const readTokens = (): ReadonlyMap<KindId, ReadonlySet<string>> => {
  const tokens = new Map<KindId, Set<string>>(KIND_IDS.map((kind) => [kind, new Set([kindsToken([kind])])]));
  for (const { kinds } of KIND_PHRASES) for (const kind of kinds) tokens.get(kind)?.add(kindsToken(kinds));
  return tokens;
};

const TOKENS_OF_KIND = readTokens();

/** The tokens of a place that is of some kinds. */
const tokensOf = (kinds: Iterable<KindId>): readonly string[] => [
  ...new Set([...kinds].flatMap((kind) => [...(TOKENS_OF_KIND.get(kind) ?? [])])),
];

/** The kinds that a place is found by: all that its texts mention, in any language. */
const kindsMentioned = (texts: readonly string[]): ReadonlySet<KindId> =>
  new Set(
    texts.flatMap((text) => {
      const words = kindWordsOf(text);
      return words.flatMap((word, at) => [
        ...kindPhrasesAt(words, at).flatMap(({ kinds }) => kinds),
        ...kindsOfCompound(word),
      ]);
    }),
  );

/** The words by which a place with such texts is found when somebody searches for its kinds. */
export const kindTokensIn = (texts: readonly string[]): readonly string[] => tokensOf(kindsMentioned(texts));

/** The words by which a place is found when somebody searches for a trade that no place says. */
export const tradeTokensOf = (categoryId: number): readonly string[] =>
  TRADES.has(categoryId) ? [categoryToken(categoryId)] : [];
