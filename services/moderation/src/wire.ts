import { readFileSync } from 'node:fs';
import { TOPICS } from '@wellspring/events/topics';
import { placeStore } from '@wellspring/known-places/place-store';
import { erasureStore } from '@wellspring/member-erasure/erasure-store';
import { openLimits } from '@wellspring/platform/documents/limits';
import { newId } from '@wellspring/platform/ids';
import type { ServiceContext, WiredService } from '@wellspring/platform/service/service-context';
import { openServiceDocuments, wireService } from '@wellspring/platform/service/wire-service';
import { defineSubgraph } from '@wellspring/platform/subgraph/define-subgraph';
import { limitsByAddress } from './adapters/address-limits.ts';
import { auditStore } from './adapters/audit-store.ts';
import { contactMessageStore } from './adapters/contact-message-store.ts';
import { reportStore } from './adapters/report-store.ts';
import { siteSettingStore } from './adapters/site-setting-store.ts';
import { thingStore } from './adapters/thing-store.ts';
import type { ModerationSettings } from './config.ts';
import { moderationService } from './service.ts';

const NAME = 'moderation';
const typeDefs = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');
const now = (): Date => new Date();

/** Chooses moderation's engines by its settings and puts the service together. */
export const wireModeration = async (context: ServiceContext<ModerationSettings>): Promise<WiredService> => {
  const documents = await openServiceDocuments(NAME, context);
  const limits = openLimits(documents, now);
  const { resolvers, rights, contextFor, consumers } = moderationService({
    siteSettings: siteSettingStore(documents),
    reports: reportStore(documents),
    places: placeStore(documents),
    things: thingStore(documents),
    erasures: erasureStore(documents),
    contactMessages: contactMessageStore(documents),
    audit: auditStore(documents),
    countAddress: limitsByAddress(documents, limits, now),
    countCalls: (limit, key) => limits.count(limit, key),
    newId,
    now,
  });
  return wireService(context, {
    documents,
    consumers,
    topics: [TOPICS.moderation, TOPICS.catalog, TOPICS.reviews, TOPICS['lists-and-badges'], TOPICS.identity],
    commands: [],
    subgraph: defineSubgraph({ name: NAME, typeDefs, resolvers, rights, contextFor }),
  });
};
