import { ensureInstalled } from './install.mjs';

// Everything that can be checked without an engine: cheap and telling first.
ensureInstalled();
const { tally } = await import('./checks.mjs');
const { ensureWebBuilt } = await import('./web-build.mjs');
const { nodeBinary } = await import('./install.mjs');
const { specifiedIds, unproven } = await import('./specification.mjs');
const { command, jest, ofReports, finish } = tally();

command('types', 'tsc', ['-p', '.']);
command('types of the web client', 'tsc', ['-p', 'web']);
command('lint', 'eslint', ['.']);
command('format', 'prettier', ['--check', '.', '--log-level', 'warn']);
command('who may import whom', 'depcruise', [
  '--config',
  'dependency-cruiser.config.cjs',
  'packages',
  'services',
  'gateway',
  'web/src',
  'commands',
  'deploy',
  'bench',
  'tests',
]);
command('nothing unused', 'knip', ['--no-progress', '--no-config-hints']);
command('licences', nodeBinary(), ['tools/licences.mjs']);
command('event contracts: lint', 'buf', ['lint']);
command('event contracts: nothing broken since any release', nodeBinary(), ['tools/breaking.mjs']);
command('generated files are fresh', nodeBinary(), ['tools/generate.mjs', '--check']);
jest('unit, contract and service tests', 'jest.config.mjs', process.argv.slice(2));
ensureWebBuilt();
jest('CONTRIBUTING.md, followed in a copy', 'jest.contributing.config.mjs');
jest('browser tests', 'jest.browser.config.mjs');
// A part of the tests proves a part.
if (process.argv.length === 2)
  ofReports('each row of docs/specification.md has a passed test that names it', (titles) =>
    unproven(specifiedIds(), titles),
  );
finish();
