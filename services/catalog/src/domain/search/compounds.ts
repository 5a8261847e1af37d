import type { KindId } from '@wellspring/place-kinds/kinds';
import { KIND_PHRASES } from '@wellspring/place-kinds/kinds-in-words';
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

/** Heads that say nothing of the kind: a Saunalandschaft has saunas, a Massagepraxis offers massages. */
const WIDE_HEADS = 'landschaft welt zentrum schule praxis studio salon institut anlage oase paradies kozpont szalon iskola vilag'.split(' '); // prettier-ignore
const LEAST_BEFORE_WIDE_HEAD = 4;
const LINKS = ['', 's', 'n', 'en'];

const KINDS_OF_WORD: ReadonlyMap<string, readonly KindId[]> = new Map(
  KIND_PHRASES.flatMap(({ words: [word, ...more], kinds }) =>
    word !== undefined && more.length === 0 ? [[word, kinds] as const] : [],
  ),
);

const kindsBeforeWideHead = (word: string): readonly KindId[] => {
  for (const head of WIDE_HEADS) {
    if (!word.endsWith(head)) continue;
    const before = word.slice(0, -head.length);
    const stems = LINKS.filter((link) => before.endsWith(link)).map((link) => before.slice(0, before.length - link.length)); // prettier-ignore
    const stem = stems.find((each) => each.length >= LEAST_BEFORE_WIDE_HEAD && KINDS_OF_WORD.has(each));
    if (stem !== undefined) return KINDS_OF_WORD.get(stem) ?? [];
  }
  return [];
};

/** The kinds of a word that ends with one of the heads, the longest: 수안보온천, Heilquellen. A head alone is no compound. */
export const kindsOfCompound = (word: string): readonly KindId[] => {
  for (let from = LEAST_BEFORE_HEAD; from < word.length - 1; from += 1) {
    const kinds = KINDS_OF_HEAD.get(word.slice(from));
    if (kinds) return kinds;
  }
  return kindsBeforeWideHead(word);
};
