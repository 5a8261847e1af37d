import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '@wellspring/errors';
import { isServed } from '@wellspring/platform/commands/client';
import { commandSocketPath } from '@wellspring/platform/commands/socket-path';
import { readSettings } from '@wellspring/platform/config/config';
import { isAccountName } from '../bootstrap/accounts.ts';
import { addressWithoutAccount } from '../bootstrap/mongodb-address.ts';
import { makeKeys } from '../bootstrap/make-keys.ts';
import { prepareEngines } from '../bootstrap/prepare-engines.ts';
import { forgetPasswords, makeProcessKeys } from '../bootstrap/process-keys.ts';
import { StandaloneSettings } from '../config.ts';
import { askedToStop } from './asked-to-stop.ts';
import { printable } from './printable.ts';
import { endWith, STOPPED } from './run-where-the-data-is.ts';

const USAGE = 'Use: npm run bootstrap -- keys FOLDER [--renew PROCESS], or npm run bootstrap -- engines';

const say = (line: string): void => console.log(printable(line));

const folderAt = (path: string): string => resolve(process.env['WELLSPRING_CWD'] ?? '.', path);

const keys = async (path: string, renewed: string | undefined): Promise<number> => {
  const folder = folderAt(path);
  if (renewed !== undefined) {
    if (!isAccountName(renewed)) throw new AppError('VALIDATION', `There is no process ${renewed}. ${USAGE}`);
    await forgetPasswords(folder, renewed);
  }
  const address = addressWithoutAccount(process.env['MONGODB_URL']);
  const made = [...(await makeKeys(folder)), ...(await makeProcessKeys(folder, address))];
  say(made.length > 0 ? `Made in ${folder}: ${made.join(', ')}` : `Every key is in ${folder} already.`);
  if (address === null) say('No mongodb-url was made: give the address of MongoDB, without an account, as MONGODB_URL.');
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
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { renew: { type: 'string' } },
  });
  const [what, folder, ...more] = positionals;
  const renewed = typeof values.renew === 'string' ? values.renew : undefined;
  if (what === 'keys' && folder !== undefined && more.length === 0) return keys(folder, renewed);
  if (what === 'engines' && folder === undefined) return engines();
  throw new AppError('VALIDATION', USAGE);
};

await endWith(bootstrap());
