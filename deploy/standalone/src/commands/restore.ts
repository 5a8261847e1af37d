import { access, constants } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '@wellspring/errors';
import { rebuildContract } from '@wellspring/platform/commands/rebuild';
import { readSettings } from '@wellspring/platform/config/config';
import { elsewhere } from '@wellspring/backup/elsewhere';
import { liftContract } from '@wellspring/backup/lift-command';
import { restoreBackup } from '@wellspring/backup/restore-backup';
import { verbatim } from '@wellspring/words/message';
import { StandaloneSettings } from '../config.ts';
import { stopSignal } from './stop-signal.ts';
import { printable } from './printable.ts';
import { bytesLine } from './progress-line.ts';
import { endWith, runWhereTheDataIs, STOPPED, type Task } from './run-where-the-data-is.ts';

const USAGE =
  'Use: npm run restore -- FILE, with --replace to put aside what is in DATA_DIR; or npm run restore -- --lift-revisions';

const OPTIONS = { replace: { type: 'boolean' }, 'lift-revisions': { type: 'boolean' } } as const;

type RestoreArguments = { readonly file: string; readonly replace: boolean };

/** null: the revisions of what was restored already are to be raised. */
const argumentsOf = (): RestoreArguments | null => {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
    const [file, ...more] = positionals;
    if (values['lift-revisions'] === true && file === undefined && !values.replace) return null;
    if (file === undefined || more.length > 0 || values['lift-revisions'])
      throw new AppError('VALIDATION', verbatim(USAGE));
    return { file: resolve(process.env['WELLSPRING_CWD'] ?? '.', file), replace: values.replace === true };
  } catch (cause) {
    throw new AppError('VALIDATION', verbatim(USAGE), { cause });
  }
};

/** Projections that are rebuilt after events were published. */
const PROJECTIONS = ['ratings', 'badges', 'stats'] as const;

const lift: Task = async (run, signal) => {
  const result = await run(
    liftContract,
    {},
    { signal, onProgress: ({ service }) => console.log(`Comparing ${service} with its events …`) },
  );
  if ('stopped' in result) {
    console.log('Stopped. It may be run again.');
    return STOPPED;
  }
  const { documents, raised, gone } = result;
  console.log(`Published ${documents} documents again: ${raised} were behind the events, ${gone} more are gone.`);
  for (const projection of PROJECTIONS) {
    const rebuilt = await run(rebuildContract(projection), {}, { signal });
    if ('stopped' in rebuilt) return STOPPED;
    console.log(`Rebuilt ${projection}: ${rebuilt.differing} of ${rebuilt.rows} documents differed.`);
  }
  return 0;
};

const restore = async ({ file, replace }: RestoreArguments): Promise<number> => {
  process.umask(0o077);
  await access(file, constants.R_OK).catch(() => {
    throw new AppError('NOT_FOUND', verbatim(`${file} cannot be read. Is the name right?`));
  });
  const settings = readSettings(StandaloneSettings, process.env);
  const folder = resolve(settings.DATA_DIR);
  const signal = stopSignal();
  const line = bytesLine();
  try {
    const { files, bytes, release, time, previousFolder } = await restoreBackup({
      ...{ file, replace, folder, signal },
      onProgress: line.show,
    });
    line.clear();
    const size = `${files} files, ${(bytes / 1e6).toFixed(1)} MB`;
    console.log(printable(`Restored ${size}, as they were at ${time} (release ${release}).`));
    if (previousFolder !== null) console.log(`What was there before is in ${previousFolder}.`);
    const away = elsewhere(settings);
    if (away.length > 0) {
      console.log(`Not in it, since it is kept elsewhere: ${away.join(', ')}.`);
      console.log('If that is newer than the backup: npm run restore -- --lift-revisions');
    }
    return 0;
  } catch (error) {
    line.clear();
    if (!signal.aborted) throw error;
    console.log('Stopped. Nothing was restored.');
    return STOPPED;
  }
};

const restoreOrLift = async (): Promise<number> => {
  const parsed = argumentsOf();
  return parsed === null ? runWhereTheDataIs(lift) : restore(parsed);
};

await endWith(restoreOrLift());
