import type { ApolloClient } from '@apollo/client';

/** Lists of what a member keeps: which places are in them changes by what is done elsewhere. */
const OWN_LISTS = ['favorites', 'visits'] as const;

/** Requests the member's own lists again: at once where they are shown, else when they are shown again. */
export const forgetOwnLists = ({ cache }: ApolloClient): void => {
  for (const fieldName of OWN_LISTS) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
};

/** After a place was submitted: all that lists places, the member's own and everybody's. */
export const forgetLocationLists = (client: ApolloClient): void => {
  for (const fieldName of ['locations', 'myLocations']) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
  forgetOwnLists(client);
};
