import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';
import { ensureWebBuilt } from './web-build.mjs';

// The product that is measured serves its client.
ensureInstalled();
ensureWebBuilt();
process.exitCode = await run(['bench/src/main.ts', ...process.argv.slice(2)]);
