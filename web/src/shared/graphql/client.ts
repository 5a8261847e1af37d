import { ApolloClient, InMemoryCache, type FieldPolicy, type Reference, type TypePolicies } from '@apollo/client';
import { terminatingLink, type ExecuteOperation } from './link.ts';

type ReviewPage = { readonly reviews: readonly Reference[] } | null;
type ListPage = { readonly lists: readonly Reference[] };

/** Those that are known, and of the others those that are new. */
const withMore = (existing: readonly Reference[], others: readonly Reference[]): readonly Reference[] => {
  const ids = new Set(existing.map(({ __ref }) => __ref));
  return [...existing, ...others.filter(({ __ref }) => !ids.has(__ref))];
};

/** One list a place: what comes from further down is added to it, what comes from its start takes its place. */
const reviews: FieldPolicy<ReviewPage> = {
  keyArgs: false,
  merge: (existing, incoming, { args }) => {
    if (!existing || !args?.['offset']) return incoming;
    if (!incoming) return existing;
    return { ...incoming, reviews: withMore(existing.reviews, incoming.reviews) };
  },
};

/** The member's own lists: one list as well. */
const tripLists: FieldPolicy<ListPage> = {
  keyArgs: false,
  merge: (existing, incoming, { args }) =>
    existing && args?.['offset'] ? { ...incoming, lists: withMore(existing.lists, incoming.lists) } : incoming,
};

/** One location has as many distances as there are points that it was looked for from: each belongs to its list. */
const typePolicies: TypePolicies = {
  Query: { fields: { tripLists } },
  Location: {
    fields: {
      reviews,
      distanceKm: { keyArgs: (_args, { variables }) => `distanceKm:${JSON.stringify(variables?.['filter'] ?? null)}` },
    },
  },
  // Cards and suggestions ask for a part of these, pages for all.
  KindsFact: { merge: true },
  StatusFact: { merge: true },
  OpeningHoursFact: { merge: true },
};

/** The client of a browser. */
export const graphClient = (execute: ExecuteOperation): ApolloClient =>
  new ApolloClient({
    cache: new InMemoryCache({ typePolicies }),
    link: terminatingLink(execute),
    queryDeduplication: true,
  });
