import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new empty folder for one test file, removed after its last test. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'wellspring-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
};
