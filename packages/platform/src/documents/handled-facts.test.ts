import { collectingPublisher } from '@wellspring/testkit/in-memory-bus';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import pino from 'pino';
import { newId } from '../ids.ts';
import { openDocuments } from './documents.ts';
import { handledFacts } from './handled-facts.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

const opened = async (folder: string, day: number) => {
  const now = () => new Date(day * DAY_MS);
  const { publish, deadLetter } = collectingPublisher();
  const log = pino({ level: 'silent' });
  const options = { database: 'reactions', source: 'test', publish, deadLetter, log, newId, now };
  const documents = await openDocuments({ ...options, store: { folder, refuseScans: 0 } });
  const groups = handledFacts(documents, now);
  await documents.start();
  return { groups, close: () => documents.close() };
};

describe('the facts that a reaction has handled', () => {
  it('are stored for each group, also after a restart and when they are added twice', async () => {
    const folder = await temporaryFolder();
    const before = await opened(folder, 0);
    await before.groups('mails').add('fact-1');
    await before.groups('mails').add('fact-1');
    expect(await before.groups('mails').has('fact-1')).toBe(true);
    expect(await before.groups('notices').has('fact-1')).toBe(false);
    await before.close();
    const after = await opened(folder, 89);
    await after.groups('mails').add('fact-2');
    expect(await after.groups('mails').has('fact-1')).toBe(true);
    await after.close();
  });

  it('are forgotten after 90 days', async () => {
    const folder = await temporaryFolder();
    for (const [day, id] of [
      [0, 'fact-1'],
      [89, 'fact-2'],
      [91, 'fact-3'],
    ] as const) {
      const { groups, close } = await opened(folder, day);
      await groups('mails').add(id);
      await close();
    }
    const { groups, close } = await opened(folder, 91);
    expect(await groups('mails').has('fact-1')).toBe(false);
    expect(await groups('mails').has('fact-2')).toBe(true);
    await close();
  });
});
