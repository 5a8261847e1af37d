import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'session-keys';

export type SessionKeys = readonly [string, ...string[]];

/** The key of an embedded product: made at its first start, stored in its folder, readable only by this user. */
export const keysIn = async (folder: string): Promise<SessionKeys> => {
  const path = join(folder, FILE);
  const stored = await readFile(path, 'utf8').catch(() => '');
  const [first, ...more] = stored.split('\n').filter(Boolean);
  if (first !== undefined) return [first, ...more];
  const made = randomBytes(32).toString('base64url');
  await writeFile(`${path}.new`, `${made}\n`, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
  return [made];
};
