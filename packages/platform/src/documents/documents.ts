import { AppError } from '@wellspring/errors';
import type { Logger } from '../log/log.ts';
import type { Bus } from '../bus/port.ts';
import { loggedRetries, retryWhileUnavailable } from '../retry.ts';
import { compareAndSetOf } from './compare-and-set.ts';
import { fileOf, openConnection, pingOf, type StoreAddress } from './connection.ts';
import { untilErased } from './erased.ts';
import { examineDocuments } from './examine.ts';
import { modelsOf } from './models.ts';
import type { Documents } from './port.ts';
import { raisingOf } from './raise.ts';
import { relayOf } from './relay.ts';
import { setIfNewer, setManyIfNewer } from './set-if-newer.ts';
import { mapStoreErrors } from './store-errors.ts';
import { withTimeout } from '../timeout.ts';
import { writesOf } from './writes.ts';

/** Long enough for a first attempt that finds nobody. */
const LONGEST_CONNECT_MS = 8_000;

const away = (cause: unknown): AppError => new AppError('UNAVAILABLE', 'The database does not answer', { cause });

export type DocumentsOptions = {
  readonly store: StoreAddress;
  /** name of the service that owns it, such as catalog */
  readonly database: string;
  /** CloudEvents source of its facts */
  readonly source: string;
  readonly publish: Bus['publish'];
  readonly deadLetter: Bus['deadLetter'];
  readonly log: Logger;
  /** how long drained() waits for something to move, in milliseconds; half a minute unless told */
  readonly drainStalledMs?: number;
  readonly newId: () => string;
  readonly now: () => Date;
  /** W3C trace context of the request at hand */
  readonly traceparent?: () => string | undefined;
};

/**
 * Opens the documents of one service. A folder that cannot be used is told at once. When MongoDB is away it is awaited, with
 * a word in the log: start() resolves when it came, and until then everything else fails with UNAVAILABLE.
 */
export const openDocuments = async (options: DocumentsOptions): Promise<Documents> => {
  const { store, database, log } = options;
  const stop = new AbortController();
  const { signal } = stop;
  const { connection, connected, failure } = await openConnection(store, database, { log, signal });
  const relay = relayOf({ ...options, alone: 'folder' in store });
  const models = modelsOf(connection, options, relay.addSource);
  const writes = writesOf({ ...options, relay, sourceOf: models.sourceOf });
  const file = 'folder' in store ? fileOf(connection) : null;
  return {
    model: (name, schema, { purge = false } = {}) => models.define(name, schema, purge),
    ...writes,
    compareAndSet: compareAndSetOf(writes),
    setIfNewer,
    setManyIfNewer,
    start: async () => {
      await connected;
      await retryWhileUnavailable(() => mapStoreErrors(models.make), {
        signal,
        ...loggedRetries('making collections and indexes', log),
      });
      relay.start();
    },
    drained: () => mapStoreErrors(relay.drained),
    waiting: () => mapStoreErrors(relay.waiting),
    waitingSince: () => mapStoreErrors(relay.waitingSince),
    examine: async () => {
      await withTimeout(connected, LONGEST_CONNECT_MS, () => away(failure()));
      return examineDocuments(connection, models.all());
    },
    ping: () => pingOf(connection),
    raising: raisingOf(connection, writes.change),
    erased: () => mapStoreErrors(() => untilErased(models.sources(), file)),
    file,
    close: async () => {
      stop.abort();
      await relay.close();
      await connection.close();
    },
  };
};
