import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureInstalled } from './install.mjs';

// Paths are meant from where the person stands.
const starters = resolve(process.env.INIT_CWD ?? '.', process.env.ENGINES ?? '');
if (!process.env.ENGINES || !existsSync(join(starters, 'all'))) {
  console.error('The suite of deploy/ needs starters of engines: set ENGINES to their folder (CONTRIBUTING.md).');
  process.exit(2);
}
process.env.ENGINES = starters;
ensureInstalled();
const { tally } = await import('./checks.mjs');
const { ensureWebBuilt } = await import('./web-build.mjs');
const { jest, finish } = tally();

ensureWebBuilt();
// One after the other, since a machine has one set of ports. Starters build what they need when they are called for the first time.
const how = ['--runInBand', '--testTimeout', '1800000'];
jest('deploy/, run without a container daemon', ['deploy'], [...process.argv.slice(2), ...how]);
finish();
