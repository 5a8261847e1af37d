import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * One temporary folder for all files of a run, removed when the run has ended: a file's own hooks run in the order
 * they were written, so that one which removes its folder would take it from a product that a later one closes.
 */
export default function makeRunFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'wellspring-run-'));
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
