import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..', '..');
const Versions = z.record(z.string(), z.string()).default({});
const Package = z.object({ version: z.string(), dependencies: Versions, devDependencies: Versions });

const read = (path: string) => Package.parse(JSON.parse(readFileSync(join(ROOT, path), 'utf8')));
const { version } = read('package.json');
const workspaces = globSync(
  ['{gateway,web,bench,tests,tools/drawings}/package.json', '{packages,services,commands,deploy}/*/package.json'],
  {
    cwd: ROOT,
  },
);

describe('the version', () => {
  it.each(workspaces)('is one for all packages, and for what they name of this house: %s', (path) => {
    const { dependencies, devDependencies, ...own } = read(path);
    const house = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
      name.startsWith('@wellspring/'),
    );
    expect([own.version, ...house.map(([, named]) => named)]).toEqual(Array(house.length + 1).fill(version));
  });

  it('is described in CHANGELOG.md', () => {
    expect(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')).toContain(`## [${version}]`);
  });
});
