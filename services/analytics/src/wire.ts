import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { TOPICS } from '@wellspring/events/topics';
import { rebuildCommand } from '@wellspring/platform/commands/rebuild';
import type { RebuildCounts } from '@wellspring/platform/documents/rebuild-rows';
import type { ServiceContext, WiredService } from '@wellspring/platform/service/service-context';
import { openServiceDocuments, wireService } from '@wellspring/platform/service/wire-service';
import { defineSubgraph } from '@wellspring/platform/subgraph/define-subgraph';
import type { AnalyticsSettings } from './config.ts';
import { followChanges } from './events/follow-changes.ts';
import { rebuildStats, seenStores } from './rebuild.ts';
import { analyticsService } from './service.ts';

const NAME = 'analytics';
/** How long counts are made for each read after a change that no process of the group has handled. */
const LONGEST_LAG_MS = 60_000;
const typeDefs = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');

/** Chooses analytics' engine by its settings and puts the service together. */
export const wireAnalytics = async (context: ServiceContext<AnalyticsSettings>): Promise<WiredService> => {
  const documents = await openServiceDocuments(NAME, context);
  const stores = seenStores(documents);
  const service = analyticsService({
    ...stores,
    clock: () => performance.now(),
    sleep,
  });
  const { resolvers, rights, contextFor, consumers, stats } = service;
  const { signal } = context.lifecycle;
  const topics = [TOPICS.catalog, TOPICS.identity, TOPICS.reviews];
  const whenLevel = async (): Promise<void> => {
    const soon = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_LAG_MS)]);
    await Promise.all(consumers.map((each) => context.bus.whenLevel(each.group, each.topics, soon)));
  };
  const rebuild = rebuildStats({ live: stores, bus: context.bus, log: context.log });
  const recount = async (signal: AbortSignal): Promise<RebuildCounts> => {
    const counts = await rebuild(signal);
    stats.touch();
    return counts;
  };
  return wireService(context, {
    documents,
    consumers,
    topics,
    broadcasts: [{ name: 'statistics hints', topics, onMessage: followChanges({ stats, whenLevel, signal }) }],
    subgraph: defineSubgraph({ name: NAME, typeDefs, resolvers, rights, contextFor }),
    commands: [rebuildCommand('stats', recount)],
  });
};
