import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { whileThereIsRoom } from '@wellspring/platform/data-folder/room';
import type { ErrorLog } from '@wellspring/platform/subgraph/run-subgraph';
import type { Product } from '@wellspring/platform/service/product';
import { addDemo } from './demo.ts';
import { demoOf } from './demo-command.ts';

const MARK = 'demo-places';

const stateIn = (folder: string): Promise<string | null> => readFile(join(folder, MARK), 'utf8').catch(() => null);

/** A mark that survives a loss of power: nothing else records its meaning. */
const setState = async (folder: string, state: 'loading' | 'loaded'): Promise<void> => {
  const file = await open(join(folder, MARK), 'w', 0o600);
  await file.writeFile(state);
  await file.sync();
  await file.close();
};

const isNew = async (folder: string): Promise<boolean> => !(await readdir(folder)).includes('catalog.db');

type Filling = (into: {
  readonly product: Product;
  readonly log: ErrorLog;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}) => Promise<void>;

/**
 * Answers how to fill a data folder with the demo places and accounts, when it is new or filling it was interrupted. It is called before any store is
 * opened: from then on the folder is marked, so that a start that dies right after making the stores differs from a product that
 * an operator emptied.
 */
export const fillWithDemo = async (
  folder: string,
  { MONGODB_URL, DEMO_DATA }: { readonly MONGODB_URL?: string | undefined; readonly DEMO_DATA: boolean },
): Promise<Filling | null> => {
  if (MONGODB_URL !== undefined || !DEMO_DATA) return null;
  const state = await stateIn(folder);
  if (state === null ? !(await isNew(folder)) : state === 'loaded') return null;
  await setState(folder, 'loading');
  return async ({ product, log, say, signal }) => {
    say('Filling the empty data folder with the demo places (DEMO_DATA=off starts empty) …');
    const fill = (fillSignal: AbortSignal): Promise<void> =>
      addDemo({ ...demoOf(product, { folder, log }), say, signal: fillSignal });
    await whileThereIsRoom(folder, fill, signal);
    await setState(folder, 'loaded');
  };
};
