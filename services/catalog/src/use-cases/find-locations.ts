import { isLocationId, mayView, type Viewer } from '../domain/publication.ts';
import type { Location } from '../domain/location.ts';
import type { LocationQuery, Page } from '../domain/search/query.ts';
import type { LocationStore, SearchIndex } from '../ports.ts';

type Deps = {
  readonly locations: Pick<LocationStore, 'find' | 'findMany' | 'published'>;
  readonly index: Pick<SearchIndex, 'search' | 'suggest'>;
};

/** One place, if this viewer may see it; null is all that anybody else learns. */
export const findLocation =
  ({ locations }: Deps) =>
  async (id: string, viewer: Viewer): Promise<Location | null> => {
    const location = isLocationId(id) ? await locations.find(id) : null;
    return location && mayView(viewer, location) ? location : null;
  };

/**
 * A page of published places. Lists that ask for nothing but a category come from the documents, so that they work
 * while search is away.
 */
export const searchLocations =
  ({ locations, index }: Deps) =>
  async (query: LocationQuery): Promise<Page<Location>> => {
    if (isPlain(query)) return locations.published(query);
    const { items, total } = await index.search(query);
    // The index may be a moment behind: what was withdrawn meanwhile is not shown.
    const found = await locations.findMany(items);
    return { items: found.filter((location) => location.isVerified), total };
  };

const isPlain = ({ text, tag, near, box, sort }: LocationQuery): boolean =>
  text === undefined && tag === undefined && near === undefined && box === undefined && sort === undefined;

/** The best matches of what is being typed. */
export const suggestLocations =
  ({ locations, index }: Deps) =>
  async (text: string, limit: number): Promise<readonly Location[]> => {
    const found = await locations.findMany(await index.suggest(text, limit));
    return found.filter((location) => location.isVerified);
  };
