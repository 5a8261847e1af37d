/**
 * Words that are names of towns somewhere (Spa, Spring, Sauna, Hot Springs), and also what people look for here: alone or without
 * "near" and "in" they mean no place, and none of them is a typo.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `spa spas hot spring springs bath baths bathhouse water waters well wells forest forests lake salt cave caves sauna saunas mud pool pools
  garden gardens park temple retreat retreats yoga meditation massage hammam hamam onsen therme thermal therma bad baden health healing
  wellness center centre natural nature food market clinic doctor gym pilates silent quiet blue green black white red mountain river island
  beach rock stone sun sky spirit silence holy sacred ocean sea bay club hotel resort lodge house walk ray reading best good free new old open love
  hope unity light day night gay tai thai swedish turkish russian korean chinese nordic finnish oriental mobile modern classic royal imperial
  grand central luxury liberty cool nice early late gold golden silver diamond crystal pearl paradise eden heaven angel summer winter autumn
  fall surprise orange purple pink normal happy serenity harmony peace balance energy bliss zen lotus rose lily family couples ladies women
  men kids student students senior cheap private public hidden secret local rustic warm wild deep dry steam salon beauty hair nails skin body
  mind soul sport sports pregnancy medical dental eye foot head back hand split tours male bain balneario balneariu terme termas thermes`.split(
    /\s+/,
  ),
);

/** Names that look like a typo of a town's and are none. */
export const NO_TYPOS: ReadonlySet<string> = new Set(['osho', 'reiki', 'zazen', 'watsu', 'kneipp']);
