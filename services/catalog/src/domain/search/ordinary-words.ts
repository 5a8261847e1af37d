/**
 * Words that are names of towns somewhere (Spa, Spring, Sauna, Hot Springs), and also what people look for here: alone or without
 * "near" and "in" they mean no place.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  'spa spas hot spring springs bath baths bathhouse water waters well wells forest forests lake salt cave caves sauna saunas mud pool pools garden gardens park temple retreat retreats yoga meditation massage hammam hamam onsen therme thermal therma bad baden health healing wellness center centre natural nature food market clinic doctor gym pilates silent quiet blue green black white red mountain river island beach rock stone sun sky spirit holy sacred ocean sea bay club hotel resort lodge house walk ray reading best good free new old open love hope unity light day night'.split(
    ' ',
  ),
);

/** Names that look like a typo of a town's and are none. */
export const NO_TYPOS: ReadonlySet<string> = new Set(['osho', 'reiki', 'zazen', 'watsu', 'kneipp']);
