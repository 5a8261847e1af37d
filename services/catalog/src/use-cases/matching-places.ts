import { kilometresBetween } from '../domain/geocoding/in-area.ts';
import type { ListedPlace } from '../domain/research/listed-place.ts';
import { namesIn } from '../domain/research/names-in-text.ts';
import type { Gazetteer } from '../ports.ts';
import { isStopWordsOnly, sayWhereOnly } from './place-words.ts';

/** Two lists seldom agree on where a place is to the house. */
const SAME_PLACE_KM = 5;

type Deps = { readonly gazetteer: Pick<Gazetteer, 'named'> };

/** How well a query names a place: as it is written, otherwise, or not at all. */
type Match = 'exact' | 'close' | null;

const matchOf = async (deps: Deps, query: string, place: ListedPlace): Promise<Match> => {
  let match: Match = null;
  for (const { around, isExact, isSure } of namesIn(query, place.name)) {
    if (!isSure && around.every(isStopWordsOnly)) continue;
    const matches = await Promise.all(around.map((words) => sayWhereOnly(deps)(place, words)));
    if (!matches.every(Boolean)) continue;
    if (isExact) return 'exact';
    match = 'close';
  }
  return match;
};

const isSamePlace = (a: ListedPlace, b: ListedPlace): boolean =>
  a.coordinates !== null && b.coordinates !== null && kilometresBetween(a.coordinates, b.coordinates) <= SAME_PLACE_KM;

/**
 * The places that a query names, each with all that the lists say of it. A query names a place when it says what it is
 * called, and nothing else but where it lies; one that is called exactly so is meant rather than others.
 */
export const matchingPlaces = async (
  deps: Deps,
  query: string,
  listed: readonly ListedPlace[],
): Promise<readonly (readonly ListedPlace[])[]> => {
  const found: { readonly place: ListedPlace; readonly match: Match }[] = [];
  for (const place of listed) found.push({ place, match: await matchOf(deps, query, place) });
  const best = found.some(({ match }) => match === 'exact') ? 'exact' : 'close';
  const meant: ListedPlace[][] = [];
  for (const { place, match } of found) {
    if (match !== best) continue;
    const same = meant.find(([first]) => first && isSamePlace(first, place));
    if (same) same.push(place);
    else meant.push([place]);
  }
  return meant;
};
