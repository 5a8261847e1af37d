import { openDocuments } from '@wellspring/platform/documents/documents';
import type { Stored } from '@wellspring/platform/documents/port';
import { newId } from '@wellspring/platform/ids';
import { makeLogger } from '@wellspring/platform/log/log';
import { collectingPublisher } from '@wellspring/testkit/in-memory-bus';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { Schema } from 'mongoose';
import { reportStore } from './report-store.ts';

const open = (folder: string) => {
  const bus = collectingPublisher();
  return openDocuments({
    store: { folder, refuseScans: 0 },
    database: 'moderation',
    source: 'moderation',
    publish: bus.publish,
    deadLetter: bus.deadLetter,
    log: makeLogger({ service: 'moderation', level: 'silent' }),
    newId,
    now: () => new Date(),
  });
};

const createdAt = new Date('2026-05-01T10:00:00Z');
/** A pending report as version 1 stored it: its key does not name the type. */
const VERSION_1 = {
  _id: 'old',
  v: 1,
  revision: 1,
  deletedAt: null,
  about: 'location/pool',
  aboutKind: 'location',
  aboutId: 'pool',
  locationId: 'pool',
  userId: 'ann',
  type: 'closed',
  description: 'A fence stands around it',
  status: 'pending',
  notes: null,
  createdAt,
  updatedAt: createdAt,
  resolvedAt: null,
  resolvedBy: null,
  openKey: 'ann/location/pool',
  idempotencyKeys: [],
  searchWords: ['fence'],
};

it('a pending report of an older version is found by its type, and allows a report of another type', async () => {
  const folder = await temporaryFolder();
  const older = await open(folder);
  const fields = Object.fromEntries(Object.keys(VERSION_1).map((field) => [field, Schema.Types.Mixed]));
  const model = older.model('Report', new Schema<Stored>({ ...fields, _id: String }));
  await older.start();
  await older.insertMany(model, [{ document: VERSION_1, facts: [] }]);
  await older.close();

  const documents = await open(folder);
  const reports = reportStore(documents);
  await documents.start();
  const pool = { kind: 'location', id: 'pool' } as const;
  const found = await reports.findOpen('ann', pool, 'closed');
  expect(found).toMatchObject({ id: 'old', revision: 1 });
  expect(await reports.findOpen('ann', pool, 'spam')).toBeNull();
  if (found) await reports.replace({ ...found, revision: 2 }, 1, []);
  expect(await reports.findOpen('ann', pool, 'closed')).toMatchObject({ id: 'old', revision: 2 });
  await documents.close();
});
