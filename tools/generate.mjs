import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, environment, ROOT } from './install.mjs';

ensureInstalled();
const check = process.argv.includes('--check');
const EVENTS = join(ROOT, 'packages', 'events', 'src', 'generated');

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const same = (left, right) => {
  const read = (folder) =>
    filesIn(folder).map((entry) => [
      join(entry.parentPath, entry.name).slice(folder.length),
      readFileSync(join(entry.parentPath, entry.name), 'utf8'),
    ]);
  return JSON.stringify(read(left).sort()) === JSON.stringify(read(right).sort());
};

/** TypeScript from proto/. When only checking, it is made elsewhere and compared. */
const protobuf = () => {
  const before = mkdtempSync(join(tmpdir(), 'wellspring-events-'));
  cpSync(EVENTS, before, { recursive: true });
  const { status } = spawnSync('buf', ['generate'], { cwd: ROOT, stdio: 'inherit', env: environment() });
  if (status !== 0) throw new Error('buf generate failed');
  const stale = !same(before, EVENTS);
  if (check) {
    rmSync(EVENTS, { recursive: true });
    cpSync(before, EVENTS, { recursive: true });
  }
  rmSync(before, { recursive: true });
  return stale ? ['packages/events/src/generated'] : [];
};

const generators = [protobuf];
for (const name of [
  'words',
  'place-fields',
  'kind-words',
  'icons',
  'resolver-types',
  'supergraph',
  'web-operations',
  'rest-operations',
  'decisions',
]) {
  const { generate } = await import(`./generate/${name}.mjs`);
  generators.push(() => generate({ check }));
}
const stale = [];
for (const generate of generators) stale.push(...((await generate()) ?? []));
if (check && stale.length > 0) {
  console.error(`Stale generated files, run "npm run generate":\n  ${stale.join('\n  ')}`);
  process.exitCode = 1;
}
