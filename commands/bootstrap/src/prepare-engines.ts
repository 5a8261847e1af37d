import { fillSearchContract } from '@wellspring/catalog/commands/fill-search-contract';
import { EVERY_TOPIC } from '@wellspring/events/topics';
import { runHere } from '@wellspring/platform/commands/command';
import { type Lifecycle, makeLifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import { type Logger, makeLogger } from '@wellspring/platform/log/log';
import type { OpenProcess } from '@wellspring/platform/process/open-process';
import { retryWhileUnavailable } from '@wellspring/platform/retry';
import type { Product } from '@wellspring/platform/service/product';

type Opened = Product & OpenProcess;

type Here = {
  /** opens the whole product, without starting it */
  readonly open: (context: { readonly log: Logger; readonly lifecycle: Lifecycle }) => Promise<Opened>;
  /** shown to the operator: once for each unavailable engine */
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
};

const checkOf = ({ services }: Opened, name: string): Promise<unknown> => {
  const check = services.map(({ checks }) => checks[name]).find((found) => found !== undefined);
  if (!check) throw new Error(`No service has the check "${name}"`);
  return check();
};

/** Makes what is missing. Each engine is awaited beside the others, so that all that are away are named at once. */
const prepare = async (product: Opened, { say, signal }: Omit<Here, 'open'>): Promise<void> => {
  const whenThere = <T>(engine: string, attempt: () => Promise<T>): Promise<T> =>
    retryWhileUnavailable(attempt, {
      signal,
      onFailure: (_error, failures) => {
        if (failures === 1) say(`${engine} cannot be used yet. Waiting until it can …`);
      },
      onRecovery: () => say(`${engine} is there.`),
    });
  await Promise.all([
    whenThere('The document store', () => checkOf(product, 'documents of identity')),
    whenThere('The event broker', () => product.bus.ensureTopics(EVERY_TOPIC)),
    whenThere('The file store', () => product.objects.ping()),
    whenThere('The search engine', () => checkOf(product, 'search')),
  ]);
  await Promise.all(product.services.map((service) => service.start({ consume: false })));
  const run = runHere(product.services.flatMap(({ commands }) => commands));
  await whenThere('The search index', () => run(fillSearchContract, {}, { signal }));
};

/**
 * Makes what the product needs in its engines and is not there yet: collections and indexes, topics, the bucket, and a search
 * index, filled from the documents. Waits for engines that are away. Nothing is consumed, and what is there is left alone.
 * @throws AppError why an engine cannot be used although it answers; an AbortError when the signal aborts
 */
export const prepareEngines = async ({ open, say, signal }: Here): Promise<void> => {
  // What waits is said in words, once for each engine: every service would log it for itself.
  const log = makeLogger({ service: 'wellspring', level: 'error', destination: process.stderr });
  const lifecycle = makeLifecycle(log);
  const close = (): void => void lifecycle.close();
  signal.addEventListener('abort', close);
  try {
    await prepare(await open({ log, lifecycle }), { say, signal });
  } finally {
    await lifecycle.close();
  }
};
