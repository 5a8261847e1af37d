import { Client, errors } from '@elastic/elasticsearch';
import { AppError } from '@wellspring/errors';

const READ_TIMEOUT_MS = 3000;
/** Answers that say "not now": overloaded, starting, or the index is not there yet. */
const NOT_NOW: readonly (number | undefined)[] = [404, 429, 502, 503, 504];

export const isNotNow = (status: number | undefined): boolean => NOT_NOW.includes(status);

export const unavailable = (cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', 'Search does not answer at the moment.', { cause });

/** Runs a call; what waiting cures becomes AppError UNAVAILABLE. */
export const calling = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (error instanceof errors.ResponseError && !isNotNow(error.statusCode)) throw error;
    if (error instanceof errors.ElasticsearchClientError) throw unavailable(error);
    throw error;
  }
};

/** Whether it answered that the index, or all of its shards, is not there: one that is swapped goes while it is searched. */
export const isGone = (error: unknown): boolean =>
  error instanceof AppError &&
  error.cause instanceof errors.ResponseError &&
  [404, 503].includes(error.cause.statusCode ?? 0);

/** A client that gives up soon: callers wait and come again. */
export const elasticClient = (url: string): Client =>
  new Client({ node: url, maxRetries: 0, requestTimeout: READ_TIMEOUT_MS });
