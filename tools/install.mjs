import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');
const LEAST_NODE = 24;

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether npm has put there what the lockfile names, by whichever command: npm keeps a lockfile of what it installed. */
export const isInstalled = (root = ROOT) => {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const there = packagesIn(installed);
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(([path, { version, optional, link }]) =>
    path === '' || link || optional || !path.includes('node_modules/') ? true : there[path]?.version === version,
  );
};

/** Installs what the lockfile names, unless exactly that is installed. Works on any Node that can run npm. */
export const ensureInstalled = () => {
  if (isInstalled()) return;
  console.log('Installing packages (once, and when they change) …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci failed: see above. Is the package registry reachable?');
};

/** The Node that runs the product: the one that came with the packages, else this one if it is new enough. */
export const nodeBinary = () => {
  const carried = join(BIN, 'node');
  if (existsSync(carried)) return carried;
  if (Number(process.versions.node.split('.')[0]) >= LEAST_NODE) return process.execPath;
  throw new Error(`Node ${LEAST_NODE} or newer is needed on this system; this is ${process.version}.`);
};

/** The environment of everything that is started from here: installed tools first, code cached between starts. */
export const environment = (more = {}) => ({
  ...process.env,
  PATH: `${BIN}${delimiter}${process.env.PATH}`,
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'compile'),
  // glibc would keep an arena for each thread that has ever made a picture, with what it once held.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  // Blocks of 128 KiB and more go back to the system when they are freed. glibc would raise this to the size of the largest block
  // that was freed, up to 32 MiB, and keep twice as much.
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '131072',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072',
  ...more,
});

export const NODE_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=TimeoutNegativeWarning',
  // V8 would let the young generation grow to twice that, and hold it when nobody asks.
  '--max-semi-space-size=8',
  // What was garbage when a process comes to rest goes back to the system.
  '--expose-gc',
];
