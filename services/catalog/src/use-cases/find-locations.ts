import { isLocationId, mayView, type Viewer } from '../domain/publication.ts';
import type { Coordinates, Location } from '../domain/location.ts';
import { horizonAround } from '../domain/search/horizon.ts';
import { withDistance, type Listing } from '../domain/search/listed.ts';
import type { Meaning } from '../domain/search/planned-query.ts';
import { pinFact, type PinFact } from '../domain/search/pin-fact.ts';
import type { Circle, ParsedText, LocationQuery, MapQuery, MapFeatures, Near } from '../domain/search/query.ts';
import { namesOf } from '../domain/search/other-names.ts';
import { pageOfParts, partsOf } from '../domain/search/spread.ts';
import { isWorthSuggesting } from '../domain/search/suggested.ts';
import type { Gazetteer, LocationStore } from '../ports.ts';
import type { Found, SearchIndex } from '../search-ports.ts';
import { NOTHING_UNDERSTOOD, bothFacets, withNow } from '../domain/search/understood.ts';
import type { Choice } from './choose-place.ts';
import { interpretationOf, needsPosition } from './interpret-search.ts';
import { listParts } from './list-parts.ts';
import { nearestTo } from './nearest-match.ts';
import { readSearch } from './read-search.ts';
import type { Understanding } from './understand-text.ts';

type Deps = {
  readonly locations: Pick<LocationStore, 'find' | 'findMany' | 'published'>;
  readonly index: Pick<SearchIndex, 'search' | 'suggest' | 'map'>;
  readonly gazetteer: Gazetteer;
  readonly now: () => Date;
};

type Understand = (text: string) => Promise<Understanding>;

const NO_TEXT: Understanding = {
  choice: { parsed: {}, named: { all: [], areFirst: false }, absent: null },
  facets: null,
  understood: NOTHING_UNDERSTOOD,
  wider: [],
};

/** One place, if this viewer may see it; null for all others. */
export const findLocation =
  ({ locations }: Deps) =>
  async (id: string, viewer: Viewer): Promise<Location | null> => {
    const location = isLocationId(id) ? await locations.find(id) : null;
    return location && mayView(viewer, location) ? location : null;
  };

/**
 * A page of published places. Lists that ask for nothing but a category come from the documents, so that they work
 * while search is away. `understand`: what a text means.
 */
export const searchLocations =
  ({ locations, index, gazetteer, now }: Deps, understand: Understand) =>
  async (query: LocationQuery): Promise<Listing> => {
    const { text, ...filters } = query;
    const understanding = text === undefined ? NO_TEXT : await understand(text);
    const { choice, facets: said, understood } = understanding;
    const { parsed } = choice;
    if (parsed.isNearMe && !query.near) return needsPosition(parsed, understood);
    const conditions = bothFacets(filters.facets, said);
    const requested = {
      ...filters,
      ...parsed,
      ...aroundVisitor(parsed, query),
      ...aroundTown(choice, query),
      ...((conditions || filters.isCounting) && { facets: withNow(conditions, now()) }),
    };
    const isFeatured = isInDefaultOrder(requested);
    const list = isFeatured ? { ...requested, ...partsOf(requested) } : requested;
    const shown = (places: readonly Location[]) => (isFeatured ? pageOfParts(places, requested) : places);
    if (isPlain(list)) {
      const { items, total } = await locations.published(list);
      return {
        items: shown(items),
        total,
        near: null,
        nearest: null,
        interpretation: null,
        needs: null,
        facets: null,
      };
    }
    const { items, total, meaning, facets, ...parts } = await listParts({ index, locations }, list, understanding);
    // The index may be a moment old: places that were withdrawn meanwhile are not shown.
    const found = shown(items).filter((location) => location.isVerified);
    const near = nearOf(query, parts.parsed, meaning);
    const isMeasured = near !== null && near.bounds === null;
    const isNothingThere = total === parts.further;
    const elsewhere = isNothingThere ? null : choice.absent;
    const about = isNothingThere && parts.parsed === parsed ? meaning : null;
    const nearest = isNothingThere || elsewhere ? await nearestTo({ locations, index }, list, about, elsewhere) : null;
    return {
      items: isMeasured ? found.map((location) => withDistance(location, near)) : found,
      total,
      near,
      nearest,
      needs: null,
      facets: facets ?? null,
      interpretation: await interpretationOf(gazetteer, {
        hasText: text !== undefined,
        understood,
        meaning,
        total,
        ...parts,
        absent: choice.absent,
        best: found[0] ?? nearest ?? undefined,
      }),
    };
  };

