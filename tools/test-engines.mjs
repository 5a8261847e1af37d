import { openEngines } from './engines/open-engines.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { tally } = await import('./checks.mjs');
const { ensureWebBuilt } = await import('./web-build.mjs');
const { jest, finish } = tally({ isRunAgain: true });

ensureWebBuilt();
const engines = await openEngines(process.env).catch((error) => {
  console.error(error.message);
  process.exit(2);
});
console.log(`\n— real engines: ${engines.way}`);
try {
  // Contracts know nothing of processes, wherever those come from.
  if (!process.env.PARTS_FROM)
    jest(
      'every contract on the real engines',
      ['unit'],
      // All else has run on the twins, as part of npm run test:all.
      ['packages/testkit/src/engines.ts', '--findRelatedTests', '--runInBand'],
      engines.settings,
    );
  // One after the other: all files use the same engines.
  jest('the product as separate processes', ['engines'], [...process.argv.slice(2), '--runInBand'], engines.settings);
} finally {
  await engines.close();
}
finish();
