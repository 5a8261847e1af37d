import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, environment, nodeBinary, NODE_FLAGS, ROOT } from './install.mjs';

// Makes the pictures in tests/browser/pictures anew, as the screens look now.
if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.error('The pictures are taken in the browser from npm, which runs on Linux on x64 alone.');
  process.exit(2);
}
ensureInstalled();
const { ensureWebBuilt } = await import('./web-build.mjs');
ensureWebBuilt();
const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
const flags = [...NODE_FLAGS, '--experimental-vm-modules', '--no-warnings'];
const { status } = spawnSync(
  nodeBinary(),
  [...flags, jest, '--selectProjects', 'browser', '--testPathPatterns', 'tests/browser/pictures.test.ts'],
  { cwd: ROOT, stdio: 'inherit', env: environment({ LOOKS: 'renew' }) },
);
process.exitCode = status ?? 1;
