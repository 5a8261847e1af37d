import type { Consumer } from '@wellspring/platform/bus/port';
import { catalogContext } from './graphql/context.ts';
import { catalogResolvers } from './graphql/resolvers.ts';
import { searchConsumer } from './events/search.ts';
import type { Geocoder, LocationStore, SearchIndex } from './ports.ts';
import { changeLocation, deleteLocation, unverifyLocation, verifyLocation } from './use-cases/change-location.ts';
import { findLocation, searchLocations, suggestLocations } from './use-cases/find-locations.ts';
import { importLocations } from './use-cases/import-locations.ts';
import { indexLocations } from './use-cases/index-locations.ts';
import { rebuildSearch } from './use-cases/rebuild-search.ts';
import { submitLocation } from './use-cases/submit-location.ts';

export type CatalogDeps = {
  readonly locations: LocationStore;
  readonly index: SearchIndex;
  readonly geocode: Geocoder;
  readonly newId: () => string;
  readonly now: () => Date;
};

const useCasesOf = (deps: CatalogDeps) => ({
  findLocation: findLocation(deps),
  searchLocations: searchLocations(deps),
  suggestLocations: suggestLocations(deps),
  showMap: deps.index.map,
  geocode: deps.geocode,
  submitLocation: submitLocation(deps),
  verifyLocation: verifyLocation(deps),
  unverifyLocation: unverifyLocation(deps),
  changeLocation: changeLocation(deps),
  deleteLocation: deleteLocation(deps),
  importLocations: importLocations(deps),
  rebuildSearch: rebuildSearch(deps),
});

export type CatalogUseCases = ReturnType<typeof useCasesOf>;

/** The catalog from its ports alone: what it can do, what it adds to the graph, what it listens to. */
export const catalogService = (deps: CatalogDeps) => {
  const useCases = useCasesOf(deps);
  const consumers: readonly Consumer[] = [searchConsumer(indexLocations(deps))];
  return {
    useCases,
    resolvers: catalogResolvers(useCases),
    contextFor: catalogContext(deps.locations),
    consumers,
  };
};
