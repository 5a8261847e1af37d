import type { KindId } from '@wellspring/place-kinds/kinds';
import { KIND_PHRASES } from '@wellspring/place-kinds/kinds-in-words';
import { wordsOf } from '@wellspring/search-words/words';
import { singular } from './forms.ts';

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

/** Heads that say nothing of the kind: a Saunalandschaft has saunas, a Massagepraxis offers massages, a Thermenurlaub is spent at one. */
const WIDE_HEADS =
  'landschaft welt zentrum schule praxis studio salon institut anlage oase paradies urlaub reise ferien wochenende tag besuch angebot behandlung anwendung lehrer lehrerin trainer trainerin therapeut therapeutin kozpont szalon iskola vilag kezeles terapeuta oktato'.split(' '); // prettier-ignore
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

/** Endings of plurals and cases in German and Hungarian, folded, and the Arabic article with what is written before it. */
const ENDINGS = 'n en in innen k ok ek ak je ja t ban ben ba be on ra re nal nel hoz hez'.split(' ');
const ARABIC_ARTICLE = /^[وبل]?ال/u;
const LEAST_BEFORE_ENDING = 5;

const kindsOfInflected = (word: string): readonly KindId[] => {
  const stems = ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  const forms = [word.replace(ARABIC_ARTICLE, ''), ...stems.filter((stem) => stem.length >= LEAST_BEFORE_ENDING)];
  return forms.filter((form) => form !== word).flatMap((form) => KINDS_OF_WORD.get(singular(form)) ?? []);
};

/**
 * The kinds of a word that ends with one of the heads, the longest (수안보온천, Heilquellen), or that is a name of kinds with an ending (szaunák,
 * Hebammen). A head alone is no compound.
 */
export const kindsOfCompound = (word: string): readonly KindId[] => {
  for (let from = LEAST_BEFORE_HEAD; from < word.length - 1; from += 1) {
    const kinds = KINDS_OF_HEAD.get(word.slice(from));
    if (kinds) return kinds;
  }
  const kinds = kindsBeforeWideHead(word);
  return kinds.length > 0 ? kinds : kindsOfInflected(word);
};
