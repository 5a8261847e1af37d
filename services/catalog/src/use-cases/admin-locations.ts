import { searchTermsOf, type AdminOrder, type AdminPageQuery, type StoredState } from '../domain/admin-list.ts';
import type { Location } from '../domain/location.ts';
import type { Listing } from '../domain/search/listed.ts';
import type { LocationQuery, Page } from '../domain/search/query.ts';
import type { Gazetteer, LocationStore } from '../ports.ts';
import type { SearchIndex } from '../search-ports.ts';
import { searchLocations } from './find-locations.ts';
import { takeAsWritten } from './understand-text.ts';

type Deps = {
  readonly locations: Pick<
    LocationStore,
    'find' | 'findMany' | 'published' | 'submittedBy' | 'forAdmins' | 'searchStored'
  >;
  readonly index: Pick<SearchIndex, 'search' | 'suggest' | 'map'>;
  readonly gazetteer: Gazetteer;
  readonly now: () => Date;
};

export type AdminQuery = Omit<AdminPageQuery, 'sort'> & {
  readonly text?: string;
  /** absent: the best match first with a search, else the newest */
  readonly sort?: AdminPageQuery['sort'];
};

/**
 * Places as admins see them, pending ones first. Published ones are searched in the index, which has no others; pending ones, which are
 * few, and permanently closed ones, of which the index has only whole names, among the documents. @throws AppError UNAVAILABLE
 */
export const adminLocations = (deps: Deps) => {
  const search = searchLocations(deps, takeAsWritten(deps));
  const published = ({ state: _, ...query }: AdminQuery): Promise<Listing> => search(query satisfies LocationQuery);
  /** The pages of some states, one after the other. */
  const storedOf = async (
    terms: readonly string[],
    order: AdminOrder,
    [state, ...others]: readonly StoredState[],
  ): Promise<Page<Location>> => {
    if (state === undefined) return { items: [], total: 0 };
    const { items, total } = await deps.locations.searchStored(state, terms, order);
    const rest = {
      ...order,
      limit: Math.max(1, order.limit - items.length),
      offset: Math.max(0, order.offset - total),
    };
    const after = await storedOf(terms, rest, others);
    return { items: [...items, ...after.items].slice(0, order.limit), total: total + after.total };
  };
  return async (query: AdminQuery): Promise<Page<Location>> => {
    const { text, state, sort = 'newest', limit, offset } = query;
    if (text === undefined) return deps.locations.forAdmins({ state, sort, limit, offset });
    const order = { sort, limit, offset };
    const terms = searchTermsOf(text);
    const isInIndex = state === 'all' || state === 'verified';
    if (!isInIndex) return deps.locations.searchStored(state, terms, order);
    const waiting = await storedOf(
      terms,
      order,
      state === 'all' ? ['pending', 'permanentlyClosed'] : ['permanentlyClosed'],
    );
    const room = limit - waiting.items.length;
    const rest = await published({ ...query, limit: Math.max(1, room), offset: Math.max(0, offset - waiting.total) });
    const listed = new Set(waiting.items.map(({ id }) => id));
    // Pending places match the words as typed: no correction is needed.
    const isCorrected = (rest.interpretation?.corrections ?? []).length > 0;
    if (waiting.total > 0 && isCorrected) return waiting;
    return {
      items: [...waiting.items, ...(room > 0 ? rest.items.filter(({ id }) => !listed.has(id)) : [])],
      total: waiting.total + rest.total,
    };
  };
};
