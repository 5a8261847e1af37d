import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '@wellspring/errors';
import { isServed } from '@wellspring/platform/commands/client';
import { commandSocketPath } from '@wellspring/platform/commands/socket-path';
import { readSettings } from '@wellspring/platform/config/config';
import { makeKeys } from '../bootstrap/make-keys.ts';
import { prepareEngines } from '../bootstrap/prepare-engines.ts';
import { StandaloneSettings } from '../config.ts';
import { askedToStop } from './asked-to-stop.ts';
import { printable } from './printable.ts';
import { endWith, STOPPED } from './run-where-the-data-is.ts';

const USAGE = 'Use: npm run bootstrap -- keys FOLDER, or npm run bootstrap -- engines';

const say = (line: string): void => console.log(printable(line));

const keys = async (folder: string): Promise<number> => {
  const path = resolve(process.env['WELLSPRING_CWD'] ?? '.', folder);
  const made = await makeKeys(path);
  say(made.length > 0 ? `Made in ${path}: ${made.join(', ')}` : `Every key is in ${path} already.`);
  return 0;
};

const engines = async (): Promise<number> => {
  const settings = readSettings(StandaloneSettings, process.env);
  if (await isServed(commandSocketPath(resolve(settings.DATA_DIR)))) {
    say('The product runs on this data folder: everything is there.');
    return 0;
  }
  const signal = askedToStop();
  try {
    await prepareEngines({ settings, say, signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    say('Stopped. It may be run again.');
    return STOPPED;
  }
  say('Everything is there: collections and indexes, topics, the bucket, and the search index.');
  return 0;
};

const bootstrap = async (): Promise<number> => {
  process.umask(0o077);
  const [what, folder, ...more] = parseArgs({ allowPositionals: true, strict: false }).positionals;
  if (what === 'keys' && folder !== undefined && more.length === 0) return keys(folder);
  if (what === 'engines' && folder === undefined) return engines();
  throw new AppError('VALIDATION', USAGE);
};

await endWith(bootstrap());
