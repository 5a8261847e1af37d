import { spawn, spawnSync } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, environment, nodeBinary, NODE_FLAGS, ROOT } from './install.mjs';
import { ensureWebBuilt } from './web-build.mjs';

// The server restarts when something it reads changes, after its generated files were made again. Vite serves the client
// on its own port, with its styles as they are edited, and asks the server for data.
// npm run dev -- --inspect[=PORT]: the server waits for a debugger on 127.0.0.1, port 9229 or this one, and runs meanwhile.
const WATCHED = ['packages', 'services', 'gateway', 'commands', 'deploy', 'proto', 'web/src'];
/** Sources of generated files. */
const GENERATES = /\.(graphql|proto)$/;
/** What the server reads; the client's own code is Vite's. */
const RESTARTS = (path) => /\.(ts|graphql|proto|css|ndjson)$/.test(path) && !path.startsWith('web/src');
const IGNORED = /(^|\/)(node_modules|dist|generated)\/|\.test\.tsx?$|supergraph\.graphql$/;
/** Editors write a file in several steps; these are one change. */
const SETTLE_MS = 200;

const INSPECT = /^--inspect(-brk)?(=\d{1,5})?$/;
const unknown = process.argv.slice(2).filter((argument) => !INSPECT.test(argument));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. npm run dev knows --inspect[=PORT] and --inspect-brk[=PORT] alone.`);
  process.exit(1);
}
const debugging = process.argv.slice(2);

ensureInstalled();
ensureWebBuilt();

const CHECKED = { CHECK_API_ANSWERS: process.env.CHECK_API_ANSWERS ?? 'on' };
const start = (args, cwd = ROOT) => spawn(nodeBinary(), args, { cwd, stdio: 'inherit', env: environment(CHECKED) });

let server;
let isEnding = false;
const startServer = () => {
  server = start([...NODE_FLAGS, ...debugging, 'deploy/standalone/src/main.ts']);
  server.once('exit', (code) => {
    if (code && !isEnding) console.log('The server has ended. It starts again when a file changes.');
  });
};
const restartServer = () => {
  if (server.exitCode !== null || server.signalCode !== null) return startServer();
  server.once('exit', startServer);
  server.kill('SIGTERM');
};

const changed = new Set();
let timer;
const settled = () => {
  const paths = [...changed];
  changed.clear();
  if (paths.some((path) => GENERATES.test(path))) {
    console.log('Generating what follows from', paths.filter((path) => GENERATES.test(path)).join(', '));
    const { status } = spawnSync(nodeBinary(), ['tools/generate.mjs'], {
      cwd: ROOT,
      stdio: 'inherit',
      env: environment(),
    });
    if (status !== 0) return;
    // The operations that the server accepts come with the web build.
    if (paths.some((path) => path.startsWith('web/src'))) ensureWebBuilt();
    return restartServer();
  }
  if (paths.some(RESTARTS)) restartServer();
};
for (const folder of WATCHED.filter((name) => existsSync(join(ROOT, name))))
  watch(join(ROOT, folder), { recursive: true }, (_, file) => {
    const path = `${folder}/${String(file).replaceAll('\\', '/')}`;
    if (IGNORED.test(path)) return;
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(settled, SETTLE_MS);
  });

startServer();
const web = start([join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')], join(ROOT, 'web'));
const end = () => {
  isEnding = true;
  web.kill();
  server.once('exit', (code) => process.exit(code ?? 0));
  if (server.exitCode !== null || !server.kill('SIGTERM')) process.exit(0);
};
process.on('SIGINT', end);
process.on('SIGTERM', end);
