import { readFileSync } from 'node:fs';
import { TOPICS } from '@wellspring/events/topics';
import type { ServiceContext, WiredService } from '@wellspring/platform/service/service-context';
import { openServiceDocuments, wireService } from '@wellspring/platform/service/wire-service';
import { defineSubgraph } from '@wellspring/platform/subgraph/define-subgraph';
import { siteSettingStore } from './adapters/site-setting-store.ts';
import type { ModerationSettings } from './config.ts';
import { moderationService } from './service.ts';

const NAME = 'moderation';
const typeDefs = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');

/** Chooses moderation's engines by its settings and puts the service together. */
export const wireModeration = async (context: ServiceContext<ModerationSettings>): Promise<WiredService> => {
  const documents = await openServiceDocuments(NAME, context);
  const { resolvers, rights, contextFor, consumers } = moderationService({
    siteSettings: siteSettingStore(documents),
    now: () => new Date(),
  });
  return wireService(context, {
    documents,
    consumers,
    topics: [TOPICS.moderation],
    commands: [],
    subgraph: defineSubgraph({ name: NAME, typeDefs, resolvers, rights, contextFor }),
  });
};
