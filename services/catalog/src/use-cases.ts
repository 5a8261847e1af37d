import type { MapQuery } from './domain/search/query.ts';
import type { Geocoder, LocationStore, SearchIndex } from './ports.ts';
import { changeLocation, deleteLocation, unverifyLocation, verifyLocation } from './use-cases/change-location.ts';
import { findLocation, searchLocations, suggestLocations } from './use-cases/find-locations.ts';
import { importLocations } from './use-cases/import-locations.ts';
import { rebuildSearch } from './use-cases/rebuild-search.ts';
import { submitLocation } from './use-cases/submit-location.ts';

export type CatalogDeps = {
  readonly locations: LocationStore;
  readonly index: SearchIndex;
  readonly geocode: Geocoder;
  readonly newId: () => string;
  readonly now: () => Date;
};

/** All that catalog can do, from its ports alone. */
export const catalogUseCases = (deps: CatalogDeps) => ({
  findLocation: findLocation(deps),
  searchLocations: searchLocations(deps),
  suggestLocations: suggestLocations(deps),
  showMap: (query: MapQuery) => deps.index.map(query),
  geocode: deps.geocode,
  submitLocation: submitLocation(deps),
  verifyLocation: verifyLocation(deps),
  unverifyLocation: unverifyLocation(deps),
  changeLocation: changeLocation(deps),
  deleteLocation: deleteLocation(deps),
  importLocations: importLocations(deps),
  rebuildSearch: rebuildSearch(deps),
});

export type CatalogUseCases = ReturnType<typeof catalogUseCases>;
