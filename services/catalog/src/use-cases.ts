import type {
  DeletedSources,
  Gazetteer,
  Geocoder,
  LocationStore,
  ReviewPhotoStore,
  SearchIndex,
  SiteSettingStore,
} from './ports.ts';
import {
  changeLocation,
  deleteLocation,
  forgetMember,
  unverifyLocation,
  verifyLocation,
} from './use-cases/change-location.ts';
import { checkSearch } from './use-cases/check-search.ts';
import { geocode } from './use-cases/geocode.ts';
import {
  everyOwnLocation,
  findLocation,
  ownLocations,
  searchLocations,
  showMap,
  suggestLocations,
} from './use-cases/find-locations.ts';
import { importLocations } from './use-cases/import-locations.ts';
import { levelIndex, type LevelOptions } from './use-cases/level-index.ts';
import { oneAtATime } from './use-cases/one-at-a-time.ts';
import { rateLocation } from './use-cases/rate-location.ts';
import { rebuildSearch } from './use-cases/rebuild-search.ts';
import { showGallery } from './use-cases/show-gallery.ts';
import { submitLocation } from './use-cases/submit-location.ts';

export type CatalogDeps = {
  readonly locations: LocationStore;
  readonly deletedSources: DeletedSources;
  readonly reviewPhotos: ReviewPhotoStore;
  readonly siteSettings: SiteSettingStore;
  readonly index: SearchIndex;
  /** knows addresses, and may be somebody else's service; null: there is the gazetteer alone */
  readonly geocoder: Geocoder | null;
  readonly gazetteer: Gazetteer;
  /** resolves when an import may write so many rows more: search is not far behind */
  readonly searchIsClose: (rows: number) => Promise<void>;
  readonly newId: () => string;
  readonly now: () => Date;
};

/** All that catalog can do, from its ports alone. */
export const catalogUseCases = (given: CatalogDeps) => {
  const deps = { ...given, inTurn: oneAtATime() };
  return {
    findLocation: findLocation(deps),
    ownLocations: ownLocations(deps),
    everyOwnLocation: everyOwnLocation(deps),
    searchLocations: searchLocations(deps),
    suggestLocations: suggestLocations(deps),
    showMap: showMap(deps),
    showGallery: showGallery(deps),
    geocode: geocode(deps),
    submitLocation: submitLocation({ ...deps, geocode: (text, limit) => geocode(deps)(text, limit, true) }),
    verifyLocation: verifyLocation(deps),
    unverifyLocation: unverifyLocation(deps),
    changeLocation: changeLocation(deps),
    deleteLocation: deleteLocation(deps),
    forgetMember: forgetMember(deps),
    rateLocation: rateLocation(deps),
    importLocations: importLocations(deps),
    checkSearch: checkSearch(deps),
    levelSearch: (options?: LevelOptions) => levelIndex(deps.locations, deps.index, options),
    rebuildSearch: rebuildSearch(deps),
  };
};

export type CatalogUseCases = ReturnType<typeof catalogUseCases>;
