import { isLocationId, mayView, type Viewer } from '../domain/publication.ts';
import type { Coordinates, Location } from '../domain/location.ts';
import { correctionsIn } from '../domain/search/corrections.ts';
import { horizonAround } from '../domain/search/horizon.ts';
import { withDistance, type Interpretation, type ListedLocation, type Listing } from '../domain/search/listed.ts';
import type { Meaning } from '../domain/search/planned-query.ts';
import type { ParsedText, LocationQuery, MapQuery, MapFeatures, Near, Page } from '../domain/search/query.ts';
import { isWorthSuggesting } from '../domain/search/suggested.ts';
import type { Gazetteer, LocationStore, SearchIndex } from '../ports.ts';
import { placeToOffer, readSearch } from './read-search.ts';

type Deps = {
  readonly locations: Pick<LocationStore, 'find' | 'findMany' | 'published' | 'submittedBy'>;
  readonly index: Pick<SearchIndex, 'search' | 'suggest' | 'map'>;
  readonly gazetteer: Gazetteer;
};

/** One place, if this viewer may see it; null for all others. */
export const findLocation =
  ({ locations }: Deps) =>
  async (id: string, viewer: Viewer): Promise<Location | null> => {
    const location = isLocationId(id) ? await locations.find(id) : null;
    return location && mayView(viewer, location) ? location : null;
  };

/** What a member submitted, pending ones too, newest first. */
export const ownLocations =
  ({ locations }: Pick<Deps, 'locations'>) =>
  async (memberId: string, page: { readonly limit: number; readonly offset: number }): Promise<Page<Location>> =>
    locations.submittedBy(memberId, page);

const READ_AT_ONCE = 500;

/** All that a member submitted, for their own copy. */
export const everyOwnLocation =
  ({ locations }: Pick<Deps, 'locations'>) =>
  async (memberId: string): Promise<readonly Location[]> => {
    const all: Location[] = [];
    for (;;) {
      const { items, total } = await locations.submittedBy(memberId, { limit: READ_AT_ONCE, offset: all.length });
      all.push(...items);
      if (items.length === 0 || all.length >= total) return all;
    }
  };

/**
 * A page of published places. Lists that ask for nothing but a category come from the documents, so that they work
 * while search is away.
 */
export const searchLocations =
  ({ locations, index, gazetteer }: Deps) =>
  async (query: LocationQuery): Promise<Listing> => {
    const { text, ...filters } = query;
    const parsed = text === undefined ? {} : await readSearch(gazetteer, text);
    if (parsed.isNearMe && !query.near) return needsPosition(parsed);
    const list = { ...filters, ...parsed, ...aroundVisitor(parsed, query) };
    if (isPlain(list))
      return { ...(await locations.published(list)), near: null, nearest: null, interpretation: null, needs: null };
    const { items, total, meaning } = await index.search(list);
    // The index may be a moment old: places that were withdrawn meanwhile are not shown.
    const found = (await locations.findMany(items)).filter((location) => location.isVerified);
    const near = nearOf(query, parsed, meaning);
    const isMeasured = near !== null && near.bounds === null;
    const nearest = total === 0 ? await nearestTo({ locations, index }, list, meaning) : null;
    return {
      items: isMeasured ? found.map((location) => withDistance(location, near)) : found,
      total,
      near,
      nearest,
      needs: null,
      interpretation: await interpretationOf(gazetteer, parsed, meaning, found[0] ?? nearest ?? undefined, total),
    };
  };

/** "near me" of somebody who does not say where they are: anything that is listed would be far away. */
const needsPosition = ({ text = '' }: ParsedText): Listing => ({
  items: [],
  total: 0,
  near: null,
  nearest: null,
  interpretation: { words: text, corrections: [], offer: null },
  needs: 'position',
});

