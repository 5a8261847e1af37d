import { availableParallelism } from 'node:os';
import { openEngines } from './engines/open-engines.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { tally } = await import('./checks.mjs');
const { ensureWebBuilt } = await import('./web-build.mjs');
const { jest, finish } = tally({ isRunAgain: true });

/** It lets MongoDB scan meanwhile, which is an error for all others. */
const ALONE = 'packages/mongoose-sqlite/src/differential.test.ts';

ensureWebBuilt();
const engines = await openEngines(process.env).catch((error) => {
  console.error(error.message);
  process.exit(2);
});
console.log(`\n— real engines: ${engines.way}`);
try {
  // Contracts know nothing of processes, wherever those come from.
  if (!process.env.PARTS_FROM) {
    // Each has topics, databases and indices of its own, and waits for an engine more than it works.
    const workers = ['--maxWorkers', String(availableParallelism() + 1)];
    jest(
      'every contract on the real engines',
      ['unit'],
      // All else has run on the twins, as part of npm run test:all.
      ['packages/testkit/src/engines.ts', '--findRelatedTests', '--testPathIgnorePatterns', ALONE, ...workers],
      engines.settings,
    );
    jest('answers compared with those of MongoDB', ['unit'], ['--runTestsByPath', ALONE], engines.settings);
  }
  // One after the other: all files use the same engines.
  jest('the product as separate processes', ['engines'], [...process.argv.slice(2), '--runInBand'], engines.settings);
} finally {
  await engines.close();
}
finish();
