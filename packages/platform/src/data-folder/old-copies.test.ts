import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { makeLogger } from '../log/log.ts';
import { removeOldCopies } from './old-copies.ts';

const log = makeLogger({ service: 'test', level: 'silent' });
const NOW = new Date('2026-11-25T12:00:00Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1_000);

describe('copies of former data', () => {
  it('are removed after 30 days, and no other files', async () => {
    const folder = await temporaryFolder();
    const ages = { 'before-0.9.0': 31, 'before-1.0.0': 29, 'search-3.damaged': 31, files: 400 };
    for (const [name, days] of Object.entries(ages)) {
      await mkdir(join(folder, name));
      await utimes(join(folder, name), daysAgo(days), daysAgo(days));
    }
    await removeOldCopies(folder, NOW, log);
    expect((await readdir(folder)).toSorted()).toEqual(['before-1.0.0', 'files']);
  });
});
