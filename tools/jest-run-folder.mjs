import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * One temporary folder for all files of a run, removed when the run has ended: a file's own hooks run in the order
 * they were written, so that one which removes its folder would take it from a product that a later one closes.
 * Each suite of a run asks for it; the first makes it.
 */
export default function makeRunFolder() {
  if (process.env.LASTING_TMPDIR !== undefined) return;
  // What is kept of a failed comparison outlives the run.
  process.env.LASTING_TMPDIR = tmpdir();
  const folder = mkdtempSync(join(tmpdir(), 'wellspring-run-'));
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
