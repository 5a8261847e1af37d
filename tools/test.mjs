import { availableParallelism } from 'node:os';
import { ensureInstalled } from './install.mjs';

// npm test: everything that a developer waits for. npm run test:all (--all): everything that needs no engine.
ensureInstalled();
const { tally } = await import('./checks.mjs');
const { ensureWebBuilt } = await import('./web-build.mjs');
const { nodeBinary } = await import('./install.mjs');
const { specifiedIds, testTexts, unproven } = await import('./specification.mjs');

const given = process.argv.slice(2);
const isAll = given.includes('--all');
const args = given.filter((arg) => arg !== '--all');
// An hour of tests is not lost to one that depends on the moment; it is named at the end.
const { commands, jest, ofReports, finish } = tally({ isRunAgain: isAll });

const imports = ['packages', 'services', 'gateway', 'web/src', 'commands', 'deploy', 'bench', 'tests'];
// The longest first: nothing waits for it at the end.
await commands([
  ['lint', 'eslint', ['.']],
  ['format', 'prettier', ['--check', '.', '--log-level', 'warn']],
  ['the web client is built', nodeBinary(), ['tools/web-build.mjs']],
  ['generated files are fresh', nodeBinary(), ['tools/generate.mjs', '--check']],
  ['who may import whom', 'depcruise', ['--config', 'dependency-cruiser.config.cjs', ...imports]],
  ['types of the web client', 'tsc', ['-p', 'web']],
  ['nothing unused', 'knip', ['--no-progress', '--no-config-hints']],
  ['types', 'tsc', ['-p', '.']],
  ['names and phrases', nodeBinary(), ['tools/private-words.mjs']],
  ['licences', nodeBinary(), ['tools/licences.mjs']],
  ['event contracts: lint', 'buf', ['lint']],
  ['event contracts: nothing broken since any release', nodeBinary(), ['tools/breaking.mjs']],
]);
// Without it no browser has anything to show.
ensureWebBuilt();
if (isAll) {
  // A page is waited for more than it is worked for: a worker more than there are processors.
  const workers = ['--maxWorkers', String(availableParallelism() + 1)];
  const suites = ['unit', 'product', 'stories', 'browser', 'contributing'];
  jest('every suite that needs no engine', suites, [...args, ...workers]);
} else jest('unit tests, component tests, contracts and a story for each role', ['unit', 'stories'], args);
// A part of the tests proves a part.
if (args.length === 0 && isAll)
  ofReports('each row of docs/specification.md has a passed test that names it', (titles) =>
    unproven(specifiedIds(), titles),
  );
else if (args.length === 0)
  ofReports('each row of docs/specification.md has a test that names it', (titles) =>
    unproven(specifiedIds(), [...titles, ...testTexts()]),
  );
finish();
