import type { ApolloCache } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import {
  AddToListDocument,
  CreateListDocument,
  ListsToAddToDocument,
  RemoveListItemDocument,
  type ListsToAddToQuery,
  type OwnListFragment,
} from '../../generated/lists-operations.ts';

type Page = ListsToAddToQuery['tripLists'];
export type ListToAddTo = Page['lists'][number];

/** Keys under which calls may be repeated, one for each request. */
const useKeys = () => {
  const keys = useRef(new Map<string, string>());
  return {
    of: (what: string): string => {
      const key = keys.current.get(what) ?? crypto.randomUUID();
      keys.current.set(what, key);
      return key;
    },
    forget: (what: string): void => void keys.current.delete(what),
  };
};

/**
 * The member's lists with a mark at those that hold a place, as they are now, and what puts it into one of them or into a new one, or
 * takes it out. All calls throw what the graph answered; repeated, they make nothing twice.
 */
export const useListsToAddTo = (locationId: string) => {
  const client = useApolloClient();
  const keys = useKeys();
  const { data, error, refetch, fetchMore } = useQuery(ListsToAddToDocument, {
    variables: { locationId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });

  const changePage = (cache: ApolloCache, change: (page: Page) => Page) =>
    cache.updateQuery(
      { query: ListsToAddToDocument, variables: { locationId } },
      (cached) => cached && { ...cached, tripLists: change(cached.tripLists) },
    );

  const changeList = (cache: ApolloCache, id: string, change: (list: ListToAddTo) => ListToAddTo): void =>
    void changePage(cache, (page) => ({
      ...page,
      lists: page.lists.map((list) => (list.id === id ? change(list) : list)),
    }));

  const addTo = async ({ id }: Pick<OwnListFragment, 'id'>): Promise<void> => {
    await client.mutate({
      mutation: AddToListDocument,
      variables: { id, input: { locationId }, idempotencyKey: keys.of(id) },
      update: (cache) => {
        changeList(cache, id, (list) => ({ ...list, holds: true, itemCount: list.itemCount + 1 }));
        const list = cache.identify({ __typename: 'TripList', id });
        if (list) cache.evict({ id: list, fieldName: 'items' });
      },
    });
  };

  const takeOut = async ({ id }: Pick<OwnListFragment, 'id'>): Promise<void> => {
    // Put in again afterwards, it is another call.
    keys.forget(id);
    await client.mutate({
      mutation: RemoveListItemDocument,
      variables: { id, locationId },
      // The answer has the list as it is now: its items and their number.
      update: (cache) => changeList(cache, id, (list) => ({ ...list, holds: false })),
    });
  };

  const addToNew = async (name: string): Promise<void> => {
    const { data: made } = await client.mutate({
      mutation: CreateListDocument,
      variables: { input: { name, description: null, isPublic: false }, idempotencyKey: keys.of(`new ${name}`) },
      update: (cache, { data: answer }) => {
        if (!answer) return;
        const list = { ...answer.createTripList, holds: false };
        changePage(cache, (page) =>
          page.lists.some(({ id }) => id === list.id)
            ? page
            : { ...page, total: page.total + 1, lists: [list, ...page.lists] },
        );
      },
    });
    if (made) await addTo(made.createTripList);
  };

  return {
    page: data?.tripLists,
    failed: error !== undefined && !data,
    refetch: () => void refetch().catch(() => undefined),
    showMore: (offset: number) => fetchMore({ variables: { offset } }),
    addTo,
    addToNew,
    takeOut,
  };
};
