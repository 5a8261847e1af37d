import { countryCodeOf } from '@wellspring/countries/country-code';
import { countryNameOf } from '@wellspring/countries/country-name';
import { wordsOf } from '@wellspring/search-words/words';
import { isGreatRank } from '../domain/search/place-choice.ts';
import { kindsOf } from '../domain/search/text-parts.ts';
import { isAnyPhrase, withSpaces } from '../domain/search/unspaced-text.ts';
import type { Gazetteer } from '../ports.ts';

type Deps = { readonly gazetteer: Pick<Gazetteer, 'named'>; readonly isSaid: (word: string) => Promise<boolean> };

const ELIDED = /^(?:d|l|dell|nell|all)['’](?=\p{L}{3})/iu;
const IS_LATIN = /^\p{scx=Latin}/u;
/** Hungarian says "of Budapest" by this letter. */
const HUNGARIAN_OF = /^(\p{L}{4,})i$/u;
/** Ends of German and Hungarian names that are written as one word: Gellertbad, Széchenyifürdő. */
const HEAD = /^(\p{L}{4,})(?:bad|bäder|therme|thermen|quelle|quellen|see|fürdő|fürdők|fürdője|sauna)$/iu;

/** The word in the spelling that addresses and names have, if nothing says it as it stands. */
const respelled = async ({ gazetteer, isSaid }: Deps, typed: string): Promise<string> => {
  const word = typed.replace(ELIDED, '');
  if (!IS_LATIN.test(word)) {
    const code = (await gazetteer.named(word)) ? null : countryCodeOf(word);
    return code === null ? word : (countryNameOf(code) ?? word);
  }
  if (kindsOf(word).length > 0 || (await isSaid(word))) return word;
  const [, town] = HUNGARIAN_OF.exec(word) ?? [];
  const place = town === undefined ? null : await gazetteer.named(town);
  if (town !== undefined && place && isGreatRank(place.rank)) return town;
  const [, before] = HEAD.exec(word) ?? [];
  return before !== undefined && (await isSaid(before)) ? before : word;
};

/** A text of which nothing is found, in other spellings: words apart in scripts without spaces, countries in English, without case endings. */
export const respellText = async (deps: Deps, text: string): Promise<string> => {
  const words = withSpaces(text, isAnyPhrase)
    .split(/[\s–-]+/u)
    .filter((word) => wordsOf(word).length > 0);
  return (await Promise.all(words.map((word) => respelled(deps, word)))).join(' ');
};
