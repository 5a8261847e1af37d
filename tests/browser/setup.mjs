import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '@wellspring/testkit/app';
import { findBrowser } from '@wellspring/testkit/browser';
import makeRunFolder from '../../tools/jest-run-folder.mjs';

/** The folder of a run, the browser of all its files, which may have to be unpacked there, and the data that each file's product begins with. */
export default async function setUpBrowser() {
  if (process.env.FILLED_DATA !== undefined) return;
  makeRunFolder();
  await findBrowser();
  process.env.FILLED_DATA = await mkdtemp(join(tmpdir(), 'wellspring-filled-'));
  const app = await startApp({ dataDir: process.env.FILLED_DATA });
  await app.stop();
}
