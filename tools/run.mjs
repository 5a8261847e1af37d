import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, environment, nodeBinary, NODE_FLAGS, ROOT } from './install.mjs';

/** Runs one of our programs on the right Node and ends as it ends; Ctrl+C reaches it. */
export const run = (args, more = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(nodeBinary(), [...NODE_FLAGS, ...args], {
      cwd: ROOT,
      stdio: 'inherit',
      env: environment(more),
    });
    // The terminal tells the child as well; this process only has to outlive it.
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', () => undefined);
    process.on('SIGTERM', pass);
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled();
  // Files that a command names are meant from where the person stands.
  process.exitCode = await run(process.argv.slice(2), { WELLSPRING_CWD: process.env.INIT_CWD ?? process.cwd() });
}
