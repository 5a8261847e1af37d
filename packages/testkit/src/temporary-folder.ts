import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new empty folder for one test file, removed with all others when the run has ended. */
export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'wellspring-'));
