import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../log/log.ts';
import { COPY_PREFIX } from './contents.ts';

/** How long a copy of former data stays: it holds what was deleted since. */
const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1_000;

const isCopy = (name: string): boolean => name.startsWith(COPY_PREFIX) || /^search-\d+\.damaged/.test(name);

/** Removes copies of former data that are older than 30 days: those of an upgrade, and damaged indexes. */
export const removeOldCopies = async (folder: string, now: Date, log: Logger): Promise<void> => {
  for (const name of (await readdir(folder)).filter(isCopy)) {
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs < DAYS * DAY_MS) continue;
    await rm(join(folder, name), { recursive: true, force: true });
    log.info({ path: name }, `a copy of former data that is older than ${DAYS} days was removed`);
  }
};
