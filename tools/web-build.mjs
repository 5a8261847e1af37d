import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { environment, nodeBinary, ROOT } from './install.mjs';

const SOURCES = [
  'web',
  'packages/rest-contract/src',
  'packages/page-contract/src',
  'packages/place-schema/src',
  'packages/basemap/src',
  'packages/illustrations/src',
  'packages/map-grid/src',
  'packages/map-picture/src',
  'packages/words/src',
  'package-lock.json',
];
const MARK = join(ROOT, 'web', 'dist', '.built-from');

const filesBelow = (path) => {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path).filter((name) => name !== 'dist' && name !== 'node_modules');
  return entries.sort().flatMap((name) => filesBelow(join(path, name)));
};

const sourceFingerprint = () => {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesBelow(join(ROOT, source))))
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

/** Builds the web client when its sources are not those it was last built from. */
export const ensureWebBuilt = () => {
  const current = sourceFingerprint();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === current) return;
  console.log('Building the web client (once, and when it changes) …');
  const { status } = spawnSync(nodeBinary(), [join(ROOT, 'web', 'build.mjs')], {
    cwd: join(ROOT, 'web'),
    stdio: 'inherit',
    env: environment({ NODE_ENV: 'production' }),
  });
  if (status !== 0) throw new Error('The web client could not be built: see above.');
  mkdirSync(join(ROOT, 'web', 'dist'), { recursive: true });
  writeFileSync(MARK, current);
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) ensureWebBuilt();
