import { countryCodeOf } from '@wellspring/countries/country-code';
import { countryNameOf } from '@wellspring/countries/country-name';
import { romajiOf } from '@wellspring/search-words/romaji';
import { wordsOf } from '@wellspring/search-words/words';
import { areaOfAdjective } from '../domain/geocoding/area-adjectives.ts';
import { isGreatRank } from '../domain/search/place-choice.ts';
import { kindsOf, partsOf, textOf, type TextPart } from '../domain/search/text-parts.ts';
import { isAnyPhrase, withSpaces } from '../domain/search/unspaced-text.ts';
import type { Gazetteer } from '../ports.ts';

type Deps = { readonly gazetteer: Pick<Gazetteer, 'named'>; readonly isSaid: (word: string) => Promise<boolean> };

const ELIDED = /^(?:d|l|dell|nell|all)['’](?=\p{L}{3})/iu;
const IS_LATIN = /^\p{scx=Latin}/u;
const IS_ARABIC = /^\p{scx=Arabic}/u;
/** Arabic writes "in" and "for" before the article as one word. */
const ARABIC_BEFORE = /^[بلو](?=ال)/u;
/** Hungarian says "of", "in", "to" and "from" by these ends: budapesti, Izlandon, Finnországban. */
const HUNGARIAN_CASES = 'i n on en ön ban ben ba be ra re ból ből ról ről tól től nál nél hoz hez höz'.split(' ');
const LEAST_BEFORE_CASE = 4;
/** Ends of German and Hungarian names that are written as one word: Gellertbad, Széchenyifürdő. */
const HEAD = /^(\p{L}{4,})(?:bad|bäder|therme|thermen|quelle|quellen|see|fürdő|fürdők|fürdője|sauna)$/iu;

/** The area or great town whose name a word has with a Hungarian ending; null: it has none. */
const withoutCase = async ({ gazetteer }: Pick<Deps, 'gazetteer'>, word: string): Promise<string | null> => {
  for (const ending of HUNGARIAN_CASES) {
    const stem = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || stem.length < LEAST_BEFORE_CASE) continue;
    const place = await gazetteer.named(stem);
    if (place && (place.kind !== 'town' || isGreatRank(place.rank))) return place.name;
  }
  return null;
};

/** A word in kana in Latin letters, if a place or a town is called so; null: none. */
const inLatinLetters = async ({ gazetteer, isSaid }: Deps, word: string): Promise<string | null> => {
  for (const spelling of romajiOf(word))
    if ((await isSaid(spelling)) || (await gazetteer.named(spelling))) return spelling;
  return null;
};

/** The word in the spelling that addresses and names have, if nothing says it as it stands. */
const respelled = async (deps: Deps, typed: string): Promise<string> => {
  const { gazetteer, isSaid } = deps;
  const word = typed.replace(ELIDED, '');
  if (!IS_LATIN.test(word)) {
    const latin = kindsOf(word).length > 0 ? null : await inLatinLetters(deps, word);
    if (latin !== null) return latin;
    const name = IS_ARABIC.test(word) && !(await gazetteer.named(word)) ? word.replace(ARABIC_BEFORE, '') : word;
    const code = (await gazetteer.named(name)) ? null : countryCodeOf(name);
    return code === null ? name : (countryNameOf(code) ?? name);
  }
  if (kindsOf(word).length > 0 || (await isSaid(word))) return word;
  const place = await withoutCase(deps, word);
  if (place !== null) return place;
  const [, before] = HEAD.exec(word) ?? [];
  return before !== undefined && (await isSaid(before)) ? before : word;
};

const wordsIn = (text: string): readonly string[] => text.split(/[\s–-]+/u).filter((word) => wordsOf(word).length > 0);

/** A text of which nothing is found, in other spellings: words apart in scripts without spaces, countries in English, without case endings. */
export const respellText = async (deps: Deps, text: string): Promise<string> => {
  const words = wordsIn(withSpaces(text, isAnyPhrase));
  return (await Promise.all(words.map((word) => respelled(deps, word)))).join(' ');
};

const withArea = (part: TextPart): TextPart => {
  const area = part.meaning === 'word' ? areaOfAdjective(part.text) : null;
  return area === null ? part : { ...part, text: area };
};

/** A text with countries and regions for the adjectives in it; null: it has none. "Turkish bath" is a kind, and no bath in Türkiye. */
export const withAreasForAdjectives = (text: string): string | null => {
  const parts = partsOf(text);
  const meant = parts.map(withArea);
  return meant.some((part, at) => part !== parts[at]) ? textOf(meant) : null;
};
