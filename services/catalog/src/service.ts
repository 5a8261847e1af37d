import type { Consumer } from '@wellspring/platform/bus/port';
import { searchConsumer } from './events/search.ts';
import { catalogContext } from './graphql/context.ts';
import { catalogResolvers } from './graphql/resolvers.ts';
import { catalogUseCases, type CatalogDeps } from './use-cases.ts';
import { indexLocations } from './use-cases/index-locations.ts';

/** The catalog from its ports alone: what it can do, what it adds to the graph, what it listens to. */
export const catalogService = (deps: CatalogDeps) => {
  const useCases = catalogUseCases(deps);
  const consumers: readonly Consumer[] = [searchConsumer(indexLocations(deps))];
  return { useCases, resolvers: catalogResolvers(useCases), contextFor: catalogContext(deps.locations), consumers };
};
