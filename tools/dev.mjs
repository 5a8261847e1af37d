import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, environment, nodeBinary, ROOT } from './install.mjs';
import { run } from './run.mjs';
import { ensureWebBuilt } from './web-build.mjs';

// The server restarts when a file it runs changes; Vite serves the client on its own port and asks the server for data.
ensureInstalled();
ensureWebBuilt();
const web = spawn(nodeBinary(), [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')], {
  cwd: join(ROOT, 'web'),
  stdio: 'inherit',
  env: environment(),
});
process.exitCode = await run(['--watch', '--watch-preserve-output', 'deploy/standalone/src/main.ts']);
web.kill();
