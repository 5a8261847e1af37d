import { cp, readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { TOPICS } from '@wellspring/events/topics';
import { runHere } from '@wellspring/platform/commands/command';
import type { Finding } from '@wellspring/platform/doctor/finding';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { StandaloneSettings } from '@wellspring/standalone/config';
import { doctorCommand } from '@wellspring/doctor/doctor-command';
import { doctorContract } from '@wellspring/doctor/doctor-contract';
import { fillStore, whileOpen } from './filled-store.fixture.ts';

const root = await temporaryFolder();
const healthy = join(root, 'healthy');
await fillStore(healthy);

const examine = (folder: string): Promise<readonly Finding[]> =>
  whileOpen(folder, async (product) => {
    const findings: Finding[] = [];
    const settings = StandaloneSettings.parse({ DATA_DIR: folder });
    const onProgress = (finding: Finding): void => void findings.push(finding);
    await runHere([doctorCommand({ ...product, settings })])(doctorContract, {}, { onProgress });
    return findings;
  });

const notWell = (findings: readonly Finding[]): readonly Finding[] => findings.filter(({ state }) => state !== 'ok');

const Row = z.object({ id: z.int() });
const inStore = (folder: string, database: string, task: (store: DatabaseSync) => void): void => {
  const store = new DatabaseSync(join(folder, `${database}.db`));
  try {
    task(store);
  } finally {
    store.close();
  }
};

const empty = (database: string, collection: string) => (folder: string) =>
  inStore(folder, database, (store) => {
    const { id } = Row.parse(store.prepare('SELECT id FROM collections WHERE name = ?').get(collection));
    store.exec(`DELETE FROM c${id}`);
    for (const index of store.prepare('SELECT id FROM indexes WHERE collection = ?').all(id))
      store.exec(`DELETE FROM i${Row.parse(index).id}`);
  });

const dropIndex = (folder: string): void =>
  inStore(folder, 'reviews', (store) => {
    const { id } = Row.parse(store.prepare("SELECT id FROM indexes WHERE spec LIKE '%photos.key%'").get());
    store.exec(`DELETE FROM indexes WHERE id = ${id}`);
  });

const putNameless = async (folder: string): Promise<void> => {
  await whileOpen(folder, ({ objects }) =>
    objects.put('reviews/abc-320.webp', Buffer.from('warm'), { size: 4, contentType: 'image/webp' }),
  );
  const yesterday = new Date(Date.now() - 2 * 24 * 60 * 60 * 1_000);
  const [file = ''] = (await readdir(join(folder, 'files', 'reviews'))).filter((name) => name.startsWith('abc'));
  await utimes(join(folder, 'files', 'reviews', file), yesterday, yesterday);
};

const message = {
  id: 'a-fact',
  type: 'wellspring.catalog.v1.LocationVerified',
  topic: TOPICS.catalog,
  key: 'nowhere',
  source: 'catalog',
  time: new Date(),
  data: new Uint8Array(),
};

const removeSearch = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder))
    if (name.startsWith('search-')) await rm(join(folder, name), { recursive: true });
};

type Fault = {
  readonly fault: string;
  readonly plant: (folder: string) => void | Promise<void>;
  readonly found: Partial<Finding>;
};

const FAULTS: readonly Fault[] = [
  {
    fault: 'ratings that were lost',
    plant: empty('reviews', 'ratings'),
    found: { state: 'wrong', about: 'ratings against all that happened', cure: 'npm run rebuild -- ratings' },
  },
  {
    fault: 'badges that were lost',
    plant: empty('lists-and-badges', 'holders'),
    found: { state: 'wrong', about: 'badges against all that happened', cure: 'npm run rebuild -- badges' },
  },
  {
    fault: 'numbers that were lost',
    plant: empty('analytics', 'seenlocations'),
    found: { state: 'wrong', about: 'stats against all that happened', cure: 'npm run rebuild -- stats' },
  },
  {
    fault: 'a search index that is not there',
    plant: removeSearch,
    found: { state: 'wrong', about: 'search' },
  },
  {
    fault: 'an index that tells of places which are gone',
    plant: empty('catalog', 'locations'),
    found: { state: 'wrong', about: 'search', cure: 'npm run rebuild -- search' },
  },
  {
    fault: 'an index that is missing',
    plant: dropIndex,
    found: { state: 'wrong', about: 'documents of reviews', says: 'reviews lacks 1 of its indexes' },
  },
  {
    fault: 'files that documents name and that are not there',
    plant: (folder) => rm(join(folder, 'files'), { recursive: true }),
    found: { state: 'wrong', about: 'hero images' },
  },
  {
    fault: 'a file that no document names',
    plant: putNameless,
    found: { state: 'warning', about: 'photos of reviews', says: 'no document names 1 in the file store' },
  },
  {
    fault: 'an event that could not be handled',
    plant: (folder) =>
      whileOpen(folder, ({ bus }) => bus.deadLetter(message, { group: 'catalog.search', reason: 'x' })),
    found: { state: 'wrong', about: 'dead letters', says: '1 events could not be handled' },
  },
  {
    fault: 'events that wait',
    plant: (folder) => whileOpen(folder, ({ bus }) => bus.publish([message])),
    found: { state: 'warning', about: 'events for reviews' },
  },
];

describe('the doctor', () => {
  it('finds a healthy store to be well, and leaves it as it is', async () => {
    const before = await readdir(healthy);
    expect(notWell(await examine(healthy))).toEqual([]);
    expect(notWell(await examine(healthy))).toEqual([]);
    expect(await readdir(healthy)).toEqual(before);
  });

  it.each(FAULTS)('finds $fault, and says what cures it', async ({ fault, plant, found }) => {
    const folder = join(root, fault.replaceAll(' ', '-'));
    await cp(healthy, folder, { recursive: true });
    await plant(folder);
    const findings = notWell(await examine(folder));
    expect(findings).toContainEqual(expect.objectContaining(found));
    for (const { cure } of findings) expect(cure).toBeTruthy();
  });
});
