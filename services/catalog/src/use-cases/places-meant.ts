import { kilometresBetween } from '../domain/geocoding/lies-there.ts';
import type { KnownPlace } from '../domain/research/known-place.ts';
import { namesIn } from '../domain/research/names-in-text.ts';
import type { Gazetteer } from '../ports.ts';
import { saysNothing, tellWhere } from './place-words.ts';

/** Two lists seldom agree on where a place is to the house. */
const SAME_PLACE_KM = 5;

type Deps = { readonly gazetteer: Pick<Gazetteer, 'named'> };

/** How well a query names a place: as it is written, otherwise, or not at all. */
type Match = 'exact' | 'close' | null;

const matchOf = async (deps: Deps, query: string, place: KnownPlace): Promise<Match> => {
  let match: Match = null;
  for (const { around, isExact, isSure } of namesIn(query, place.name)) {
    if (!isSure && around.every(saysNothing)) continue;
    const told = await Promise.all(around.map((words) => tellWhere(deps)(place, words)));
    if (!told.every(Boolean)) continue;
    if (isExact) return 'exact';
    match = 'close';
  }
  return match;
};

const isSamePlace = (a: KnownPlace, b: KnownPlace): boolean =>
  a.coordinates !== null && b.coordinates !== null && kilometresBetween(a.coordinates, b.coordinates) <= SAME_PLACE_KM;

/**
 * The places that a query names, each with all that the lists say of it. A query names a place when it says what it is
 * called, and nothing else but where it lies; one that is called exactly so is meant rather than others.
 */
export const placesMeant = async (
  deps: Deps,
  query: string,
  known: readonly KnownPlace[],
): Promise<readonly (readonly KnownPlace[])[]> => {
  const found: { readonly place: KnownPlace; readonly match: Match }[] = [];
  for (const place of known) found.push({ place, match: await matchOf(deps, query, place) });
  const best = found.some(({ match }) => match === 'exact') ? 'exact' : 'close';
  const meant: KnownPlace[][] = [];
  for (const { place, match } of found) {
    if (match !== best) continue;
    const same = meant.find(([first]) => first && isSamePlace(first, place));
    if (same) same.push(place);
    else meant.push([place]);
  }
  return meant;
};
