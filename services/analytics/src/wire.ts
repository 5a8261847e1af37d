import { readFileSync } from 'node:fs';
import { TOPICS } from '@wellspring/events/topics';
import { openServiceDocuments, wireService } from '@wellspring/platform/lifecycle/wired-service';
import type { Surroundings, WiredService } from '@wellspring/platform/lifecycle/wired-service';
import { defineSubgraph } from '@wellspring/platform/subgraph/define-subgraph';
import { placesSeen } from './adapters/places-seen.ts';
import type { AnalyticsSettings } from './config.ts';
import { analyticsService } from './service.ts';

const NAME = 'analytics';
const typeDefs = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');

/** Chooses analytics' engine by its settings and puts the service together. */
export const wireAnalytics = async (around: Surroundings<AnalyticsSettings>): Promise<WiredService> => {
  const documents = await openServiceDocuments(NAME, around);
  const service = analyticsService({ places: placesSeen(documents), clock: () => performance.now() });
  const { resolvers, contextFor, consumers } = service;
  return wireService(around, {
    documents,
    consumers,
    topics: [TOPICS.catalog],
    subgraph: defineSubgraph({ name: NAME, typeDefs, resolvers, contextFor }),
    commands: {},
  });
};
