import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sqliteDriver } from '@wellspring/mongoose-sqlite';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { Mongoose, type Connection } from 'mongoose';
import type { DataFile } from '../lifecycle/data-file.ts';
import type { Logger } from '../log/log.ts';
import { loggedRetries, retryWhileUnavailable } from '../retry.ts';
import { withTimeout } from '../timeout.ts';
import { recordsTraces } from '../telemetry/tracing.ts';
import { RELAY_FIELDS } from './relay-fields.ts';
import { mapStoreErrors } from './store-errors.ts';
import { traceStatements } from './trace-statements.ts';

/**
 * MongoDB by its URL, or a folder in which each database is one file. `refuseScans`, for tests: queries that no index
 * serves are refused on collections with more documents than that, as mongod does with notablescan.
 */
export type StoreAddress = { readonly mongodb: string } | { readonly folder: string; readonly refuseScans?: number };

const AWAY_AFTER_MS = 3_000;

const PLAIN = { autoIndex: false, autoCreate: false, bufferCommands: false } as const;

const MONGODB = {
  ...PLAIN,
  serverSelectionTimeoutMS: AWAY_AFTER_MS,
  heartbeatFrequencyMS: AWAY_AFTER_MS,
  connectTimeoutMS: AWAY_AFTER_MS,
  waitQueueTimeoutMS: AWAY_AFTER_MS,
  socketTimeoutMS: 30_000, // a server that hangs; long enough for building an index
  ignoreUndefined: true,
  // A revision is a version elsewhere: one that a fail-over rolls back must not have been read or published.
  readConcernLevel: 'majority',
  w: 'majority',
} as const;

export type OpenConnection = {
  readonly connection: Connection;
  /** Resolves when the store has answered for the first time; it is tried for as long as that takes. */
  readonly connected: Promise<void>;
  /** why it could not be connected to, when it was last tried */
  readonly failure: () => unknown;
};

/**
 * Opens a database with its own instance of mongoose. A folder is open when this resolves, or it throws why not. MongoDB may be away: then this
 * retries in the background, and every call meanwhile fails with UNAVAILABLE at once.
 */
export const openConnection = async (
  store: StoreAddress,
  database: string,
  { log, signal }: { readonly log: Logger; readonly signal: AbortSignal },
): Promise<OpenConnection> => {
  const mongoose = new Mongoose(PLAIN);
  if ('folder' in store) {
    await mkdir(store.folder, { recursive: true });
    mongoose.setDriver(sqliteDriver);
    const connection = mongoose.createConnection();
    const file = join(store.folder, `${database}.db`);
    const options = new URLSearchParams({ separate: Object.keys(RELAY_FIELDS).join() });
    if (store.refuseScans !== undefined) options.set('refuseScans', String(store.refuseScans));
    await mapStoreErrors(() => connection.openUri(`sqlite:${encodeURIComponent(file)}?${options.toString()}`, PLAIN));
    return { connection, connected: Promise.resolve(), failure: () => undefined };
  }
  const connection = mongoose.createConnection();
  const monitorCommands = recordsTraces();
  let failure: unknown;
  const connect = async (): Promise<void> => {
    try {
      await mapStoreErrors(() => connection.openUri(store.mongodb, { ...MONGODB, monitorCommands, dbName: database }));
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  const connected = retryWhileUnavailable(connect, {
    signal,
    ...loggedRetries(`connecting to MongoDB (${database})`, log),
  }).then(() => {
    if (monitorCommands) traceStatements(connection.getClient());
  });
  connected.catch(() => undefined); // start() reports it
  return { connection, connected, failure: () => failure };
};

/** The file of an embedded database. */
export const fileOf = (connection: Connection): DataFile => {
  const ask = (name: string) => mapStoreErrors(async () => connection.db?.command({ [name]: 1 }));
  const command = (name: string) => async (): Promise<void> => void (await ask(name));
  return {
    settle: command('settleFile'),
    hold: command('holdFile'),
    release: command('releaseFile'),
    empty: async () => (await ask('emptyLog'))?.['result'] === true,
  };
};

/** @throws AppError UNAVAILABLE when the store does not answer in time */
export const pingOf = async (connection: Connection): Promise<void> => {
  const answers = async (): Promise<void> => {
    if (!connection.db) throw new AppError('UNAVAILABLE', verbatim('The database is not connected yet.'));
    await connection.db.command({ ping: 1 });
  };
  const timeoutError = (): AppError => new AppError('UNAVAILABLE', verbatim('The database does not answer.'));
  await withTimeout(mapStoreErrors(answers), AWAY_AFTER_MS, timeoutError);
};
