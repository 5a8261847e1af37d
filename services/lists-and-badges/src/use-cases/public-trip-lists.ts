import { wordsLookedFor } from '../domain/list-search.ts';
import type { TripListPage, TripListStore } from '../ports.ts';

type PublicListQuery = { readonly search: string; readonly limit: number; readonly offset: number };

/** Everybody's public lists, newest first; those that have, or begin, every word of the search. A blank one finds all. */
export const publicTripLists =
  ({ tripLists }: { readonly tripLists: Pick<TripListStore, 'published'> }) =>
  ({ search, limit, offset }: PublicListQuery): Promise<TripListPage> =>
    tripLists.published(wordsLookedFor(search), limit, offset);
