// Records the published events and stored documents of a release: node record.fixture.ts FOLDER
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOPICS } from '@wellspring/events/topics';
import { apiRoutes } from '@wellspring/gateway/rest/api-routes';
import { openApi } from '@wellspring/gateway/rest/openapi';
import { openStreams } from '@wellspring/gateway/stream/streams';
import type { Message } from '@wellspring/platform/bus/port';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { withProduct } from '../killed/story.fixture.ts';
import { readCollections } from './collections.fixture.ts';
import { contentOf, recordEvents } from './events.fixture.ts';
import { doEverything } from './everything.fixture.ts';
import { richest, standInsFor } from './stand-ins.fixture.ts';
import { SampleDocuments } from './samples.fixture.ts';

const [target = ''] = process.argv.slice(2);

const write = (path: string, value: unknown): void => {
  const file = join(target, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
};

/** Events that are deleted after they were published are read before that, each in its own copy. */
const PASSING_STORE = 'identity.db';
const PASSING = new Map([
  ['written PasswordResetRequested', await temporaryFolder()],
  ['written SignInFailed', await temporaryFolder()],
]);
const keepPassing = (folder: string, aside: string): void => {
  for (const part of ['', '-wal']) {
    const file = join(folder, PASSING_STORE + part);
    if (existsSync(file)) copyFileSync(file, join(aside, PASSING_STORE + part));
  }
};

const Outbox = z.array(z.looseObject({ type: z.string() }));
const nothingIn = (service: string, collection: string): never => {
  throw new Error(`${service} keeps nothing in ${collection}: everything.fixture.ts does not cause it`);
};

const folder = await temporaryFolder();
const messages: Message[] = [];
await withProduct(
  folder,
  async (opened) => {
    await doEverything(opened);
    await opened.bus.replay(Object.values(TOPICS), async (some) => void messages.push(...some))();
  },
  (point) => {
    const aside = PASSING.get(point);
    if (aside !== undefined) keepPassing(folder, aside);
  },
);

const last = await readCollections(folder);
const passing = await Promise.all([...PASSING.values()].map(readCollections));
const stores = [last, ...passing];
const contents = messages.map(({ type, data }) => contentOf(type, data));
const withStandIns = standInsFor([contents, stores]);

const events = recordEvents(messages, withStandIns);
for (const topic of new Set(events.map((event) => event.topic)))
  write(
    `events/${topic}.json`,
    events.filter((event) => event.topic === topic),
  );

/** A fact that waits in its document is the recorded one. */
const withRecordedFacts = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (field, each: unknown) => {
    const waiting = field === 'outbox' ? Outbox.parse(each) : null;
    if (waiting === null) return each;
    return waiting.map((fact) => {
      const recorded = events.find(({ headers }) => headers['ce_type'] === fact.type);
      return { ...fact, data: { $binary: { base64: recorded?.value ?? '', subType: '00' } } };
    });
  });

for (const [service, collections] of Object.entries(last)) {
  const samples: Record<string, unknown> = {};
  for (const [name, documents] of Object.entries(collections)) {
    const all = documents.length > 0 ? documents : passing.flatMap((store) => store[service]?.[name] ?? []);
    samples[name] = withRecordedFacts(richest(all.map(withStandIns)) ?? nothingIn(service, name));
  }
  write(`documents/${service}.json`, SampleDocuments.parse(samples));
}

const settings = { googleMapsApiKey: null, mapStyleUrl: null, streets: null, privacyUrl: null, imprintUrl: null };
const streams = openStreams({ sessionOf: async () => null, closing: AbortSignal.abort() });
write('openapi.json', openApi(apiRoutes(settings, streams), 'http://localhost:4000'));
