import { requireMember } from '@wellspring/platform/subgraph/rights';
import type { VisitChange } from '../domain/mark.ts';
import type { CompleteResolvers, VisitInput } from '../generated/graphql.ts';
import type { ListsUseCases } from '../use-cases.ts';
import type { badgeResolvers } from './badge-resolvers.ts';
import type { ListsContext } from './context.ts';
import { requestedPage } from '@wellspring/platform/subgraph/requested-page';
import { exportResolvers } from './export-resolvers.ts';
import { tripListResolvers } from './trip-list-resolvers.ts';
import { viewerOf } from '@wellspring/platform/subgraph/define-subgraph';

/** Absent fields stay; null removes. */
const changeOf = ({ visitStatus, ...input }: VisitInput): VisitChange => ({
  ...(visitStatus != null && { visitStatus }),
  ...(input.visitDate !== undefined && { visitDate: input.visitDate }),
  ...(input.notes !== undefined && { notes: input.notes }),
  ...(input.rating !== undefined && { rating: input.rating }),
});

/** Reads the arguments and calls a use case. Permissions are in rights.ts. */
export const listsResolvers = (
  useCases: ListsUseCases,
  badges: ReturnType<typeof badgeResolvers>,
): CompleteResolvers<ListsContext> => {
  const { Query, Mutation, ...tripLists } = tripListResolvers(useCases);
  const { Query: exports, ...exported } = exportResolvers(useCases);
  return {
    Query: {
      ...Query,
      ...exports,
      favorites: (_, page, { actor }) => useCases.favorites(viewerOf(actor), requestedPage(page)),
      visits: (_, { status, ...page }, { actor }) => {
        const filter = status === 'visited' || status === 'want_to_visit' ? status : undefined;
        return useCases.visits(viewerOf(actor), filter, requestedPage(page));
      },
      ...badges.Query,
      markedLocations: (_, __, { actor }) => useCases.markedLocations(requireMember(actor).id),
    },
    Mutation: {
      ...Mutation,
      ...badges.Mutation,
      favorite: async (_, { locationId, isFavorite }, { actor, markOf }) => {
        const mark = await useCases.favorite(locationId, isFavorite ?? null, viewerOf(actor));
        markOf.prime(locationId, mark);
        return { id: locationId };
      },
      visit: async (_, { locationId, input }, { actor, markOf }) => {
        const mark = await useCases.visit(locationId, changeOf(input), viewerOf(actor));
        markOf.prime(locationId, mark);
        return { id: locationId };
      },
    },
    Location: {
      isFavorite: async ({ id }, _, { actor, markOf }) =>
        actor.kind === 'member' ? ((await markOf.load(id))?.isFavorite ?? false) : null,
      visitStatus: async ({ id }, _, { actor, markOf }) =>
        actor.kind === 'member' ? ((await markOf.load(id))?.visitStatus ?? 'none') : null,
      visit: async ({ id }, _, { markOf }) => {
        const mark = await markOf.load(id);
        return mark && mark.visitStatus !== 'none' ? mark : null;
      },
      favoriteCount: ({ id }) => useCases.favoritesAt(id),
      visitCount: ({ id }) => useCases.visitsAt(id),
      listItemCount: ({ id }) => useCases.listsWith(id),
    },
    Visit: { updatedAt: ({ visitAt }) => visitAt ?? new Date(0) },
    ...tripLists,
    ...exported,
    User: badges.User,
    Badge: badges.Badge,
  };
};
