import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, environment, nodeBinary, NODE_FLAGS, ROOT } from './install.mjs';

// One test, by its file or its name: npm run test:only -- services/catalog -t "keeps what a person has set"
ensureInstalled();
const args = process.argv.slice(2);
if (args.length === 0) {
  console.error('Which? npm run test:only -- PATH [-t "NAME"]');
  process.exit(2);
}
const config = ['browser', 'engines', 'deploy', 'contributing'].find((suite) =>
  args.some((arg) => arg.includes(`tests/${suite}`)),
);
if (config) {
  const { ensureWebBuilt } = await import('./web-build.mjs');
  ensureWebBuilt();
}
const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
const flags = [...NODE_FLAGS, '--experimental-vm-modules', '--no-warnings'];
const given = ['-c', config ? `jest.${config}.config.mjs` : 'jest.config.mjs', ...args];
const { status } = spawnSync(nodeBinary(), [...flags, jest, ...given], {
  cwd: ROOT,
  stdio: 'inherit',
  env: environment(),
});
process.exitCode = status ?? 1;
