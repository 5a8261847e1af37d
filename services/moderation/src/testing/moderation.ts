import { AppError } from '@wellspring/errors';
import type { Message } from '@wellspring/platform/bus/port';
import { openDocuments } from '@wellspring/platform/documents/documents';
import { openLimits } from '@wellspring/platform/documents/limits';
import { newId } from '@wellspring/platform/ids';
import { makeLogger } from '@wellspring/platform/log/log';
import { collectingPublisher } from '@wellspring/testkit/in-memory-bus';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { erasureStore } from '@wellspring/member-erasure/member-erasure';
import { placeStore } from '@wellspring/place-replica/place-store';
import { verbatim } from '@wellspring/words/message';
import { limitsByAddress } from '../adapters/address-limits.ts';
import { auditStore } from '../adapters/audit-store.ts';
import { contactMessageStore } from '../adapters/contact-message-store.ts';
import { reportStore } from '../adapters/report-store.ts';
import { heroGalleryStore } from '../adapters/hero-gallery-store.ts';
import { siteSettingStore } from '../adapters/site-setting-store.ts';
import { targetStore } from '../adapters/target-store.ts';
import { moderationService } from '../service.ts';

/** Moderation with its own embedded store and a publisher that collects events instead of a bus, until it is closed. */
export const startModeration = async () => {
  const bus = collectingPublisher();
  const now = (): Date => new Date();
  const documents = await openDocuments({
    store: { folder: await temporaryFolder(), refuseScans: 0 },
    database: 'moderation',
    source: 'moderation',
    publish: bus.publish,
    deadLetter: bus.deadLetter,
    log: makeLogger({ service: 'moderation', level: 'silent' }),
    newId,
    now,
  });
  const pictures = new Set<string>();
  const limits = openLimits(documents, now);
  const reports = reportStore(documents);
  const service = moderationService({
    siteSettings: siteSettingStore(documents),
    reports,
    places: placeStore(documents),
    targets: targetStore(documents),
    erasures: erasureStore(documents),
    contactMessages: contactMessageStore(documents),
    audit: auditStore(documents),
    countAddress: limitsByAddress(documents, limits, now),
    countCalls: (limit, key) => limits.count(limit, key),
    gallery: heroGalleryStore(documents),
    images: {
      adopt: async (uploadKey, { prefix }) => {
        if (uploadKey === 'broken') throw new AppError('VALIDATION', verbatim('This image cannot be read'));
        if (uploadKey === 'away') throw new AppError('UNAVAILABLE', verbatim('Photos cannot be taken in right now'));
        const key = `${prefix}/${uploadKey}-${newId()}`;
        pictures.add(key);
        return { key };
      },
      remove: async (gone) => gone.forEach(({ key }) => pictures.delete(key)),
    },
    newId,
    now,
  });
  await documents.start();
  return {
    ...service,
    reports,
    close: () => documents.close(),
    pictures: pictures as ReadonlySet<string>,
    published: async (): Promise<readonly Message[]> => {
      await documents.drained();
      return bus.published;
    },
    deliver: async (messages: readonly Message[]): Promise<void> => {
      for (const consumer of service.consumers)
        await consumer.handle(messages.filter(({ topic }) => consumer.topics.includes(topic)));
    },
  };
};

/** The same for all tests of a file. */
export const openModeration = async () => {
  const moderation = await startModeration();
  afterAll(moderation.close);
  return moderation;
};
