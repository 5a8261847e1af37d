import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const isNotShared = (folder: string): boolean => !folder.startsWith('packages/');

/** Runs the selection for an image; what it selected is below `into`. */
const select = async (part: string) => {
  const into = await temporaryFolder();
  const { status, stderr } = spawnSync(process.execPath, ['deploy/docker/select-part.mjs', part, into], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const manifests = globSync('manifests/{*,*/*}/package.json', { cwd: into });
  return { status, stderr, into, folders: manifests.map((file) => file.split('/').slice(1, -1).join('/')) };
};

const Manifest = z.object({
  devDependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const manifestAt = (path: string) => Manifest.parse(JSON.parse(readFileSync(path, 'utf8')));

/** The wildcard in a pattern of .dockerignore. */
const ANY: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '*': '[^/]*' };
const asRegExp = (pattern: string): RegExp => {
  const pieces = pattern.split(/(\*\*\/|\*)/).map((piece) => ANY[piece] ?? piece.replaceAll('.', '\\.'));
  return new RegExp(`^${pieces.join('')}(?:/|$)`);
};
const rules = readFileSync(join(ROOT, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => ({ leavesOut: !line.startsWith('!'), pattern: asRegExp(line.replace('!', '')) }));
/** As Docker reads its list: the last pattern that fits a path, or a folder that it is in, decides. */
const isLeftOut = (path: string): boolean => rules.findLast(({ pattern }) => pattern.test(path))?.leavesOut === true;

describe('what is selected for an image', () => {
  it.each([
    ['lists-and-badges', 'services/lists-and-badges'],
    ['gateway', 'gateway'],
  ])('is, for %s, nothing of another process', async (part, own) => {
    const { folders } = await select(part);
    expect(folders.filter(isNotShared)).toEqual([own]);
  });

  it('asks npm for nothing that tests and tools use, and leaves out the second Node and the browser', async () => {
    const { into, folders } = await select('standalone');
    expect(folders.filter(isNotShared)).toHaveLength(12);
    expect(folders).not.toContain('packages/testkit');
    const manifests = folders.map((folder) => manifestAt(join(into, 'manifests', folder, 'package.json')));
    expect(manifests.filter(({ devDependencies }) => devDependencies)).toEqual([]);
    expect(manifestAt(join(into, 'manifests/package.json')).optionalDependencies).toBeUndefined();
  });

  it('starts no other program but its parser of opening hours: in a container no process would clean up after them', async () => {
    const { into } = await select('standalone');
    const sources = globSync('**/*.ts', { cwd: join(into, 'sources') }).filter((file) => !isLeftOut(file));
    expect(sources.length).toBeGreaterThan(500);
    const text = (file: string): string => readFileSync(join(into, 'sources', file), 'utf8');
    // One child, which never starts another: Node itself waits for it.
    expect(sources.filter((file) => text(file).includes('child_process'))).toEqual([
      'services/catalog/src/adapters/opening-hours/child-client.ts',
    ]);
  });

  it('is refused for a part that there is not', async () => {
    const { status, stderr } = await select('catalogue');
    expect(status).toBe(1);
    expect(stderr).toContain('There is no part catalogue.');
  });
});

describe('what is sent to the builder', () => {
  it.each([
    '.git/config',
    '.data/mails/1',
    '.env',
    'secrets/session-keys',
    'actor.pem',
    'gateway/.env.local',
    'services/identity/actor.key',
    'packages/platform/.npmrc',
    'deploy/standalone/.data/lock.sqlite',
    'deploy/kubernetes/base/gateway.yaml',
    'web/node_modules/react/index.js',
    'web/dist/client/index.html',
    'packages/testkit/src/app.ts',
    'services/catalog/src/import.test.ts',
    'services/catalog/src/testing/imports.ts',
    'gateway/src/gateway.fixture.ts',
    'tests/engines/import.test.ts',
  ])('leaves out %s', (path) => {
    expect(isLeftOut(path)).toBe(true);
  });

  it.each(['services/catalog/src/main.ts', 'web/build.mjs', 'deploy/docker/select-part.mjs', 'package-lock.json'])(
    'has %s',
    (path) => {
      expect(isLeftOut(path)).toBe(false);
    },
  );
});
