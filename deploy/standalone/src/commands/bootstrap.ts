import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '@wellspring/errors';
import { isServed } from '@wellspring/platform/commands/client';
import { commandSocketPath } from '@wellspring/platform/commands/socket-path';
import { readSettings } from '@wellspring/platform/config/config';
import { EngineSettings } from '@wellspring/platform/config/engine-settings';
import { trustAuthorities } from '@wellspring/platform/process/trust-authorities';
import { isAccountName } from '@wellspring/bootstrap/accounts';
import { addressWithoutAccount } from '@wellspring/bootstrap/mongodb-address';
import { makeAccounts } from '@wellspring/bootstrap/make-accounts';
import { makeKeys } from '@wellspring/bootstrap/make-keys';
import { prepareEngines } from '@wellspring/bootstrap/prepare-engines';
import { forgetPasswords, makeProcessKeys } from '@wellspring/bootstrap/process-keys';
import { verbatim } from '@wellspring/words/message';
import { StandaloneSettings } from '../config.ts';
import { openProduct } from '../product.ts';
import { stopSignal } from './stop-signal.ts';
import { printable } from './printable.ts';
import { endWith, STOPPED } from './run-where-the-data-is.ts';

const USAGE =
  'Use: npm run bootstrap -- keys FOLDER [--renew PROCESS], npm run bootstrap -- accounts FOLDER, or npm run bootstrap -- engines';

const say = (line: string): void => console.log(printable(line));

const folderAt = (path: string): string => resolve(process.env['WELLSPRING_CWD'] ?? '.', path);

const keys = async (path: string, renewed: string | undefined): Promise<number> => {
  const folder = folderAt(path);
  if (renewed !== undefined) {
    if (!isAccountName(renewed)) throw new AppError('VALIDATION', verbatim(`There is no process ${renewed}. ${USAGE}`));
    await forgetPasswords(folder, renewed);
  }
  const address = addressWithoutAccount(process.env['MONGODB_URL']);
  const made = [...(await makeKeys(folder)), ...(await makeProcessKeys(folder, address))];
  const names = new Set(made.map((path) => path.split('/')[0]));
  say(made.length > 0 ? `Made in ${folder}: ${[...names].join(', ')}` : `Every key is in ${folder} already.`);
  if (address === null)
    say('No mongodb-url was made: give the address of MongoDB, without an account, as MONGODB_URL.');
  return 0;
};

/** Does the work until it is done or is stopped. */
const untilStopped = async (work: (signal: AbortSignal) => Promise<string>): Promise<number> => {
  const signal = stopSignal();
  try {
    say(await work(signal));
    return 0;
  } catch (error) {
    if (!signal.aborted) throw error;
    say('Stopped. It may be run again.');
    return STOPPED;
  }
};

const accounts = async (path: string): Promise<number> => {
  const settings = readSettings(EngineSettings, process.env);
  trustAuthorities(settings.TLS_CA);
  return untilStopped(async (signal) => {
    const engines = await makeAccounts({ settings, folder: folderAt(path), say, signal });
    return engines.length > 0
      ? `Each process has its account in ${engines.join(', ')}.`
      : 'The settings name no engine with an account that can make others.';
  });
};

const engines = async (): Promise<number> => {
  const settings = readSettings(StandaloneSettings, process.env);
  if (await isServed(commandSocketPath(resolve(settings.DATA_DIR)))) {
    say('The product runs on this data folder: everything is there.');
    return 0;
  }
  return untilStopped(async (signal) => {
    await prepareEngines({ open: (context) => openProduct({ settings, ...context }), say, signal });
    return 'Everything is there: collections and indexes, topics, the bucket, and the search index.';
  });
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
  if (what === 'accounts' && folder !== undefined && more.length === 0) return accounts(folder);
  if (what === 'engines' && folder === undefined) return engines();
  throw new AppError('VALIDATION', verbatim(USAGE));
};

await endWith(bootstrap());
