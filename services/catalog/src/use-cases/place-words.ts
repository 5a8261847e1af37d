import { STOP_WORDS } from '@wellspring/search-words/stop-words';
import { wordsOf } from '@wellspring/search-words/words';
import { folded } from '../domain/geocoding/address.ts';
import { isWrittenAt, isInArea } from '../domain/geocoding/in-area.ts';
import type { ListedPlace } from '../domain/research/listed-place.ts';
import { isKind } from '../domain/research/names-in-text.ts';
import { singular } from '../domain/search/forms.ts';
import type { Gazetteer } from '../ports.ts';

/** "new york city", "washington d c" */
const LONGEST_NAME = 5;

type Deps = { readonly gazetteer: Pick<Gazetteer, 'named'> };

export const isStopWordsOnly = (words: readonly string[]): boolean => words.every((word) => STOP_WORDS.has(word));

/** What a name means by itself, or in the country or state of the place ("Paris" of a place in Texas). */
const meansWhere = async ({ gazetteer }: Deps, place: ListedPlace, name: string): Promise<boolean> => {
  const meant = await gazetteer.named(name);
  if (meant && isInArea(place, meant)) return true;
  for (const area of [place.state, place.country]) {
    if (area === null) continue;
    const within = await gazetteer.named(`${name}, ${area}`);
    // the answer is the area where no town in it has the name
    if (within?.kind === 'town' && folded(within.name) !== folded(area) && isInArea(place, within)) return true;
  }
  return false;
};

/** Whether a word is one of the place's own name, said again for a town too small for the gazetteer: "Tecopa Hot Springs, Tecopa". */
const isOnlyItsName = async ({ gazetteer }: Deps, place: ListedPlace, word: string): Promise<boolean> =>
  !isKind(singular(word)) && wordsOf(place.name).includes(word) && (await gazetteer.named(word)) === null;

/** Whether words only name the area of a place: "in baker city oregon usa". True for no words. */
export const sayWhereOnly =
  (deps: Deps) =>
  async (place: ListedPlace, words: readonly string[]): Promise<boolean> => {
    /** the last position up to which the words are right, for each way to read them: each position is checked once */
    const reached = new Set([0]);
    for (const [at, word] of words.entries()) {
      if (!reached.has(at)) continue;
      if (STOP_WORDS.has(word)) reached.add(at + 1);
      for (let end = at + 1; end <= Math.min(words.length, at + LONGEST_NAME); end += 1) {
        if (reached.has(end)) continue;
        const name = words.slice(at, end).join(' ');
        const isTrue =
          isWrittenAt(place, name) || (await meansWhere(deps, place, name)) || (await isOnlyItsName(deps, place, name));
        if (isTrue) reached.add(end);
      }
    }
    return reached.has(words.length);
  };
