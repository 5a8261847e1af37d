import { spawnSync } from 'node:child_process';
import { ensureInstalled, environment, nodeBinary, ROOT } from './install.mjs';
import { JEST } from './jest-command.mjs';
import { ensureWebBuilt } from './web-build.mjs';

// One test, by its file or its name: npm run test:only -- services/catalog -t "keeps what a person has set"
// Those that touch what was changed since the last commit, again with each change: npm run test:watch
ensureInstalled();
const args = process.argv.slice(2);
if (args.length === 0) {
  console.error('Which? npm run test:only -- PATH [-t "NAME"]');
  process.exit(2);
}
const isSelected = (suite) => args.some((arg) => arg.includes(`tests/${suite}`));
const withEngines = ['engines', 'deploy'].filter(isSelected);
const suites = args.includes('--watch') ? ['unit'] : ['unit', 'product', 'stories', 'browser', 'contributing'];
if (['browser', 'contributing', ...withEngines].some(isSelected)) ensureWebBuilt();
const given = [...args, '--selectProjects', ...(withEngines.length > 0 ? withEngines : suites)];
const { status } = spawnSync(nodeBinary(), [...JEST, ...given], {
  cwd: ROOT,
  stdio: 'inherit',
  env: environment(),
});
process.exitCode = status ?? 1;
