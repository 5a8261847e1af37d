import { createReadStream } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importContract } from '@wellspring/catalog/commands/import-contract';
import type { RunCommand } from '@wellspring/platform/commands/command';
import type { StandaloneSettings } from './config.ts';
import { addDemoAccounts, DEMO_ACCOUNTS } from './demo-accounts.ts';
import { caughtUp, type Product } from './product.ts';

const PLACES = fileURLToPath(new URL('../demo', import.meta.url));
const MARK = 'demo-places';

const stateIn = (folder: string): Promise<string | null> => readFile(join(folder, MARK), 'utf8').catch(() => null);

/** A mark that a loss of power does not take: what it stands for is told by it alone. */
const setState = async (folder: string, state: 'loading' | 'loaded'): Promise<void> => {
  const file = await open(join(folder, MARK), 'w', 0o600);
  await file.writeFile(state);
  await file.sync();
  await file.close();
};

const isNew = async (folder: string): Promise<boolean> => !(await readdir(folder)).includes('catalog.db');

/** Imports the demo places. Interrupted, it is done again at the next start: importing twice doubles nothing. */
export const loadDemo = async (folder: string, run: RunCommand, signal: AbortSignal): Promise<number> => {
  let places = 0;
  for (const file of (await readdir(PLACES)).filter((name) => name.endsWith('.ndjson')).sort()) {
    const input = createReadStream(join(PLACES, file));
    const { counts } = await run(importContract, { columns: {}, overwrite: false }, { input, signal });
    signal.throwIfAborted();
    if (counts.refused > 0) throw new Error(`${counts.refused} of the demo places in ${file} cannot be read`);
    places += Object.values(counts).reduce((sum, count) => sum + count, 0);
  }
  await setState(folder, 'loaded');
  return places;
};

type Filling = (into: {
  readonly product: Product;
  readonly run: RunCommand;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}) => Promise<void>;

/**
 * Answers how to fill a data folder with the demo places and accounts, when it is new or filling it was interrupted. It is asked before any store is
 * opened: from then on the folder is marked, so that a start that dies right after making the stores is told from a product that
 * somebody emptied.
 */
export const fillWithDemo = async (
  folder: string,
  { MONGODB_URL, DEMO_DATA }: Pick<StandaloneSettings, 'MONGODB_URL' | 'DEMO_DATA'>,
): Promise<Filling | null> => {
  if (MONGODB_URL !== undefined || !DEMO_DATA) return null;
  const state = await stateIn(folder);
  if (state === null ? !(await isNew(folder)) : state === 'loaded') return null;
  await setState(folder, 'loading');
  return async ({ product, run, say, signal }) => {
    say('Filling the empty data folder with the demo places (DEMO_DATA=off starts empty) …');
    // Made and told before the places: with these the folder is filled, and is not filled again.
    const accounts = await addDemoAccounts(folder, run, signal);
    say(`Sign in to try it (kept in ${join(folder, DEMO_ACCOUNTS)}):`);
    for (const { role, email, password } of accounts) say(`  ${role.padEnd(6)}  ${email}  ${password}`);
    const places = await loadDemo(folder, run, signal);
    if (product.bus.status().up) await caughtUp(product, { signal });
    say(`${places} places are on the map.`);
  };
};
