import { relative } from 'node:path';

/** Folders whose tests passed in several orders. A folder joins them when its own do: `--randomize --seed 7`, then other seeds. */
const IN_ANY_ORDER = ['services/', 'gateway/', 'packages/', 'web/', 'tools/', 'commands/', 'deploy/'];

// Jest shuffles the tests of all files of a run, or of none. Here it is a matter of the folder: the state of a file says so before its
// tests run.
const { testPath = '' } = globalThis.expect.getState();
const path = relative(`${import.meta.dirname}/..`, testPath).replaceAll('\\', '/');
if (IN_ANY_ORDER.some((folder) => path.startsWith(folder))) {
  const symbols = Object.getOwnPropertySymbols(globalThis).filter(
    ({ description }) => description === 'JEST_STATE_SYMBOL',
  );
  if (symbols.length !== 1) throw new Error('Jest keeps its state elsewhere: the tests cannot be shuffled');
  globalThis[symbols[0]].randomize = true;
}
