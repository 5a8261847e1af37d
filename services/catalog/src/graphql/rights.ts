import type { Rights } from '@wellspring/platform/subgraph/rights';

/** Who may ask the catalog for what. Whose locations somebody sees is the domain's rule (domain/publication.ts). */
export const catalogRights = {
  'Query.locations': 'everyone',
  'Query.location': 'everyone',
  'Query.exportLocations': 'member over REST',
  'Query.myLocations': 'member',
  'Query.map': 'everyone',
  'Query.suggestLocations': 'everyone',
  'Query.geocode': 'everyone',
  'Query.similarLocations': 'member',
  'Query.categories': 'everyone',
  'Query.adminLocations': 'admin',
  'Query.deletedLocation': 'member',
  'Mutation.submitLocation': 'member',
  'Mutation.researchLocation': 'member',
  'Mutation.addLocationPhotos': 'member over REST',
  'Mutation.changeLocationPhoto': 'member',
  'Mutation.deleteLocationPhoto': 'member',
  'Mutation.verifyLocation': 'admin',
  'Mutation.verifyLocations': 'admin',
  'Mutation.changeLocation': 'admin',
  'Mutation.deleteLocation': 'admin',
  'Location.*': 'everyone',
  'Category.*': 'everyone',
} as const satisfies Rights;
