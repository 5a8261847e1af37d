// Analytics on embedded documents, without a bus: what it publishes is collected, time is the test's.
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDocuments } from '@wellspring/platform/documents/documents';
import { newId } from '@wellspring/platform/ids';
import { makeLogger } from '@wellspring/platform/log/log';
import { collectingPublisher } from '@wellspring/testkit/in-memory-bus';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { isBot } from '../adapters/bots.ts';
import { hashWith } from '../adapters/salt-store.ts';
import { seenStores, viewStores } from '../adapters/stores.ts';
import { analyticsService } from '../service.ts';
import type { AnalyticsDeps } from '../use-cases.ts';

export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

const Collection = z.object({ id: z.int(), name: z.string() });

/** Every document as it lies in the file, by collection. What is open holds the file, so a copy is read. */
const documentsIn = (folder: string): Readonly<Record<string, readonly string[]>> => {
  const copy = join(folder, 'copy.db');
  for (const part of ['', '-wal']) {
    rmSync(copy + part, { force: true });
    if (existsSync(join(folder, `analytics.db${part}`))) copyFileSync(join(folder, `analytics.db${part}`), copy + part);
  }
  const store = new DatabaseSync(copy);
  try {
    const collections = store.prepare('SELECT id, name FROM collections').all();
    return Object.fromEntries(
      collections
        .map((each) => Collection.parse(each))
        .map(({ id, name }) => [
          name,
          store
            .prepare(`SELECT doc FROM c${id}`)
            .all()
            .map(({ doc }) => String(doc)),
        ]),
    );
  } finally {
    store.close();
  }
};

/** Opens the documents of analytics and as many processes on them as a test asks for. */
export const openAnalytics = async (startAt = '2026-03-10T12:00:00Z') => {
  const folder = await temporaryFolder();
  const time = { at: new Date(startAt) };
  const now = (): Date => time.at;
  const publisher = collectingPublisher();
  const documents = await openDocuments({
    store: { folder, refuseScans: 0 },
    database: 'analytics',
    source: 'analytics',
    publish: publisher.publish,
    deadLetter: publisher.deadLetter,
    log: makeLogger({ service: 'analytics', level: 'silent' }),
    newId,
    now,
  });
  const stores = { ...seenStores(documents), ...viewStores(documents, now) };
  await documents.start();
  const process = (deps: Partial<Omit<AnalyticsDeps, 'erasures'>> = {}) => {
    const lost: unknown[] = [];
    const service = analyticsService({
      ...stores,
      hash: hashWith,
      isBot,
      persist: (work) => work(),
      // Time passes for those who wait.
      clock: () => time.at.getTime(),
      sleep: async (milliseconds) => (time.at = new Date(time.at.getTime() + milliseconds)),
      pause: async () => undefined,
      newId,
      now,
      onLost: (_, error) => lost.push(error),
      onFailure: (error) => lost.push(error),
      ...deps,
    });
    const { buffer, dailyTotals } = service.useCases;
    const settled = async (): Promise<void> => {
      await buffer.settled();
      await dailyTotals.settled();
    };
    return { ...service, lost, settled };
  };
  const pass = (milliseconds: number): void => {
    time.at = new Date(time.at.getTime() + milliseconds);
  };
  const stored = (): ReturnType<typeof documentsIn> => documentsIn(folder);
  return { documents, stores, publisher, process, pass, stored, close: () => documents.close() };
};
