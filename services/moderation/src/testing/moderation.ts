import type { Message } from '@wellspring/platform/bus/port';
import { openDocuments } from '@wellspring/platform/documents/documents';
import { newId } from '@wellspring/platform/ids';
import { makeLogger } from '@wellspring/platform/log/log';
import { collectingPublisher } from '@wellspring/testkit/in-memory-bus';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { siteSettingStore } from '../adapters/site-setting-store.ts';
import { moderationService } from '../service.ts';

/** Moderation over an embedded store of its own, with a publisher that keeps what was told instead of a bus. */
export const openModeration = async () => {
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
  const service = moderationService({ siteSettings: siteSettingStore(documents), now });
  await documents.start();
  afterAll(() => documents.close());
  return {
    ...service,
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
