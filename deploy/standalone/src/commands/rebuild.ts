import { parseArgs } from 'node:util';
import { rebuildContract as searchContract } from '@wellspring/catalog/commands/rebuild-contract';
import { AppError } from '@wellspring/errors';
import { rebuildContract } from '@wellspring/platform/commands/rebuild';
import { verbatim } from '@wellspring/words/message';
import { progressLine } from './progress-line.ts';
import { endWith, runWhereTheDataIs, STOPPED, type Task } from './run-where-the-data-is.ts';

const rebuildSearch: Task = async (run, signal) => {
  console.log('Building a new search index beside the live one …');
  const line = progressLine();
  const result = await run(
    searchContract,
    { projection: 'search' },
    { signal, onProgress: ({ done, of }) => line.show(done, of > 0 ? done / of : null) },
  );
  line.clear();
  if ('stoppedAfter' in result) {
    console.log(`Stopped after ${result.stoppedAfter} places. The index that was there stays as it is.`);
    return STOPPED;
  }
  console.log(`Swapped: ${result.places} places, ${result.differing} of them differed from before.`);
  return 0;
};

const rebuildFromEvents =
  (projection: string): Task =>
  async (run, signal) => {
    console.log(`Working ${projection} out anew from all that happened …`);
    const result = await run(rebuildContract(projection), {}, { signal });
    if ('stopped' in result) {
      console.log('Stopped. It may be run again.');
      return STOPPED;
    }
    console.log(`Compared: ${result.rows} documents, ${result.differing} of them differed and were corrected.`);
    return 0;
  };

const PROJECTIONS: Readonly<Record<string, Task>> = {
  search: rebuildSearch,
  ratings: rebuildFromEvents('ratings'),
  badges: rebuildFromEvents('badges'),
  stats: rebuildFromEvents('stats'),
};

const rebuild = async (): Promise<number> => {
  const [projection = ''] = parseArgs({ allowPositionals: true, strict: false }).positionals;
  const task = Object.hasOwn(PROJECTIONS, projection) ? PROJECTIONS[projection] : undefined;
  if (!task) throw new AppError('VALIDATION', verbatim(`What can be rebuilt: ${Object.keys(PROJECTIONS).join(', ')}`));
  return runWhereTheDataIs(task);
};

await endWith(rebuild());
