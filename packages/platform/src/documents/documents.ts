import type { Logger } from 'pino';
import type { Bus } from '../bus/port.ts';
import { openConnection, pingOf, type StoreAddress } from './connection.ts';
import { modelsOf } from './models.ts';
import { patiently } from './patience.ts';
import type { Documents } from './port.ts';
import { relayOf } from './relay.ts';
import { setIfNewer, setManyIfNewer } from './set-if-newer.ts';
import { inOurCodes } from './store-errors.ts';
import { writesOf } from './writes.ts';

export type DocumentsOptions = {
  readonly store: StoreAddress;
  /** name of the service that owns it, such as catalog */
  readonly database: string;
  /** CloudEvents source of its facts */
  readonly source: string;
  readonly publish: Bus['publish'];
  readonly log: Logger;
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
  const patience = { log, until: stop.signal };
  const { connection, connected } = await openConnection(store, database, patience);
  const relay = relayOf({ ...options, alone: 'folder' in store });
  const models = modelsOf(connection, options, relay.watch);
  return {
    model: (name, schema, { purge = false } = {}) => models.define(name, schema, purge),
    ...writesOf({ ...options, relay, sourceOf: models.sourceOf }),
    setIfNewer,
    setManyIfNewer,
    start: async () => {
      await connected;
      await patiently('making collections and indexes', () => inOurCodes(models.make), patience);
      relay.start();
    },
    drained: () => inOurCodes(relay.drained),
    waiting: () => inOurCodes(relay.waiting),
    ping: () => pingOf(connection),
    close: async () => {
      stop.abort();
      await relay.close();
      await connection.close();
    },
  };
};
