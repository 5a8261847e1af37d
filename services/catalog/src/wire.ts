import { readFileSync } from 'node:fs';
import { withoutPersonalValues } from '@wellspring/events/acts';
import { TOPICS } from '@wellspring/events/topics';
import { erasureStore } from '@wellspring/member-erasure/member-erasure';
import { openLimits } from '@wellspring/platform/documents/limits';
import { openImages } from '@wellspring/platform/images/images';
import { sweepImages } from '@wellspring/platform/images/sweep';
import { repeat } from '@wellspring/platform/lifecycle/repeat';
import { pictureExamination } from '@wellspring/platform/service/picture-examination';
import { openRequestKeys } from '@wellspring/platform/documents/request-keys';
import { newId } from '@wellspring/platform/ids';
import type { ServiceContext, WiredService } from '@wellspring/platform/service/service-context';
import { openServiceDocuments, wireService } from '@wellspring/platform/service/wire-service';
import { defineSubgraph } from '@wellspring/platform/subgraph/define-subgraph';
import { adminRights } from './adapters/admin-rights.ts';
import { declaredEdition } from './adapters/declared-sources.ts';
import { deletedSources } from './adapters/deleted-sources.ts';
import { deletionNotes } from './adapters/deletion-notes.ts';
import { openGazetteer } from './adapters/gazetteer.ts';
import { locationStore } from './adapters/location-store.ts';
import { nominatim } from './adapters/nominatim.ts';
import { openHoursParser } from './adapters/opening-hours/parse-hours.ts';
import { openResearcher } from './adapters/research/open-researcher.ts';
import { proposalStore } from './adapters/proposal-store.ts';
import { reviewPhotoStore } from './adapters/review-photo-store.ts';
import { siteSettingStore } from './adapters/site-setting-store.ts';
import { readThermalSprings } from './adapters/thermal-springs.ts';
import { SEARCH_GROUP } from './events/consumers.ts';
import { fillSearchCommand } from './commands/fill-search-command.ts';
import { importCommand } from './commands/import-command.ts';
import { importedPlacesCommand } from './commands/imported-places-command.ts';
import { rebuildCommand } from './commands/rebuild-command.ts';
import type { CatalogSettings } from './config.ts';
import type { SearchIndex } from './search-ports.ts';
import { catalogService } from './service.ts';
import { LOCATION_PHOTOS } from './use-cases/add-location-photos.ts';
import { importBrake } from './import-brake.ts';
import { searchExamination } from './search-examination.ts';
import { searchCheck, searchMaintenance } from './search-maintenance.ts';
import { longTexts } from './graphql/long-texts.ts';

const NAME = 'catalog';
const typeDefs = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');

const SWEEP_MS = 60 * 60 * 1_000;
const RENEWAL_MS = 60 * 60 * 1_000;
const CLOSURES_MS = 10 * 60 * 1_000;
const now = (): Date => new Date();

/** The engine that is not chosen is not loaded: the client of Elasticsearch needs memory that other installations save. */
const openSearch = async ({ settings, folder }: ServiceContext<CatalogSettings>): Promise<SearchIndex> => {
  if (settings.ELASTICSEARCH_URL !== undefined) {
    const { openElasticsearch } = await import('./adapters/search-elasticsearch.ts');
    return openElasticsearch({
      url: settings.ELASTICSEARCH_URL,
      apiKey: settings.ELASTICSEARCH_API_KEY,
      username: settings.ELASTICSEARCH_USERNAME,
      password: settings.ELASTICSEARCH_PASSWORD,
    });
  }
  const { openEmbeddedSearch } = await import('./adapters/search-embedded.ts');
  return openEmbeddedSearch({ folder: folder() });
};

