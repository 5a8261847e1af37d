import { withoutValues } from '@wellspring/events/acts';
import { openDocuments } from '@wellspring/platform/documents/documents';
import { newId } from '@wellspring/platform/ids';
import { makeLogger } from '@wellspring/platform/log/log';
import { collectingPublisher } from '@wellspring/testkit/in-memory-bus';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { auditStore } from './audit-store.ts';

const bus = collectingPublisher();
const documents = await openDocuments({
  store: { folder: await temporaryFolder(), refuseScans: 0 },
  database: 'moderation',
  source: 'moderation',
  publish: bus.publish,
  deadLetter: bus.deadLetter,
  log: makeLogger({ service: 'moderation', level: 'silent' }),
  newId,
  now: () => new Date(),
});
const audit = auditStore(documents);
await documents.start();
afterAll(() => documents.close());

const NONE = { kind: null, area: null, by: null, subjectId: null };
const entryOf = (id: string) => ({
  id,
  at: new Date('2026-01-01T00:00:00Z'),
  by: 'ada',
  kind: 'LocationChanged',
  area: 'catalog',
  subjectType: 'Location',
  subjectId: 'pool',
  changes: [
    { field: 'phoneNumber', before: '+354 555 1234', after: '' },
    { field: 'isClaimed', before: 'true', after: 'false' },
  ],
});

describe('the audit log of a former release', () => {
  it('is cleared once of values that can be personal', async () => {
    await audit.add([entryOf('old'), entryOf('new')]);
    const former = { revision: 2, v: 1 };
    await documents.rawDocuments.raiseRevision('AuditEntry', { _id: 'old', revision: 1 }, former, []);
    await audit.clearValues((changes) => changes.map(withoutValues));
    const { entries } = await audit.page(NONE, 10, 0);
    expect(entries.find(({ id }) => id === 'old')?.changes).toEqual([
      { field: 'phoneNumber', before: '', after: '' },
      { field: 'isClaimed', before: 'true', after: 'false' },
    ]);
    await audit.clearValues(() => []);
    expect((await audit.page(NONE, 10, 0)).entries.map(({ changes }) => changes.length)).toEqual([2, 2]);
  });
});
