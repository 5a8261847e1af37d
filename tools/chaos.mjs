import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';
import { ensureWebBuilt } from './web-build.mjs';

// Paths are meant from where the person stands.
const starters = resolve(process.env.INIT_CWD ?? '.', process.env.ENGINES ?? '');
if (!process.env.ENGINES || !existsSync(join(starters, 'all'))) {
  console.error('Chaos needs engines of its own: set ENGINES to the folder of their starters (docs/operations.md).');
  process.exit(2);
}
ensureInstalled();
ensureWebBuilt();
process.exitCode = await run(['bench/chaos/main.ts', ...process.argv.slice(2)], { ENGINES: starters });