/** "near me" reaches as far as the name of a town does. */
const aroundVisitor = (
  { isNearMe }: ParsedText,
  { near, radiusKm, sort }: Pick<LocationQuery, 'near' | 'radiusKm' | 'sort'>,
): Pick<LocationQuery, 'within' | 'sort'> =>
  isNearMe && near
    ? { sort: sort ?? 'distance', ...(radiusKm === undefined ? { within: horizonAround(near) } : {}) }
    : {};

/** What is looked for without a reach around the point that it is near to; null: it is near to no point, or has no reach. */
const beyondReach = (
  { places = [], box, radiusKm, within, ...list }: LocationQuery,
  meaning: Meaning | null,
): (LocationQuery & { readonly near: Coordinates }) | null => {
  const named = meaning?.place == null ? undefined : places[meaning.place];
  const page = { sort: 'distance', limit: 1, offset: 0 } as const;
  if (named && !named.near.bounds && radiusKm === undefined) {
    const { text: _, ...rest } = list;
    return { ...rest, ...(named.rest ? { text: named.rest } : {}), near: named.near, ...page };
  }
  return list.near && (box || within || radiusKm !== undefined) ? { ...list, places, near: list.near, ...page } : null;
};

/** The nearest match, when none is within the requested distance. */
const nearestTo = async (
  { locations, index }: Pick<Deps, 'locations' | 'index'>,
  original: LocationQuery,
  meaning: Meaning | null,
): Promise<ListedLocation | null> => {
  const query = beyondReach(original, meaning);
  if (!query) return null;
  const [nearest] = await locations.findMany((await index.search(query)).items);
  return nearest?.isVerified && nearest.coordinates ? withDistance(nearest, query.near) : null;
};

/** The list is near the given point, else near the place that the words name. */
const nearOf = ({ near }: Pick<LocationQuery, 'near'>, parsed: ParsedText, meaning: Meaning | null): Near | null => {
  if (near) return { ...near, label: null, bounds: null };
  return (meaning?.place == null ? null : parsed.places?.[meaning.place]?.near) ?? null;
};

const interpretationOf = async (
  gazetteer: Gazetteer,
  parsed: ParsedText,
  meaning: Meaning | null,
  best: Location | undefined,
  total: number,
): Promise<Interpretation | null> => {
  if (parsed.text === undefined) return null;
  const words = (meaning?.place == null ? undefined : parsed.places?.[meaning.place]?.rest) ?? parsed.text;
  return {
    words,
    corrections: meaning?.isCorrected && best ? correctionsIn(words, best, parsed.settled ?? []) : [],
    offer: total === 0 ? await placeToOffer(gazetteer, parsed) : null,
  };
};

/** One viewport of the map, and what the words ask to be near to or inside of. */
export const showMap =
  ({ index, gazetteer }: Pick<Deps, 'index' | 'gazetteer'>) =>
  async (query: MapQuery & Pick<LocationQuery, 'near'>): Promise<MapFeatures & { readonly near: Near | null }> => {
    const { text, near, ...viewport } = query;
    const parsed = text === undefined ? {} : await readSearch(gazetteer, text);
    if (parsed.isNearMe && !near) return { total: 0, places: [], clusters: [], near: null };
    const around = parsed.isNearMe && near ? { near, within: horizonAround(near) } : {};
    const { meaning, ...view } = await index.map({
      ...viewport,
      ...parsed,
      ...(around.within ? { within: around.within } : {}),
    });
    return { ...view, near: nearOf(around, parsed, meaning) };
  };

const isPlain = ({ text, tag, near, box, sort }: LocationQuery): boolean =>
  text === undefined && tag === undefined && near === undefined && box === undefined && sort === undefined;

/** The best matches for the text that is being typed. */
export const suggestLocations =
  ({ locations, index, gazetteer }: Deps) =>
  async (text: string, limit: number): Promise<readonly Location[]> => {
    const { places: _, ...parsed } = await readSearch(gazetteer, text);
    const found = await locations.findMany(await index.suggest({ text, ...parsed }, limit));
    const isWorth = isWorthSuggesting(text);
    return found.filter(({ isVerified, name }) => isVerified && isWorth(name));
  };
