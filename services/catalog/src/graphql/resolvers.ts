import { requireAdmin, requireMember } from '@wellspring/platform/subgraph/rights';
import { GEOCODE_RESULTS_MAX, SUGGESTIONS_MAX } from '@wellspring/rest-contract/listing-limits';
import { CATEGORIES } from '../domain/categories.ts';
import { mayKnowMember } from '../domain/publication.ts';
import { checkMapQuery, checkQuery, checkText } from '../domain/search/check-query.ts';
import type { Resolvers } from '../generated/graphql.ts';
import type { CatalogUseCases } from '../use-cases.ts';
import type { CatalogContext } from './context.ts';
import { detailsOf, queryOf } from './location-input.ts';

const PAGE = 50;

const categoryById = (id: number) => CATEGORIES.find((category) => category.id === id) ?? null;

/** Checks who asks, reads what is asked, calls a use case. */
export const catalogResolvers = (useCases: CatalogUseCases): Resolvers<CatalogContext> => ({
  Query: {
    locations: async (_, { filter, sort, limit, offset }) => {
      const query = checkQuery(queryOf(filter, { sort, limit: limit ?? PAGE, offset: offset ?? 0 }));
      const { items, total } = await useCases.searchLocations(query);
      return { locations: items, total };
    },
    location: (_, { id }, { viewer }) => useCases.findLocation(id, viewer),
    map: async (_, { box, zoom, categoryId, search }) => {
      const text = checkText(search);
      return useCases.showMap(
        checkMapQuery({
          box,
          zoom,
          ...(categoryId == null ? {} : { categoryId }),
          ...(text === undefined ? {} : { text }),
        }),
      );
    },
    suggestLocations: async (_, { q }) => {
      const text = checkText(q);
      return text === undefined ? [] : useCases.suggestLocations(text, SUGGESTIONS_MAX);
    },
    geocode: async (_, { q }) => {
      const text = checkText(q);
      return text === undefined ? [] : useCases.geocode(text, GEOCODE_RESULTS_MAX);
    },
    categories: () => CATEGORIES,
  },
  Mutation: {
    submitLocation: (_, { input }, { actor }) => {
      const { id } = requireMember(actor);
      return useCases.submitLocation({
        details: detailsOf(input),
        submittedBy: id,
        isClaimed: input.isClaimed ?? false,
      });
    },
    verifyLocation: (_, { id }, { actor }) => {
      requireAdmin(actor);
      return useCases.verifyLocation(id);
    },
    unverifyLocation: (_, { id }, { actor }) => {
      requireAdmin(actor);
      return useCases.unverifyLocation(id);
    },
    changeLocation: (_, { id, input }, { actor }) => {
      requireAdmin(actor);
      return useCases.changeLocation(id, detailsOf(input));
    },
    deleteLocation: (_, { id }, { actor }) => {
      requireAdmin(actor);
      return useCases.deleteLocation(id);
    },
  },
  Location: {
    __resolveReference: ({ id }, { locationById }) => locationById.load(id),
    latitude: ({ coordinates }) => coordinates?.latitude ?? null,
    longitude: ({ coordinates }) => coordinates?.longitude ?? null,
    category: ({ categoryId }) => categoryById(categoryId),
    submittedBy: ({ submittedBy }, _, { viewer }) => (mayKnowMember(viewer, submittedBy) ? submittedBy : null),
    claimedBy: ({ claimedBy }, _, { viewer }) => (mayKnowMember(viewer, claimedBy) ? claimedBy : null),
    averageRating: ({ rating }) => rating.average,
    reviewCount: ({ rating }) => rating.count,
    source: ({ provenance }) => provenance?.source ?? null,
    licence: ({ provenance }) => provenance?.licence ?? null,
  },
  Category: { __resolveReference: ({ id }) => categoryById(id) },
});