/** "near me" reaches as far as the name of a town does. */
const aroundVisitor = (
  { isNearMe }: ParsedText,
  { near, radiusKm }: Pick<LocationQuery, 'near' | 'radiusKm'>,
): Pick<LocationQuery, 'within'> => (isNearMe && near && radiusKm === undefined ? { within: horizonAround(near) } : {});

/** The surroundings of the town that is meant, unless the visitor says how far. */
const aroundTown = (
  { within }: Choice,
  { near, radiusKm }: Pick<LocationQuery, 'near' | 'radiusKm'>,
): Pick<LocationQuery, 'within'> => (within && !near && radiusKm === undefined ? { within } : {});

/** The list is near the given point, else near the place that the words name. */
const nearOf = ({ near }: Pick<LocationQuery, 'near'>, parsed: ParsedText, meaning: Meaning | null): Near | null => {
  if (near) return { ...near, label: null, bounds: null };
  return (meaning?.place == null ? null : parsed.places?.[meaning.place]?.near) ?? null;
};

/** How far the map reaches around the point that is given: a radius, or what "near me" means. */
const circleAround = (
  near: Coordinates,
  radiusKm: number | undefined,
  { isNearMe }: ParsedText,
): Circle | undefined => {
  if (radiusKm !== undefined) return { ...near, km: radiusKm };
  return isNearMe ? horizonAround(near) : undefined;
};

/** A viewport with what its pins say, and what is near to it. */
type ShownMap = Omit<MapFeatures, 'pins'> &
  Pick<Found, 'facets'> & {
    readonly pins: readonly { readonly id: string; readonly fact: PinFact | null }[];
    readonly near: Near | null;
  };

/** One viewport of the map, and what the words ask to be near to or inside of. */
export const showMap =
  ({ index, now }: Pick<Deps, 'index' | 'now'>, understand: Understand) =>
  async (query: MapQuery & Pick<LocationQuery, 'near' | 'radiusKm'>): Promise<ShownMap> => {
    const { text, near, radiusKm, ...viewport } = query;
    const { choice, facets: said } = text === undefined ? NO_TEXT : await understand(text);
    const { parsed } = choice;
    const facets = bothFacets(viewport.facets, said);
    if (parsed.isNearMe && !near) return { total: 0, places: [], pins: [], clusters: [], near: null };
    const around = near ? { within: circleAround(near, radiusKm, parsed) } : aroundTown(choice, {});
    const { meaning, pins, ...view } = await index.map({
      ...viewport,
      ...parsed,
      ...((facets || viewport.isCounting) && { facets: withNow(facets, now()) }),
      ...(around.within && { within: around.within }),
    });
    const categoryOf = new Map(view.places.map(({ id, categoryId }) => [id, categoryId]));
    return {
      ...view,
      pins: pins.map((pin) => ({ id: pin.id, fact: pinFact(categoryOf.get(pin.id) ?? null, pin.facts, facets ?? {}) })),
      near: nearOf(parsed.isNearMe && near ? { near } : {}, parsed, meaning),
    };
  };

const isPlain = ({ text, tag, near, box, sort, facets, isCounting }: LocationQuery): boolean =>
  [text, tag, near, box, sort, facets].every((each) => each === undefined) && !isCounting;

/** Nothing says in which order places are listed. */
const isInDefaultOrder = ({ text, near, sort }: LocationQuery): boolean =>
  [text, near, sort].every((each) => each === undefined);

/** The best matches for the text that is being typed. */
export const suggestLocations =
  ({ locations, index, gazetteer }: Deps) =>
  async (text: string, limit: number): Promise<readonly Location[]> => {
    const { places: _, ...parsed } = await readSearch(gazetteer, text);
    const found = await locations.findMany(await index.suggest({ text, ...parsed }, limit));
    return found.filter((location) => location.isVerified && isWorthSuggesting(text)(...namesOf(location)));
  };
