import mongoose from 'mongoose';

const { MongoServerError, MongoBulkWriteError } = mongoose.mongo;

/** What MongoDB can do and this store does not. Thrown instead of a wrong answer. */
export const unsupported = (what: string): Error =>
  Object.assign(new Error(`${what} is not supported by the embedded store`), { code: 'UNSUPPORTED' });

/** An error with MongoDB's own code, as its driver would throw it. */
export const serverError = (code: number, message: string, more: Record<string, unknown> = {}): Error =>
  new MongoServerError({ message, errmsg: message, code, ...more });

/** One failed operation of several, in the shape of MongoDB's driver. */
export type WriteError = {
  readonly index: number;
  readonly code: number;
  readonly errmsg: string;
  readonly err: object;
};

/** The failure of operation `index`. Refusals and technical errors are no failures of one operation: they are thrown on. */
export const writeErrorOf = (error: unknown, index: number, op: unknown): WriteError => {
  if (!(error instanceof MongoServerError) || typeof error.code !== 'number') throw error;
  const { code, message: errmsg } = error;
  const { keyPattern, keyValue }: Record<string, unknown> = { ...error };
  const more = keyPattern ? { keyPattern, keyValue } : {};
  return { index, code, errmsg, err: { index, code, errmsg, op, ...more } };
};

/** What a batch throws of which some operations failed; `result` says what was done. */
export const bulkError = (errors: readonly WriteError[], result: mongoose.mongo.BulkWriteResult): Error => {
  const [first] = errors;
  const error = new MongoBulkWriteError({ message: first?.errmsg ?? '', code: first?.code ?? 0 }, result);
  return Object.assign(error, { writeErrors: errors });
};

/** An error of only one write. Any other error rolls back all writes of the same commit. */
export const isOwnFault = (error: unknown): boolean =>
  error instanceof MongoServerError || (error instanceof Error && 'code' in error && error.code === 'UNSUPPORTED');

const REASONS = new Map<number, readonly [string, string]>([
  [5, ['SQLITE_BUSY', 'is in use by another process']],
  [6, ['SQLITE_LOCKED', 'is locked']],
  [8, ['SQLITE_READONLY', 'cannot be written: it is read-only']],
  [10, ['SQLITE_IOERR', 'could not be read or written: the disk answered with an error']],
  [11, ['SQLITE_CORRUPT', 'is damaged']],
  [13, ['SQLITE_FULL', 'could not be written: the disk is full']],
  [14, ['SQLITE_CANTOPEN', 'cannot be opened: its folder must exist and be writable']],
  [26, ['SQLITE_NOTADB', 'is damaged or not a database of this store']],
]);

/** Says in words what SQLite reports by number; other errors pass unchanged. `code` is SQLite's name, as in SQLITE_FULL. */
export const readable = (error: unknown, file: string): unknown => {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return error;
  const reason = REASONS.get(Number(error.errcode) & 0xff);
  if (!reason) return error;
  const [code, words] = reason;
  return Object.assign(new Error(`The database ${file} ${words}.`, { cause: error }), { name: 'StoreError', code });
};
