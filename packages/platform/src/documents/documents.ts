import { type Connection, type Model, Schema } from 'mongoose';
import { AppError } from '@wellspring/errors';
import { say } from '@wellspring/words/message';
import type { Source } from './relay-sweep.ts';
import { type ExaminedModel, examineDocuments } from './examine.ts';
import { type OutboxDeps, outboxesOf, type OutboxRow } from './outbox.ts';
import type { Documents, Stored } from './port.ts';
import { RELAY_FIELDS } from './relay-fields.ts';
import { mapErrorsOfSchema, mapStoreErrors } from './store-errors.ts';
import type { Logger } from '../log/log.ts';
import type { Bus } from '../bus/port.ts';
import { loggedRetries, retryWhileUnavailable } from '../retry.ts';
import { compareAndSetOf, writesOf } from './writes.ts';
import { fileOf, openConnection, pingOf, type StoreAddress } from './connection.ts';
import { untilErased } from './erased.ts';
import { rawDocumentsOf } from './raw-documents.ts';
import { relayOf } from './relay.ts';
import { setIfNewer, setManyIfNewer } from './set-if-newer.ts';
import { withTimeout } from '../timeout.ts';

/** What every document has beside the fields of its adapter; a schema may declare them itself. */
const STORED_FIELDS = {
  revision: { type: Number, required: true },
  v: { type: Number, required: true },
  deletedAt: { type: Date, default: null },
};

const ID = { type: String, required: true };

const completed = <T extends Stored>(schema: Schema<T>): Schema<T> => {
  const whole = schema.clone();
  const missing = Object.entries(STORED_FIELDS).filter(([field]) => !whole.path(field));
  whole.add(new Schema({ _id: ID, ...Object.fromEntries(missing), ...RELAY_FIELDS }));
  whole.set('versionKey', false);
  whole.set('minimize', false);
  // A field with a wrong name is a mistake: it must not be left out of a filter or a document in silence.
  whole.set('strict', 'throw');
  whole.set('strictQuery', 'throw');
  // Only documents with waiting facts are in it, in the order in which they may be taken: the sweep reads nothing else.
  whole.index({ 'relay.due': 1 }, { partialFilterExpression: { 'relay.due': { $exists: true } } });
  mapErrorsOfSchema(whole);
  return whole;
};

/** The models of one database. */
const modelsOf = (connection: Connection, deps: OutboxDeps, addSource: (source: Source) => void) => {
  const sources = new Map<string, Source>();
  return {
    define: <T extends Stored>(name: string, schema: Schema<T>, purge: boolean): Model<T> => {
      const model = connection.model<T>(name, completed(schema));
      const outboxes = outboxesOf(connection.collection<OutboxRow>(model.collection.collectionName), deps);
      const source = { name, outboxes, purge };
      sources.set(name, source);
      addSource(source);
      return model;
    },
    sourceOf: (model: { readonly modelName: string }): Source => {
      const source = sources.get(model.modelName);
      if (!source) throw new Error(`${model.modelName} is not a model of ${connection.name}`);
      return source;
    },
    sources: (): readonly Source[] => [...sources.values()],
    all: (): readonly ExaminedModel[] => [...sources.keys()].map((name) => connection.model(name)),
    /** Makes the collections and indexes of all models. */
    make: async (): Promise<void> => {
      for (const name of sources.keys()) {
        await connection.model(name).createCollection();
        await connection.model(name).createIndexes();
      }
    },
  };
};

/** Long enough for a first attempt that fails. */
const LONGEST_CONNECT_MS = 8_000;

const away = (cause: unknown): AppError => new AppError('UNAVAILABLE', say('errors.databaseAway'), { cause });

export type DocumentsOptions = {
  readonly store: StoreAddress;
  /** name of the service that owns it, such as catalog */
  readonly database: string;
  /** CloudEvents source of its facts */
  readonly source: string;
  readonly publish: Bus['publish'];
  readonly deadLetter: Bus['deadLetter'];
  readonly log: Logger;
  /** how long drained() waits for progress, in milliseconds; half a minute by default */
  readonly drainStalledMs?: number;
  readonly newId: () => string;
  readonly now: () => Date;
  /** W3C trace context of the current request */
  readonly traceparent?: () => string | undefined;
};

/**
 * Opens the documents of one service. A folder that cannot be used fails at once. When MongoDB is away it is awaited, with
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
    rawDocuments: rawDocumentsOf(connection, writes.change),
    erased: () => mapStoreErrors(() => untilErased(models.sources(), file)),
    file,
    close: async () => {
      stop.abort();
      await relay.close();
      await connection.close();
    },
  };
};
