import { ApolloClient, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { linkThrough, type Ask } from './link.ts';

/** The client of one visitor: one a browser, and on the server one a page. */
export const graphClient = (ask: Ask, known?: NormalizedCacheObject): ApolloClient => {
  const cache = new InMemoryCache();
  if (known) cache.restore(known);
  return new ApolloClient({ cache, link: linkThrough(ask), queryDeduplication: true });
};
