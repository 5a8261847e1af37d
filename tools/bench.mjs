import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';
import { ensureWebBuilt } from './web-build.mjs';

// The product that is measured serves its client.
ensureInstalled();
ensureWebBuilt();
// Folders that a command names are meant from where the person stands.
process.exitCode = await run(process.argv.slice(2), { WELLSPRING_CWD: process.env.INIT_CWD ?? process.cwd() });
