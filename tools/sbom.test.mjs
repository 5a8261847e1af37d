import { spawnSync } from 'node:child_process';
import { ROOT } from './install.mjs';

describe('npm', () => {
  it('writes the bill of materials: no package has another version of its peer than it asks for', () => {
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
    const { stdout, stderr } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    expect(stderr).not.toContain('ESBOMPROBLEMS');
    const names = JSON.parse(stdout).components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['mongoose', 'graphql', 'react']));
  });
});
