import { readFileSync } from 'node:fs';
import { TOPICS } from '@wellspring/events/topics';
import { newId } from '@wellspring/platform/ids';
import { openServiceDocuments, wireService } from '@wellspring/platform/lifecycle/wired-service';
import type { Surroundings, WiredService } from '@wellspring/platform/lifecycle/wired-service';
import { defineSubgraph } from '@wellspring/platform/subgraph/define-subgraph';
import { openGazetteer } from './adapters/gazetteer.ts';
import { locationStore } from './adapters/location-store.ts';
import { nominatim } from './adapters/nominatim.ts';
import { openElasticsearch } from './adapters/search-elasticsearch.ts';
import { openEmbeddedSearch } from './adapters/search-embedded.ts';
import { importCommand } from './commands/import-command.ts';
import { rebuildCommand } from './commands/rebuild-command.ts';
import type { CatalogSettings } from './config.ts';
import { catalogService } from './service.ts';
import { isSearchLost } from './use-cases/is-search-lost.ts';

const NAME = 'catalog';
const typeDefs = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');

/** Chooses catalog's engines by its settings and puts the service together. */
export const wireCatalog = async (around: Surroundings<CatalogSettings>): Promise<WiredService> => {
  const { ELASTICSEARCH_URL, GEOCODER_URL } = around.settings;
  const documents = await openServiceDocuments(NAME, around);
  const index = await around.lifecycle.open(
    'search index',
    () =>
      ELASTICSEARCH_URL
        ? openElasticsearch({ url: ELASTICSEARCH_URL })
        : openEmbeddedSearch({ folder: around.folder() }),
    (open) => open.close(),
  );
  const locations = locationStore(documents);
  const { resolvers, contextFor, consumers, useCases } = catalogService({
    locations,
    index,
    geocode: GEOCODER_URL ? nominatim({ url: GEOCODER_URL }) : openGazetteer(),
    newId,
    now: () => new Date(),
  });
  const isLost = isSearchLost({ locations, index });
  const findSearchAgain = async (): Promise<void> => {
    if (!(await isLost())) return;
    around.log.warn('the search index is empty, it is built anew');
    await useCases.rebuildSearch();
  };
  return wireService(around, {
    documents,
    consumers,
    topics: [TOPICS.catalog],
    subgraph: defineSubgraph({ name: NAME, typeDefs, resolvers, contextFor }),
    commands: { import: importCommand(useCases.importLocations), rebuild: rebuildCommand(useCases.rebuildSearch) },
    // Not awaited: without search the rest works, and while Elasticsearch is away there is nothing to build.
    started: () =>
      void findSearchAgain().catch((error: unknown) =>
        around.log.warn({ err: error }, 'the search index could not be looked at'),
      ),
    checks: { search: () => index.ping() },
  });
};
