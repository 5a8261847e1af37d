import type { Images } from '@wellspring/platform/images/images';
import type { AdminRights } from './domain/admin-list.ts';
import type { DeletionNotes } from './domain/deletion-note.ts';
import type { Location } from './domain/location.ts';
import { openingHoursAt } from './domain/opening-hours.ts';
import type { ListedPlace } from './domain/research/listed-place.ts';
import type {
  CountCalls,
  DeletedSources,
  Gazetteer,
  DeclaredEdition,
  Geocoder,
  LocationStore,
  Researcher,
  ReviewPhotoStore,
  SiteSettingStore,
} from './ports.ts';
import type { ParseHours } from './hours-ports.ts';
import type { SearchIndex } from './search-ports.ts';
import type { ProposalStore } from './proposal-ports.ts';
import { addLocationPhotos } from './use-cases/add-location-photos.ts';
import { adminLocations } from './use-cases/admin-locations.ts';
import { changeLocation, unverifyLocation, verifyLocation } from './use-cases/change-location.ts';
import { checkEditedPoint } from './use-cases/check-edited-point.ts';
import { checkSearch } from './use-cases/check-search.ts';
import { decideProposal } from './use-cases/decide-proposal.ts';
import { deletedLocation, deleteLocation } from './use-cases/delete-location.ts';
import { doubtPoint } from './use-cases/doubt-point.ts';
import { endClosures } from './use-cases/end-closures.ts';
import { checkHours, evaluateHours } from './use-cases/evaluate-hours.ts';
import { fillSearch } from './use-cases/fill-search.ts';
import { forgetMember } from './use-cases/forget-member.ts';
import { geocode } from './use-cases/geocode.ts';
import { findLocation, searchLocations, showMap, suggestLocations } from './use-cases/find-locations.ts';
import { everyOwnLocation, ownLocations } from './use-cases/own-locations.ts';
import { importLocations } from './use-cases/import-locations.ts';
import { reconcileIndex, type ReconcileOptions } from './use-cases/reconcile-index.ts';
import { changeLocationPhoto, deleteLocationPhoto } from './use-cases/location-photos.ts';
import { locateAddress } from './use-cases/locate-address.ts';
import { placesOfPins } from './use-cases/places-of-pins.ts';
import { locationRows } from './use-cases/location-rows.ts';
import type { MeaningCache } from './use-cases/meaning-cache.ts';
import { keyedQueue } from './use-cases/keyed-queue.ts';
import { claimLocation, correctLocation } from './use-cases/make-proposal.ts';
import { rateLocation } from './use-cases/rate-location.ts';
import { rebuildSearch } from './use-cases/rebuild-search.ts';
import { removeProposalsAt, removeProposalsOfMember, settleProposal } from './use-cases/remove-proposals.ts';
import { renewLocations } from './use-cases/renew-locations.ts';
import { researchOpenData } from './use-cases/research-open-data.ts';
import { researchLocation } from './use-cases/research-location.ts';
import { showGallery } from './use-cases/show-gallery.ts';
import { similarLocations } from './use-cases/similar-locations.ts';
import { submitLocation } from './use-cases/submit-location.ts';
import { telephonesOf } from './use-cases/telephones-of.ts';
import { townNearby } from './use-cases/town-nearby.ts';
import { countUnparsedTexts, listUnparsedTexts } from './use-cases/unparsed-texts.ts';
import { understandText } from './use-cases/understand-text.ts';
import { verifyLocations } from './use-cases/verify-locations.ts';

/** The best matches of a search: what somebody names is among them. */
const RESEARCHED_AMONG = 20;

/** Proposals of one member for one place that are shown; the graph states this most. The member's own copy has all. */
const PROPOSALS_SHOWN = 50;

export type CatalogDeps = {
  readonly locations: LocationStore;
  readonly deletedSources: DeletedSources;
  readonly deletionNotes: DeletionNotes;
  readonly reviewPhotos: ReviewPhotoStore;
  readonly siteSettings: SiteSettingStore;
  readonly adminRights: AdminRights;
  readonly proposals: ProposalStore;
  readonly index: SearchIndex;
  readonly meanings: MeaningCache;
  /** finds addresses, and may be an external service; null: only the gazetteer is used */
  readonly geocoder: Geocoder | null;
  readonly gazetteer: Gazetteer;
  /** uses an external language model; null: only open data is used */
  readonly researcher: Researcher | null;
  /** the springs of the bundled list */
  readonly springs: () => Promise<readonly ListedPlace[]>;
  readonly declaredEdition: DeclaredEdition;
  /** resolves when an import may write so many rows more: search is not far behind */
  readonly searchIsClose: (rows: number) => Promise<void>;
  /** reads opening hours; where it is away, they are read later */
  readonly parseHours: ParseHours;
  readonly images: Images;
  readonly countCalls: CountCalls;
  readonly newId: () => string;
  readonly now: () => Date;
};

