import { findBrowser } from '@wellspring/testkit/browser';
import makeRunFolder from '../../tools/jest-run-folder.mjs';

/** The folder of a run, and the browser of all its files, which may have to be unpacked there. */
export default async function setUpBrowser() {
  makeRunFolder();
  await findBrowser();
}
