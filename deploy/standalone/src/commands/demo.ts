import { parseArgs } from 'node:util';
import { AppError } from '@wellspring/errors';
import { demoContract } from '@wellspring/demo/demo-contract';
import { verbatim } from '@wellspring/words/message';
import { printable } from './printable.ts';
import { endWith, runWhereTheDataIs } from './run-where-the-data-is.ts';

const ACTIONS = ['add', 'remove'] as const;

const demo = async (): Promise<number> => {
  const [name, ...more] = parseArgs({ allowPositionals: true, strict: false }).positionals;
  const action = ACTIONS.find((each) => each === name);
  if (!action || more.length > 0)
    throw new AppError('VALIDATION', verbatim('Use: npm run demo -- add, or npm run demo -- remove'));
  return runWhereTheDataIs(async (run, signal) => {
    await run(demoContract, { action }, { signal, onProgress: ({ line }) => console.log(printable(line)) });
    return 0;
  });
};

await endWith(demo());
