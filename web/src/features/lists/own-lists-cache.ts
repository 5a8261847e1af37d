import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { OwnListsDocument, type OwnListFragment, type OwnListsQuery } from '../../generated/lists-operations.ts';

type Page = OwnListsQuery['tripLists'];

const changePage = (cache: ApolloCache, change: (page: Page) => Page): void => {
  cache.updateQuery(
    { query: OwnListsDocument },
    (cached) => cached && { ...cached, tripLists: change(cached.tripLists) },
  );
};

/** Puts a list that was just made before the others. */
export const addOwnList = (cache: ApolloCache, list: OwnListFragment): void =>
  changePage(cache, (page) =>
    page.lists.some(({ id }) => id === list.id)
      ? page
      : { ...page, total: page.total + 1, lists: [list, ...page.lists] },
  );

/** Takes a list that was deleted out of the cache. */
export const useForgetOwnList = (): ((id: string) => void) => {
  const { cache } = useApolloClient();
  return (id) =>
    changePage(cache, (page) =>
      page.lists.some((list) => list.id === id)
        ? { ...page, total: page.total - 1, lists: page.lists.filter((list) => list.id !== id) }
        : page,
    );
};
