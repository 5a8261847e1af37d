import { searchTermsOf, type AdminPageQuery } from '../domain/admin-list.ts';
import type { Location } from '../domain/location.ts';
import type { Listing } from '../domain/search/listed.ts';
import type { LocationQuery, Page } from '../domain/search/query.ts';
import type { Gazetteer, LocationStore } from '../ports.ts';
import type { SearchIndex } from '../search-ports.ts';
import { searchLocations } from './find-locations.ts';

type Deps = {
  readonly locations: Pick<
    LocationStore,
    'find' | 'findMany' | 'published' | 'submittedBy' | 'forAdmins' | 'searchStored'
  >;
  readonly index: Pick<SearchIndex, 'search' | 'suggest' | 'map'>;
  readonly gazetteer: Gazetteer;
};

export type AdminQuery = Omit<AdminPageQuery, 'sort'> & {
  readonly text?: string;
  /** absent: the best match first with a search, else the newest */
  readonly sort?: AdminPageQuery['sort'];
};

/**
 * Places as admins see them, pending ones first. Published ones are searched in the index, which has no others; pending ones, which are
 * few, among the documents. @throws AppError UNAVAILABLE
 */
export const adminLocations = (deps: Deps) => {
  const search = searchLocations(deps);
  const published = ({ state: _, ...query }: AdminQuery): Promise<Listing> => search(query satisfies LocationQuery);
  return async (query: AdminQuery): Promise<Page<Location>> => {
    const { text, state, sort = 'newest', limit, offset } = query;
    if (text === undefined) return deps.locations.forAdmins({ state, sort, limit, offset });
    if (state === 'verified') return published(query);
    const order = { sort, limit, offset };
    const stored = state === 'all' ? 'pending' : state;
    const waiting = await deps.locations.searchStored(stored, searchTermsOf(text), order);
    if (state !== 'all') return waiting;
    const room = limit - waiting.items.length;
    const rest = await published({ ...query, limit: Math.max(1, room), offset: Math.max(0, offset - waiting.total) });
    // Pending places match the words as typed: no correction is needed.
    const isCorrected = (rest.interpretation?.corrections ?? []).length > 0;
    if (waiting.total > 0 && isCorrected) return waiting;
    return {
      items: [...waiting.items, ...(room > 0 ? rest.items : [])],
      total: waiting.total + rest.total,
    };
  };
};
