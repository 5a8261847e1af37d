import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { TOPICS } from '@wellspring/events/topics';
import { rebuildCommand } from '@wellspring/platform/commands/rebuild';
import { driftExamination, isAnyBehind } from '@wellspring/platform/service/drift-examination';
import type { Documents } from '@wellspring/platform/documents/port';
import type { RebuildCounts } from '@wellspring/platform/documents/rebuild-rows';
import { newId } from '@wellspring/platform/ids';
import { repeat } from '@wellspring/platform/lifecycle/repeat';
import { loggedRetries, retryWhileUnavailable } from '@wellspring/platform/retry';
import type { ServiceContext, WiredService } from '@wellspring/platform/service/service-context';
import { openServiceDocuments, wireService } from '@wellspring/platform/service/wire-service';
import { defineSubgraph } from '@wellspring/platform/subgraph/define-subgraph';
import { isBot } from './adapters/bots.ts';
import { hashWith } from './adapters/salt-store.ts';
import { seenStores, viewStores } from './adapters/stores.ts';
import type { AnalyticsSettings } from './config.ts';
import { followChanges } from './events/follow-changes.ts';
import { compareStats, rebuildStats } from './rebuild.ts';
import { analyticsService } from './service.ts';
import { CLEAN_UP_MS } from './use-cases/clean-up.ts';
import { longTexts } from './graphql/long-texts.ts';

const NAME = 'analytics';
/** How long counts are made for each read after a change that no process of the group has handled. */
const LONGEST_LAG_MS = 60_000;
/** How long page views wait at the end of the process for documents that are away. */
const LAST_WRITES_MS = 5_000;
const typeDefs = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');
const now = (): Date => new Date();

/** The service over its documents. What it has taken of page views is written when the process ends. */
const openAnalytics = async ({ log, lifecycle }: ServiceContext<AnalyticsSettings>, documents: Documents) => {
  const seen = seenStores(documents);
  const givingUp = new AbortController();
  const { signal } = givingUp;
  const service = analyticsService({
    ...seen,
    ...viewStores(documents, now),
    hash: hashWith,
    isBot,
    persist: (work) => retryWhileUnavailable(work, { ...loggedRetries('counting page views', log), signal }),
    clock: () => performance.now(),
    sleep: (milliseconds) => sleep(milliseconds, undefined, { signal, ref: false }),
    pause: (milliseconds, ending) => sleep(milliseconds, undefined, { signal: ending }).catch(() => undefined),
    newId,
    now,
    onLost: (count, error) => log.error({ err: error, count }, 'page views could not be written'),
    onFailure: (error) => {
      if (!signal.aborted) log.error({ err: error }, 'the totals of a day could not be told, they are later');
    },
  });
  await lifecycle.open(
    'page views',
    () => service.useCases.buffer,
    async (buffer) => {
      const last = setTimeout(() => givingUp.abort(), LAST_WRITES_MS);
      await buffer.end();
      clearTimeout(last);
      givingUp.abort();
    },
  );
  return { seen, service };
};

/** Chooses analytics' engine by its settings and puts the service together. */
export const wireAnalytics = async (context: ServiceContext<AnalyticsSettings>): Promise<WiredService> => {
  const documents = await openServiceDocuments(NAME, context);
  const { seen, service } = await openAnalytics(context, documents);
  const { resolvers, rights, contextFor, consumers, useCases } = service;
  const { stats, dailyTotals, buffer, cleanUp } = useCases;
  const { signal } = context.lifecycle;
  const followed = [TOPICS.catalog, TOPICS.identity, TOPICS.reviews];
  const whenCaughtUp = async (): Promise<void> => {
    const soon = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_LAG_MS)]);
    await Promise.all(consumers.map((each) => context.bus.whenCaughtUp(each.group, each.topics, soon)));
  };
  const rebuild = rebuildStats({ live: seen, bus: context.bus, log: context.log });
  const recount = async (signal: AbortSignal): Promise<RebuildCounts> => {
    const counts = await rebuild(signal);
    stats.touch();
    dailyTotals.touch(await seen.arrivals.days());
    return counts;
  };
  repeat('the clean-up of page views', CLEAN_UP_MS, cleanUp, context);
  return wireService(context, {
    documents,
    consumers,
    topics: [TOPICS.analytics, ...followed],
    broadcasts: [
      { name: 'statistics hints', topics: followed, onMessage: followChanges({ stats, whenCaughtUp, signal }) },
    ],
    subgraph: defineSubgraph({ name: NAME, typeDefs, resolvers, rights, longTexts, contextFor }),
    commands: [rebuildCommand('stats', recount)],
    examinations: [
      driftExamination({
        projection: 'stats',
        compare: compareStats({ live: seen, bus: context.bus, log: context.log }),
        isBehind: () => isAnyBehind(context.bus, consumers),
      }),
    ],
    started: cleanUp,
    settled: async () => {
      await buffer.settled();
      await dailyTotals.settled();
    },
    totals: [
      {
        name: 'wellspring_page_views_taken_total',
        help: 'Page views that were taken to be counted',
        read: () => buffer.counts.taken,
      },
      {
        name: 'wellspring_page_views_refused_total',
        help: 'Page views that were not taken since too many waited',
        read: () => buffer.counts.refused,
      },
    ],
  });
};