/** The use cases of the catalog, built from its ports. */
export const catalogUseCases = (given: CatalogDeps) => {
  const deps = { ...given, enqueue: keyedQueue(), evaluateHours: evaluateHours(given), checkHours: checkHours(given) };
  const understandAnew = understandText(deps);
  const understand = (text: string) => deps.meanings.of(text, () => understandAnew(text));
  const published = async (text: string) =>
    (await searchLocations(deps, understand)({ text, limit: RESEARCHED_AMONG, offset: 0 })).items;
  const researcher = deps.researcher ?? researchOpenData({ ...deps, published });
  const doubt = doubtPoint(deps);
  const checkingPoint = { ...deps, checkEditedPoint: checkEditedPoint({ doubtPoint: doubt }) };
  const locate = locateAddress(deps);
  return {
    doubtPoint: doubt,
    locateAddress: locate,
    findLocation: findLocation(deps),
    ownLocations: ownLocations(deps),
    everyOwnLocation: everyOwnLocation(deps),
    searchLocations: searchLocations(deps, understand),
    locationRows: locationRows(deps),
    suggestLocations: suggestLocations(deps),
    similarLocations: similarLocations(deps),
    showMap: showMap(deps, understand),
    placesOfPins: placesOfPins(deps),
    showGallery: showGallery(deps),
    telephonesOf: telephonesOf(deps),
    townNearby: townNearby(deps),
    openingHoursOf: (location: Location) => openingHoursAt(location, deps.now()),
    geocode: geocode(deps),
    submitLocation: submitLocation({ ...deps, locate, doubtPoint: doubt }),
    researchLocation: researchLocation({ ...deps, researcher }),
    adminLocations: adminLocations(deps),
    countUnparsedTexts: countUnparsedTexts(deps),
    listUnparsedTexts: listUnparsedTexts(deps),
    addLocationPhotos: addLocationPhotos(deps),
    changeLocationPhoto: changeLocationPhoto(deps),
    deleteLocationPhoto: deleteLocationPhoto(deps),
    verifyLocation: verifyLocation(deps),
    unverifyLocation: unverifyLocation(deps),
    verifyLocations: verifyLocations(deps),
    changeLocation: changeLocation(checkingPoint),
    deleteLocation: deleteLocation(deps),
    deletedLocation: deletedLocation(deps),
    forgetMember: async (memberId: string): Promise<void> => {
      await removeProposalsOfMember(deps)(memberId);
      await forgetMember(deps)(memberId);
    },
    claimLocation: claimLocation(deps),
    correctLocation: correctLocation(checkingPoint),
    decideProposal: decideProposal(deps),
    settleProposal: settleProposal(deps),
    removeProposalsAt: removeProposalsAt(deps),
    proposalsOf: (memberId: string, locationId: string) =>
      deps.proposals.ofMemberAt(memberId, locationId, PROPOSALS_SHOWN),
    everyProposalOf: (userId: string) => deps.proposals.ofMember(userId),
    /** Which of these pictures a place has, or would have once an admin accepts them. */
    photoKeysAmong: async (keys: readonly string[]): Promise<ReadonlySet<string>> => {
      const named = await Promise.all([deps.locations, deps.proposals].map((store) => store.photoKeysAmong(keys)));
      return new Set(named.flatMap((some) => [...some]));
    },
    somePhotoKeys: async (limit: number): Promise<readonly string[]> => {
      const named = await Promise.all([deps.locations, deps.proposals].map((store) => store.somePhotoKeys(limit)));
      return named.flat().slice(0, limit);
    },
    ownProposals: (userId: string, page: Parameters<ProposalStore['pageOfMember']>[1]) =>
      deps.proposals.pageOfMember(userId, page),
    proposalPage: (query: Parameters<ProposalStore['page']>[0]) => deps.proposals.page(query),
    rateLocation: rateLocation(deps),
    importLocations: importLocations(deps),
    checkSearch: checkSearch(deps),
    rankUnranked: () => deps.locations.rankUnranked(),
    fillSearch: fillSearch(deps),
    reconcileSearch: (options?: ReconcileOptions) => reconcileIndex(deps.locations, deps.index, options),
    /** The same walk, which writes nothing. */
    compareSearch: (signal: AbortSignal) =>
      reconcileIndex(deps.locations, { entries: () => deps.index.entries(), write: async () => undefined }, { signal }),
    renewLocations: renewLocations(deps),
    endClosures: endClosures(deps),
    rebuildSearch: rebuildSearch(deps),
    expungeSearch: () => deps.index.expunge(),
  };
};

export type CatalogUseCases = ReturnType<typeof catalogUseCases>;
