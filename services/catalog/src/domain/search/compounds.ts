import type { KindId } from '@wellspring/place-kinds/kinds';
import { wordsOf } from '@wellspring/search-words/words';

const LEAST_BEFORE_HEAD = 2;

/** Heads of compounds in languages that write them as one word, and what they are. "-bad" is missing: it ends the names of many towns. */
const HEADS: readonly (readonly [heads: string, kinds: readonly KindId[]])[] = [
  ['thermalquelle thermalquellen', ['hotSpring']],
  ['heilquelle heilquellen quelle quellen', ['mineralSpring', 'hotSpring']],
  ['therme thermen thermalbad thermalbäder heilbad', ['thermalBath']],
  ['gyógyforrás gyógyforrások forrás források', ['mineralSpring', 'hotSpring']],
  ['hőforrás hőforrások', ['hotSpring']],
  ['fürdő fürdők', ['thermalBath', 'publicBath']],
  ['온천', ['hotSpring', 'thermalBath', 'onsen']],
  ['온천탕', ['thermalBath']],
  ['찜질방', ['jjimjilbang']],
  ['목욕탕', ['publicBath', 'sento']],
  ['사우나', ['sauna']],
  ['한의원', ['chineseMedicine']],
  ['요가', ['yogaStudio']],
  ['호텔', ['hotel']],
  ['sauna saunen szauna', ['sauna']],
  ['massage massagen masszázs', ['massage']],
  ['hotel hotels szálloda szálló', ['hotel']],
  ['kloster kolostor', ['monastery']],
  ['höhle höhlen barlang', ['cave']],
  ['wasserfall wasserfälle vízesés', ['waterfall']],
];

const KINDS_OF_HEAD: ReadonlyMap<string, readonly KindId[]> = new Map(
  HEADS.flatMap(([heads, kinds]) =>
    heads.split(' ').flatMap((head) => wordsOf(head).map((word) => [word, kinds] as const)),
  ),
);

/** The kinds of a word that ends with one of the heads, the longest: 수안보온천, Heilquellen. A head alone is no compound. */
export const kindsOfCompound = (word: string): readonly KindId[] => {
  for (let from = LEAST_BEFORE_HEAD; from < word.length - 1; from += 1) {
    const kinds = KINDS_OF_HEAD.get(word.slice(from));
    if (kinds) return kinds;
  }
  return [];
};
