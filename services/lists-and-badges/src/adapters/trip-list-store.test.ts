import { openDocuments } from '@wellspring/platform/documents/documents';
import type { Stored } from '@wellspring/platform/documents/port';
import { newId } from '@wellspring/platform/ids';
import { makeLogger } from '@wellspring/platform/log/log';
import { collectingPublisher } from '@wellspring/testkit/in-memory-bus';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { Schema } from 'mongoose';
import { tripListStore } from './trip-list-store.ts';

const open = (folder: string) => {
  const bus = collectingPublisher();
  return openDocuments({
    store: { folder, refuseScans: 0 },
    database: 'lists-and-badges',
    source: 'lists-and-badges',
    publish: bus.publish,
    deadLetter: bus.deadLetter,
    log: makeLogger({ service: 'lists-and-badges', level: 'silent' }),
    newId,
    now: () => new Date(),
  });
};

const createdAt = new Date('2026-05-01T10:00:00Z');
const written = (id: string, more = {}) => ({
  _id: id,
  v: 1,
  revision: 3,
  deletedAt: null,
  userId: 'ann',
  name: `Springs of ${id}`,
  description: null,
  isPublic: true,
  shareCode: `code-${id}`,
  items: [],
  createdAt,
  updatedAt: createdAt,
  idempotencyKey: null,
  ...more,
});

it('lists that an older version wrote are found once they are brought up to date, and only the public ones', async () => {
  const folder = await temporaryFolder();
  const older = await open(folder);
  const fields = Object.fromEntries(Object.keys(written('any')).map((field) => [field, Schema.Types.Mixed]));
  const model = older.model('TripList', new Schema<Stored>({ ...fields, _id: String }));
  await older.start();
  const many = Array.from({ length: 450 }, (_, at) => written(`place ${at}`));
  const all = [...many, written('secret', { isPublic: false })];
  await older.insertMany(
    model,
    all.map((document) => ({ document, facts: [] })),
  );
  await older.close();

  const documents = await open(folder);
  const lists = tripListStore(documents);
  await documents.start();
  expect((await lists.published([], 12, 0)).total).toBe(450);
  expect((await lists.published(['springs'], 12, 0)).total).toBe(0);
  await lists.backfill();
  const { lists: found, total } = await lists.published(['springs', 'plac'], 12, 0);
  expect([total, found[0]?.revision]).toEqual([450, 3]);
  expect((await lists.published(['secret'], 12, 0)).total).toBe(0);
  await documents.close();
});
