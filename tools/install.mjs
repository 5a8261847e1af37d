import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');
const LEAST_NODE = 24;

const fingerprint = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');

/** Installs what the lockfile names, unless exactly that is installed. Works on any Node that can run npm. */
export const ensureInstalled = () => {
  const mark = join(ROOT, 'node_modules', '.installed-from');
  const wanted = fingerprint();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log('Installing packages (once, and when they change) …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci failed: see above. Is the package registry reachable?');
  writeFileSync(mark, wanted);
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
  ...more,
});

export const NODE_FLAGS = ['--disable-warning=ExperimentalWarning', '--disable-warning=TimeoutNegativeWarning'];
