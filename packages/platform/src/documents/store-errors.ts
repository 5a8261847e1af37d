import { AppError } from '@wellspring/errors';
import { say, type Message } from '@wellspring/words/message';
import { mongo, MongooseError, type Schema } from 'mongoose';

const FULL = say('errors.diskFull');

const AWAY = say('errors.dataAway');

/** MongoDB's numbers of errors that need a repair or a wait, for every operation. */
const NOT_NOW = new Set<unknown>([
  ...[6, 7, 89], // host unreachable, host not found, network timeout
  ...[13, 18, 8000], // unauthorized, authentication failed
  ...[50, 64, 262], // out of time
  ...[91, 11600, 11602], // shutting down, interrupted
  ...[189, 10107, 13435, 13436], // stepping down, not the primary
]);

/** What the embedded store calls a file that is in use, failing or damaged. */
const FILE_TROUBLE = new Set<unknown>([
  'SQLITE_BUSY',
  'SQLITE_LOCKED',
  'SQLITE_IOERR',
  'SQLITE_READONLY',
  'SQLITE_CORRUPT',
]);

/** Out of disk space, as MongoDB and the embedded store call it. */
const NO_ROOM = new Set<unknown>([14031, 'SQLITE_FULL']);

/** What MongoDB says, under any number, while its disk is full or its storage fails: it is about to end itself. */
const STORAGE_FAILS = /No space left on device|WT_PANIC|WiredTiger/;

/** How mongoose says that a command came before the first connection, or after the last. */
const NOT_CONNECTED = /before initial connection|force closed/;

/** No connection was free in time, or their pool was closed; the driver does not offer the classes. */
const NO_CONNECTION = new Set(['MongoWaitQueueTimeoutError', 'MongoPoolClosedError']);

const DUPLICATE_KEY = 11_000;

/** The cause of an aborted batch, where the server did not refuse rows: the driver wraps it in its own error. */
const brokenBatch = (error: Error): Error | undefined =>
  error instanceof mongo.MongoBulkWriteError && error.errorResponse instanceof Error ? error.errorResponse : undefined;

const isAway = (error: Error): boolean =>
  error instanceof mongo.MongoNetworkError ||
  error instanceof mongo.MongoSystemError || // no server selected in time
  NO_CONNECTION.has(error.name) ||
  error instanceof mongo.MongoNotConnectedError ||
  error instanceof mongo.MongoOperationTimeoutError ||
  error instanceof mongo.MongoClientClosedError ||
  error instanceof mongo.MongoTopologyClosedError ||
  (error instanceof mongo.MongoServerError && (NOT_NOW.has(error.code) || STORAGE_FAILS.test(error.message))) ||
  error.name === 'MongooseServerSelectionError' ||
  (error instanceof MongooseError && NOT_CONNECTED.test(error.message)) ||
  ('code' in error && FILE_TROUBLE.has(error.code));

const isDuplicateKey = (error: unknown): error is mongo.MongoServerError =>
  error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;

/** Whether a write was refused because its _id is taken. */
export const isDuplicateId = (error: unknown): boolean => {
  if (!(error instanceof AppError) || !isDuplicateKey(error.cause)) return false;
  const pattern: unknown = error.cause['keyPattern'];
  return typeof pattern === 'object' && pattern !== null && Object.keys(pattern).join() === '_id';
};

/** Which rows of a batch a unique index refused; undefined when anything else went wrong. */
export const refusedRows = (error: unknown): ReadonlySet<number> | undefined => {
  if (!(error instanceof mongo.MongoBulkWriteError)) return undefined;
  const failures = [error.writeErrors].flat();
  return failures.length > 0 && failures.every(({ code }) => code === DUPLICATE_KEY)
    ? new Set(failures.map(({ index }) => index))
    : undefined;
};

/** Maps errors of the store to our codes; unknown errors stay unchanged. */
export const asAppError = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  const broken = brokenBatch(error);
  if (broken) return asAppError(broken);
  if (isDuplicateKey(error)) return new AppError('CONFLICT', say('errors.existsAlready'), { cause: error });
  if ('code' in error && NO_ROOM.has(error.code)) return new AppError('UNAVAILABLE', FULL, { cause: error });
  return isAway(error) ? new AppError('UNAVAILABLE', AWAY, { cause: error }) : error;
};

/** Runs work on the store and says in our codes what went wrong. */
export const mapStoreErrors = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw asAppError(error);
  }
};

/**
 * Gives a refusal by a unique index the words of the caller: `insert(…).catch(duplicateKeyAs('Taken'))`. `field`: the one of the input
 * that is taken
 */
export const duplicateKeyAs =
  (message: Message, field?: string) =>
  (error: unknown): never => {
    throw error instanceof AppError && error.code === 'CONFLICT'
      ? new AppError('CONFLICT', message, { cause: error.cause, field })
      : error;
  };

/** Makes everything that adapters ask a model of this schema fail in our codes. */
export const mapErrorsOfSchema = <T>(schema: Schema<T>): void => {
  const fail = (error: unknown, _result: unknown, next: (error: Error) => void): void => {
    const mapped = asAppError(error);
    next(mapped instanceof Error ? mapped : new Error(String(mapped)));
  };
  schema.post(/^(count|delete|distinct|estimated|find|replace|save|update)/, fail);
  schema.post('aggregate', fail);
};
