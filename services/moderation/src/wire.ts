import { readFileSync } from 'node:fs';
import { withoutValues } from '@wellspring/events/acts';
import { TOPICS } from '@wellspring/events/topics';
import { placeStore } from '@wellspring/place-replica/place-store';
import { erasureStore } from '@wellspring/member-erasure/member-erasure';
import { openLimits } from '@wellspring/platform/documents/limits';
import { openRequestKeys } from '@wellspring/platform/documents/request-keys';
import { newId } from '@wellspring/platform/ids';
import { openImages } from '@wellspring/platform/images/images';
import { sweepImages } from '@wellspring/platform/images/sweep';
import { pictureExamination } from '@wellspring/platform/service/picture-examination';
import { repeat } from '@wellspring/platform/lifecycle/repeat';
import type { ServiceContext, WiredService } from '@wellspring/platform/service/service-context';
import { openServiceDocuments, wireService } from '@wellspring/platform/service/wire-service';
import { defineSubgraph } from '@wellspring/platform/subgraph/define-subgraph';
import { limitsByAddress } from './adapters/address-limits.ts';
import { auditStore } from './adapters/audit-store.ts';
import { contactMessageStore } from './adapters/contact-message-store.ts';
import { heroGalleryStore } from './adapters/hero-gallery-store.ts';
import { reportStore } from './adapters/report-store.ts';
import { siteSettingStore } from './adapters/site-setting-store.ts';
import { targetStore } from './adapters/target-store.ts';
import { demoHeroImageCommands } from './commands/demo-hero-images-command.ts';
import { removeDemoReportsCommand } from './commands/demo-reports-command.ts';
import type { ModerationSettings } from './config.ts';
import { moderationService } from './service.ts';
import { HERO_IMAGES } from './use-cases/adopt-hero-images.ts';
import { longTexts } from './graphql/long-texts.ts';

const SWEEP_MS = 60 * 60 * 1_000;
const NAME = 'moderation';
const typeDefs = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');
const now = (): Date => new Date();

/** Chooses moderation's engines by its settings and puts the service together. */
export const wireModeration = async (context: ServiceContext<ModerationSettings>): Promise<WiredService> => {
  const documents = await openServiceDocuments(NAME, context);
  const limits = openLimits(documents, now);
  const requestKeys = openRequestKeys(documents, now);
  const gallery = heroGalleryStore(documents);
  const audit = auditStore(documents);
  const heroKeys = async (): Promise<readonly string[]> => (await gallery.read()).images.map(({ key }) => key);
  const { resolvers, rights, contextFor, consumers, useCases } = moderationService({
    siteSettings: siteSettingStore(documents),
    reports: reportStore(documents),
    places: placeStore(documents),
    targets: targetStore(documents),
    erasures: erasureStore(documents),
    contactMessages: contactMessageStore(documents),
    audit,
    countAddress: limitsByAddress(documents, limits, now),
    countCalls: (limit, key) => limits.count(limit, key),
    gallery,
    images: openImages(context.objects),
    newId,
    now,
  });
  repeat(
    'the sweep of hero images',
    SWEEP_MS,
    () => sweepImages(context.objects, HERO_IMAGES, async () => new Set(await heroKeys()), now()),
    context,
  );
  return wireService(context, {
    documents,
    started: () => audit.clearValues((changes) => changes.map(withoutValues)),
    consumers,
    topics: [TOPICS.moderation, TOPICS.catalog, TOPICS.reviews, TOPICS['lists-and-badges'], TOPICS.identity],
    commands: [...demoHeroImageCommands(useCases, context.objects), removeDemoReportsCommand(useCases)],
    examinations: [
      pictureExamination(context.objects, {
        about: 'hero images',
        prefix: HERO_IMAGES,
        named: async () => new Set(await heroKeys()),
        someNamed: heroKeys,
      }),
    ],
    subgraph: defineSubgraph({ name: NAME, typeDefs, resolvers, rights, longTexts, requestKeys, contextFor }),
  });
};