/** Chooses catalog's engines by its settings and puts the service together. */
export const wireCatalog = async (context: ServiceContext<CatalogSettings>): Promise<WiredService> => {
  const { GEOCODER_URL } = context.settings;
  const documents = await openServiceDocuments(NAME, context);
  const index = await context.lifecycle.open(
    'search index',
    () => openSearch(context),
    (open) => open.close(),
  );
  const hours = await context.lifecycle.open(
    'opening hours',
    async () => openHoursParser(),
    async (open) => open.close(),
  );
  const limits = openLimits(documents, now);
  const requestKeys = openRequestKeys(documents, now);
  const locations = locationStore(documents);
  const { resolvers, rights, contextFor, consumers, useCases, ratings } = catalogService({
    locations,
    deletedSources: deletedSources(documents),
    deletionNotes: deletionNotes(documents),
    adminRights: adminRights(documents),
    proposals: proposalStore(documents),
    reviewPhotos: reviewPhotoStore(documents),
    siteSettings: siteSettingStore(documents),
    erasures: erasureStore(documents),
    index,
    researcher: await openResearcher(context.settings, context.log),
    springs: readThermalSprings,
    declaredEdition,
    geocoder: GEOCODER_URL ? nominatim({ url: GEOCODER_URL }) : null,
    gazetteer: openGazetteer(),
    searchIsClose: importBrake({ behind: () => searchBehind(), log: context.log, clock: () => performance.now() }),
    parseHours: hours.parse,
    images: openImages(context.objects),
    countCalls: (limit, memberId) => limits.count(limit, memberId),
    newId,
    now,
    log: context.log,
  });
  repeat(
    'the sweep of photos',
    SWEEP_MS,
    () => sweepImages(context.objects, LOCATION_PHOTOS, (keys) => useCases.photoKeysAmong(keys), now()),
    context,
  );
  repeat('the renewal of places', RENEWAL_MS, useCases.renewLocations, context);
  repeat('the end of closures', CLOSURES_MS, useCases.endClosures, context);
  await context.lifecycle.open(
    'ratings on their way to search',
    () => ratings,
    (open) => open.flush(),
  );
  /** Changes that are stored and not yet in the index: facts that wait to go out, and those that are out. */
  const searchBehind = async (): Promise<number> => {
    const lag = await context.bus.lag(SEARCH_GROUP, [TOPICS.catalog]);
    return lag + (await documents.waiting());
  };
  const maintenance = await context.lifecycle.open(
    'search maintenance',
    () =>
      searchMaintenance({
        ...useCases,
        designPoint: index.designPoint,
        isCaughtUp: async () => (await searchBehind()) === 0,
        log: context.log,
      }),
    (open) => open.stop(),
  );
  return wireService(context, {
    documents,
    consumers,
    topics: [TOPICS.catalog, TOPICS.reviews, TOPICS.identity, TOPICS.moderation],
    subgraph: defineSubgraph({ name: NAME, typeDefs, resolvers, rights, longTexts, requestKeys, contextFor }),
    commands: [
      importCommand(useCases.importLocations),
      importedPlacesCommand(locations),
      fillSearchCommand(useCases.fillSearch),
      rebuildCommand(useCases.rebuildSearch, async () => (await locations.fingerprint()).count),
    ],
    rewrites: [
      {
        name: 'acts on places without their values',
        topics: [TOPICS.catalog],
        change: async (messages) =>
          messages.map((message) => {
            const data = withoutPersonalValues(message);
            return data && { key: message.key, data };
          }),
      },
    ],
    // Not awaited: without search the rest works, and while Elasticsearch is away there is nothing to build. Places of earlier versions
    // are shown meanwhile, without what their texts say.
    started: () => {
      maintenance.begin();
      useCases.renewLocations().catch((error: unknown) => context.log.warn({ err: error }, 'places are renewed later'));
      useCases
        .endClosures()
        .catch((error: unknown) => context.log.warn({ err: error }, 'closures that are over end later'));
    },
    examinations: [
      searchExamination({
        index,
        checkSearch: useCases.checkSearch,
        compare: useCases.compareSearch,
        isBehind: async () => (await searchBehind()) > 0,
      }),
      pictureExamination(context.objects, {
        about: 'photos of places',
        prefix: LOCATION_PHOTOS,
        named: (keys) => useCases.photoKeysAmong(keys),
        someNamed: (limit) => useCases.somePhotoKeys(limit),
      }),
    ],
    checks: { search: searchCheck(() => index.ping(), maintenance.level) },
  });
};
