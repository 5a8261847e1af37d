import { parseArgs } from 'node:util';
import { AppError } from '@wellspring/errors';
import { deadLettersContract } from '@wellspring/platform/commands/dead-letters';
import { verbatim } from '@wellspring/words/message';
import { printable } from './printable.ts';
import { endWith, runWhereTheDataIs, type Task } from './run-where-the-data-is.ts';

const USAGE = 'dead-letters list | dead-letters redrive [--group GROUP] [POSITION …]';

const list: Task = async (run) => {
  const result = await run(deadLettersContract, { verb: 'list' });
  if (!('letters' in result)) return 2;
  for (const { position, group, failedAt, type, key, reason } of result.letters)
    console.log(printable([position, group, failedAt, type, key, reason].join('  ')));
  console.log(result.letters.length === 1 ? '1 dead letter' : `${result.letters.length} dead letters`);
  return 0;
};

const redrive =
  (group: string | undefined, positions: readonly string[]): Task =>
  async (run) => {
    const which = { ...(group && { group }), ...(positions.length > 0 && { positions: [...positions] }) };
    const result = await run(deadLettersContract, { verb: 'redrive', ...which });
    if ('redriven' in result) console.log(`${result.redriven} handed to their group again`);
    return 0;
  };

const argumentsOf = () => {
  try {
    return parseArgs({ allowPositionals: true, options: { group: { type: 'string' } } });
  } catch (error) {
    throw new AppError('VALIDATION', verbatim(`Use: ${USAGE}`), { cause: error });
  }
};

const deadLetters = async (): Promise<number> => {
  const { values, positionals } = argumentsOf();
  const [verb, ...positions] = positionals;
  if (verb === 'list' && positions.length === 0) return runWhereTheDataIs(list);
  if (verb === 'redrive') return runWhereTheDataIs(redrive(values.group, positions));
  throw new AppError('VALIDATION', verbatim(`Use: ${USAGE}`));
};

await endWith(deadLetters());
