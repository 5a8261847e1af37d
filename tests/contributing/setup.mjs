import { findBrowser } from '@wellspring/testkit/browser';
import makeRunFolder from '../../tools/jest-run-folder.mjs';

/** The folder of a run, and the browser of its files. */
export default async function setUpContributing() {
  makeRunFolder();
  await findBrowser();
}
