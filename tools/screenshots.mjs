import { spawnSync } from 'node:child_process';
import { ensureInstalled, environment, nodeBinary, ROOT } from './install.mjs';
import { JEST } from './jest-command.mjs';

// Takes the screenshots in tests/browser/pictures again.
if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.error('The pictures are taken in the browser from npm, which runs on Linux on x64 alone.');
  process.exit(2);
}
ensureInstalled();
const { ensureWebBuilt } = await import('./web-build.mjs');
ensureWebBuilt();
const { status } = spawnSync(
  nodeBinary(),
  [...JEST, '--selectProjects', 'browser', '--testPathPatterns', 'tests/browser/pictures.test.ts'],
  { cwd: ROOT, stdio: 'inherit', env: environment({ SCREENSHOTS: 'renew' }) },
);
process.exitCode = status ?? 1;
